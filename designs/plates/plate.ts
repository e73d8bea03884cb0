import { panelSchema } from '@blattwerk/schemas/design/document.ts';
import { z } from 'zod';

/** Colours that a plate takes from the design it shows. */
const tones = ['paper', 'envelope', 'seal', 'ribbon'] as const;
export type Tone = (typeof tones)[number];

const pixels = z.int().positive();

const common = {
  /** Its files begin with it. */
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** The part of the plate that it is seen in, in pixels. */
  box: z.strictObject({ left: z.int().min(0), top: z.int().min(0), width: pixels, height: pixels }),
  /** The brightest light in its table, of which the table has shares. */
  light: z.number().positive(),
};

/** When a place is shown: cards of a season stand in its own where there is one. */
const seasons = ['winter'] as const;
export type Season = (typeof seasons)[number];

/** What stickers lie on: the sheet they are sold on, or what one is stuck to, in the tone of envelopes. */
const grounds = ['liner', 'envelope'] as const;
export type StickerGround = (typeof grounds)[number];

const shownSchema = z.union([
  z.strictObject({ panel: panelSchema.shape.id }),
  z.strictObject({ page: z.int().min(0) }),
  /** Fronts of any proportions and cut: as many as a sheet holds, or one alone. */
  z.strictObject({ stickers: z.enum(grounds) }),
]);

/**
 * A face of a folded card, a whole page, or stickers. `foil`: the brightest light when all of it is metal, where foil is
 * pressed on such.
 */
const faceSheetSchema = z.strictObject({
  ...common,
  face: shownSchema,
  /** Width by height of what it shows. */
  aspect: z.number().positive(),
  foil: z.number().positive().optional(),
});
/** Something plain in a colour of the design. */
const toneSheetSchema = z.strictObject({ ...common, tone: z.enum(tones) });

const sheetSchema = z.union([faceSheetSchema, toneSheetSchema]);

/** A rendered place with white sheets in it. `source`: the hash of the scripts that rendered it. */
export const plateSchema = z.strictObject({
  id: z.string(),
  scene: z.string(),
  source: z.string().regex(/^[0-9a-f]{64}$/),
  /** Absent: shown all the year. */
  season: z.enum(seasons).optional(),
  size: z.strictObject({ width: pixels, height: pixels }),
  sheets: z.array(sheetSchema).min(1),
});
export type Plate = z.infer<typeof plateSchema>;
export type PlateSheet = Plate['sheets'][number];
export type FaceSheet = z.infer<typeof faceSheetSchema>;
export type ToneSheet = z.infer<typeof toneSheetSchema>;

/** Pixels of the plate for one of the table, in both directions: light is soft, coordinates are softer still. */
export const tableSteps = { share: 1, light: 2, foil: 2, coordinates: 4 } as const;
export type TableName = keyof typeof tableSteps;

/** Coordinates go on beyond a sheet's edges: what is stored runs over twice its width and height. */
export const coordinateRange = { from: -0.5, to: 1.5 } as const;
