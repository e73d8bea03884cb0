import { z } from 'zod';
import { mostCollagePhotos } from './collage-limits.ts';

const count = z.int().min(1).max(mostCollagePhotos);

/** How many photos a collage has, and how many it may have in its size. */
export const collagePhotosSchema = z
  .strictObject({ photos: count, least: count, most: count })
  .meta({ id: 'CollagePhotos' });
export type CollagePhotos = z.infer<typeof collagePhotosSchema>;
