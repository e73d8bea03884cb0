import { photoPlace } from '../drawing/photo-drawing.ts';
import type { PhotoLayer } from '../model/design.ts';
import type { Size } from '../model/shape.ts';

const millimetresPerInch = 25.4;

/** Pixels of a photo on an inch of paper, at the crop of its place. */
export function dotsPerInch({ box, crop }: Pick<PhotoLayer, 'box' | 'crop'>, photo: Size): number {
  return photo.width / (photoPlace(box, photo, crop).box.width / millimetresPerInch);
}
