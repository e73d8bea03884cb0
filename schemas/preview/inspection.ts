import { z } from 'zod';
import { fieldName, place } from './place.ts';

const longestText = 500;
const longestAddress = 4000;
/** So many of a kind are told; the page may hold more. */
export const mostOf = 2000;

/** The block and field that something on the page comes from; null where no mark says so. */
const spot = z.object({ ...place.shape, field: fieldName.nullable() }).nullable();
const words = z.string().max(longestText);
const count = z.number().min(0);
const size = z.object({ width: count, height: count });

/** A text that does not fit: `cut` off by what is around it, or `wide` beyond the page's edge. */
const overflowingText = z.object({ spot, words, kind: z.enum(['cut', 'wide']), by: count });

const heading = z.object({ spot, words, level: z.int().min(1).max(6) });

/** `name` is what a screen reader reads aloud. */
const link = z.object({ spot, address: z.string().max(longestAddress), name: words });

const picture = z.object({
  spot,
  address: z.string().max(longestAddress),
  alt: words,
  /** Pixels of the file, and of the screen that it is shown in. */
  file: size,
  shown: size,
  /** Share of the file that the crop leaves out, 0 to 1. */
  croppedAway: z.number().min(0).max(1),
  /** Null where the browser does not say. */
  bytes: count.nullable(),
});

/** Compressed bytes that a visitor loads. */
const cost = z.object({ html: count, scripts: count, styles: count, fonts: count, pictures: count });

const obstacle = z.object({
  spot,
  /** Name of axe's rule. */
  rule: z.string().max(100),
  impact: z.enum(['minor', 'moderate', 'serious', 'critical']),
  help: words,
  html: words,
});

export const inspectedPart = z.enum(['overflow', 'outline', 'accessibility']);
export type InspectedPart = z.infer<typeof inspectedPart>;

/** What a look at one part of the page found. */
export const inspected = z.discriminatedUnion('part', [
  z.object({ part: z.literal('overflow'), texts: z.array(overflowingText).max(mostOf) }),
  z.object({
    part: z.literal('outline'),
    headings: z.array(heading).max(mostOf),
    links: z.array(link).max(mostOf),
    pictures: z.array(picture).max(mostOf),
    cost,
  }),
  z.object({ part: z.literal('accessibility'), obstacles: z.array(obstacle).max(mostOf) }),
]);

export type Inspected = z.infer<typeof inspected>;
export type Spot = z.infer<typeof spot>;
export type OverflowingText = z.infer<typeof overflowingText>;
export type PageHeading = z.infer<typeof heading>;
export type PageLink = z.infer<typeof link>;
export type PagePicture = z.infer<typeof picture>;
export type PageCost = z.infer<typeof cost>;
export type Obstacle = z.infer<typeof obstacle>;

/** Words of a page, as long as they may be told. */
export const asWords = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, longestText);

/** An address, as long as it may be told: pictures may be written out in theirs. */
export const asAddress = (address: string): string => address.slice(0, longestAddress);
