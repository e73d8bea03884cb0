import { type BluntPhotos, formatOf, photosInFormat } from '@blattwerk/designs/findings/photos-in-format.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import type { Format } from '@blattwerk/schemas/shop/sizes/formats.ts';

/** How a document's photos would look in another size. */
export type FormatPhotos = { in(size: Format): BluntPhotos };

/**
 * Of collages and books: their places keep their shares of the page in every size.
 * @returns undefined before a photo is there, and of documents that are laid out for none of the sizes
 */
export function formatPhotosOf(
  design: Design | undefined,
  photos: DraftContent['photos'],
  sizes: readonly Format[],
): FormatPhotos | undefined {
  const now = design && formatOf(design.pages);
  if (!design || !now) return undefined;
  const isOffered = sizes.some(({ width, height }) => width === now.width && height === now.height);
  const isThere = design.pages.some(({ layers }) =>
    layers.some((layer) => layer.type === 'photo' && !layer.locked && photos[layer.slot]),
  );
  if (!isOffered || !isThere) return undefined;
  return { in: (size) => photosInFormat(design.pages, photos, size) };
}
