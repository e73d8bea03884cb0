import { type PrintedPhoto, sharpnessIn, sharpUpTo } from '@blattwerk/designs/findings/print-sizes.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import type { Format } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { Sharpness } from '@blattwerk/schemas/shop/sizes/sharpness.ts';

/** How large the photo of a print may be printed. */
export type PrintSizes = {
  /** The largest size of the chosen proportions in which it looks sharp; undefined where it does in none. */
  upTo: Format | undefined;
  in(size: Format): Sharpness;
};

/** Of a document that is one photo alone, once that is in its place; undefined of any other. */
export function printSizesOf(
  design: Design | undefined,
  photos: DraftContent['photos'],
): PrintSizes | undefined {
  const [page, ...furtherPages] = design?.pages ?? [];
  if (!design || !page || furtherPages.length > 0 || !isPhotoAlone(design)) return undefined;
  const [layer] = page.layers;
  const photo = layer?.type === 'photo' ? photos[layer.slot] : undefined;
  if (layer?.type !== 'photo' || !photo) return undefined;
  const printed: PrintedPhoto = { trim: page.trim, layer, photo };
  return { upTo: sharpUpTo(printed), in: (size) => sharpnessIn(size, printed) };
}

/** Nothing but photos: there are no words to write, and no colours to choose. */
export function isPhotoAlone({ pages }: Design): boolean {
  return pages.every(({ layers }) => layers.length === 1 && layers[0]?.type === 'photo');
}
