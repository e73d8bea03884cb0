import type { CollageType } from './collage-types.ts';

const small = ['200x200', '300x300', '300x200', '200x300', '400x300', '300x400'] as const;
const middle = ['400x400', '500x500', '600x400', '400x600', '700x500', '500x700'] as const;
const large = ['800x800', '800x600', '600x800', '1000x700', '700x1000', '1200x800', '800x1200'] as const;

/** Sizes in millimetres a collage is made in, the default first. */
export const collageFormats: Record<CollageType, readonly [string, ...string[]]> = {
  leinwand: ['600x400', ...small, ...middle.filter((format) => format !== '600x400'), ...large],
  poster: ['500x700', ...small, ...middle.filter((format) => format !== '500x700'), ...large],
  'framed-poster': ['500x700', ...small, ...middle.filter((format) => format !== '500x700')],
  mixed: ['300x300', ...small.filter((format) => format !== '300x300'), ...middle],
  raw: ['500x700', ...small, ...middle.filter((format) => format !== '500x700'), ...large],
};
