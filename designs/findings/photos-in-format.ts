import { type Sharpness, sharpnessOf } from '@blattwerk/schemas/shop/sizes/sharpness.ts';
import type { Page } from '../model/design.ts';
import type { Box, Size } from '../model/shape.ts';
import { dotsPerInch } from './dots-per-inch.ts';
import { lookedAt } from './looked-at.ts';

/** The slots whose photos would not look sharp. */
export type BluntPhotos = Readonly<Record<Exclude<Sharpness, 'sharp'>, ReadonlySet<string>>>;

/** The size that a document was laid out for: that of its last page, folded. Covers may be larger. */
export function formatOf(pages: readonly Page[]): Size | undefined {
  const page = pages.at(-1);
  return page && lookedAt(page);
}

/**
 * Which photos a document would print badly in another size. Its layout there is known only once it is chosen. A design
 * keeps its proportions, so that all places are taken to grow with the page; what is cut off stays as wide.
 * @param photos pixels of the photo in each slot; crops are those of the pages
 */
export function photosInFormat(
  pages: readonly Page[],
  photos: Readonly<Record<string, Size>>,
  { width, height }: Size,
): BluntPhotos {
  const blunt = { coarse: new Set<string>(), unprintable: new Set<string>() };
  const now = formatOf(pages);
  if (!now) return blunt;
  const grow = { across: width / now.width, down: height / now.height };
  for (const page of pages) {
    const face = lookedAt(page);
    const size = { width: face.width * grow.across, height: face.height * grow.down };
    for (const layer of page.layers) {
      const photo = layer.type === 'photo' && !layer.locked ? photos[layer.slot] : undefined;
      if (layer.type !== 'photo' || !photo) continue;
      const box = grown(layer.box, page.trim, grow);
      const sharpness = sharpnessOf(size, Math.floor(dotsPerInch({ box, crop: layer.crop }, photo)));
      if (sharpness !== 'sharp') blunt[sharpness].add(layer.slot);
    }
  }
  for (const slot of blunt.unprintable) blunt.coarse.delete(slot);
  return blunt;
}

type Growth = { across: number; down: number };

function grown({ x, y, width, height }: Box, trim: Size, { across, down }: Growth): Box {
  const [left, right] = [x, x + width].map((at) => grownPlace(at, trim.width, across));
  const [top, bottom] = [y, y + height].map((at) => grownPlace(at, trim.height, down));
  const [fromX = 0, toX = 0, fromY = 0, toY = 0] = [left, right, top, bottom];
  return { x: fromX, y: fromY, width: toX - fromX, height: toY - fromY };
}

/** Beyond the trim as far as before. */
function grownPlace(at: number, length: number, by: number): number {
  if (at < 0) return at;
  return at > length ? at + length * (by - 1) : at * by;
}
