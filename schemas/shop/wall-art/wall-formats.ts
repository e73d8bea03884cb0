import { z } from 'zod';
import { type Format, parseFormat } from '../sizes/formats.ts';
import { type FrameFamily, frameFamilies } from './frame-families.ts';
import { type Material, materials } from './materials.ts';

export const wallFormatGroups = ['landscape', 'portrait', 'square', 'panorama'] as const;
export type WallFormatGroup = (typeof wallFormatGroups)[number];
export const wallFormatGroupSchema = /* @__PURE__ */ z.enum(wallFormatGroups);

export const wallFormatGroupLabels: Record<WallFormatGroup, string> = {
  landscape: 'Querformat',
  portrait: 'Hochformat',
  square: 'Quadratisch',
  panorama: 'Panorama',
};

/** Sizes in millimetres that lists offer, smallest first; any other size within the limits is made too. */
export const wallFormats: Record<WallFormatGroup, readonly string[]> = {
  landscape: ['200x150', '300x200', '400x300', '600x400', '700x500', '800x600', '900x600', '1200x800'],
  portrait: ['150x200', '200x300', '300x400', '400x600', '500x700', '600x800', '600x900', '800x1200'],
  square: ['200x200', '300x300', '400x400', '500x500', '600x600', '800x800', '1000x1000'],
  panorama: ['600x200', '900x300', '1000x400', '1200x400', '1500x500', '1800x600'],
};

/** Shortest and longest side in millimetres; `maximumShort` is what the printer or the pane is wide. */
export type FormatLimits = { minimum: number; maximumShort: number; maximumLong: number };

export const materialLimits: Record<Material, FormatLimits> = {
  acrylglas: limits(150, 1200, 2000),
  aludibond: limits(150, 1500, 2500),
  backlitfolie: limits(200, 1500, 3000),
  echtglas: limits(150, 800, 1200),
  forexplatte: limits(150, 1500, 2500),
  fototapete: limits(500, 3000, 5000),
  gallerybond: limits(150, 1200, 2000),
  hahnemuehle: limits(150, 1100, 1800),
  klebefolie: limits(150, 1300, 3000),
  leinwand: limits(150, 1500, 2500),
  poster: limits(150, 1100, 1800),
  pvcplane: limits(500, 3000, 5000),
};

/** What a frame family holds, and the sizes of picture it is made for. */
export const frameLimits: Record<
  FrameFamily,
  FormatLimits & { materials: readonly [Material, ...Material[]] }
> = {
  alurahmen: { ...limits(150, 700, 1000), materials: ['poster', 'hahnemuehle'] },
  artbox: { ...limits(200, 800, 1200), materials: ['gallerybond', 'aludibond'] },
  fotorahmen: { ...limits(150, 300, 400), materials: ['poster', 'hahnemuehle'] },
  holzrahmen: { ...limits(150, 700, 1000), materials: ['poster', 'hahnemuehle'] },
  kunststoffrahmen: { ...limits(150, 600, 800), materials: ['poster'] },
  'schattenfuge-leinwand': { ...limits(200, 1000, 1500), materials: ['leinwand'] },
  'schattenfuge-platte': {
    ...limits(200, 1000, 1500),
    materials: ['aludibond', 'acrylglas', 'forexplatte', 'gallerybond'],
  },
};

/** Limits of a frame family (`holzrahmen`, also with its finish: `holzrahmen-eiche`) or of an unframed material. */
function wallArtLimits(productType: string): FormatLimits | undefined {
  const material = materials.find((known) => known === productType);
  if (material) return materialLimits[material];
  const family = frameFamilies.find((known) => productType === known || productType.startsWith(`${known}-`));
  if (!family) return undefined;
  const { minimum, maximumShort, maximumLong } = frameLimits[family];
  return limits(minimum, maximumShort, maximumLong);
}

/** Listed sizes of a framed or unframed picture, landscape first, and the limits of free entry; none for an unknown type. */
export function wallArtFormats(productType: string): { formats: string[]; limits?: FormatLimits } {
  const within = wallArtLimits(productType);
  if (!within) return { formats: [] };
  const formats = wallFormatGroups
    .flatMap((group) => wallFormats[group])
    .filter((text) => {
      const format = parseFormat(text);
      return format !== undefined && fitsLimits(format, within);
    });
  return { formats, limits: within };
}

export function fitsLimits({ width, height }: Format, limit: FormatLimits): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short >= limit.minimum && short <= limit.maximumShort && long <= limit.maximumLong;
}

/** What both allow. */
export function narrowerLimits(one: FormatLimits, other: FormatLimits): FormatLimits {
  return limits(
    Math.max(one.minimum, other.minimum),
    Math.min(one.maximumShort, other.maximumShort),
    Math.min(one.maximumLong, other.maximumLong),
  );
}

function limits(minimum: number, maximumShort: number, maximumLong: number): FormatLimits {
  return { minimum, maximumShort, maximumLong };
}
