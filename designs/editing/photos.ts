import type { Design, Layer, Page, PhotoLayer } from '../model/design.ts';
import { isSameCrop } from './turned-crop.ts';

/** How each slot's photo is cropped, by slot. */
export type Crops = Readonly<Record<string, { crop: PhotoLayer['crop'] }>>;

/**
 * The design with the photos of a draft cropped as there. Layers and pages whose crop stays are the same objects, so
 * that only the others are drawn anew; a slot that has no place changes nothing.
 */
export function designWithPhotos(design: Design, photos: Crops): Design {
  const pages = design.pages.map((page) => pageWithPhotos(page, photos));
  return pages.every((page, index) => page === design.pages[index]) ? design : { ...design, pages };
}

function pageWithPhotos(page: Page, photos: Crops): Page {
  let isChanged = false;
  const layers = page.layers.map((layer): Layer => {
    const crop = layer.type === 'photo' ? photos[layer.slot]?.crop : undefined;
    if (layer.type !== 'photo' || !crop || isSameCrop(layer.crop, crop)) return layer;
    isChanged = true;
    return { ...layer, crop };
  });
  return isChanged ? { ...page, layers } : page;
}
