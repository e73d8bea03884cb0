import { z } from 'zod';

/** What a photo collage is made as. */
export const collageTypes = ['leinwand', 'poster', 'framed-poster', 'mixed', 'raw'] as const;
export type CollageType = (typeof collageTypes)[number];
export const collageTypeSchema = /* @__PURE__ */ z.enum(collageTypes);

export const collageTypeLabels: Record<CollageType, string> = {
  leinwand: 'Leinwand',
  poster: 'Poster',
  'framed-poster': 'Poster im Rahmen',
  mixed: 'Gemischt',
  raw: 'Ohne Träger',
};
