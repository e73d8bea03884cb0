import type { DesignDetail, Picture } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { kindTable } from '../kinds/kinds.generated.ts';

/** A page as a sheet of paper, or the product in a scene that fills the frame. */
export type GalleryPicture = {
  picture: Picture;
  /** What a scene shows; pages are named by their number. */
  label?: string;
  /** Counted from 1. */
  page?: number;
  isCloseUp?: true;
};

/** Scenes are drawn in this shape. */
const sceneShape = { width: 1200, height: 900 };
/** The pictures of a design: its front, its scenes, then its further pages. */
export function galleryPictures(design: DesignDetail): GalleryPicture[] {
  const { picture, scenes, kind } = design;
  const front: GalleryPicture = { picture, page: 1 };
  const inScenes = scenes.map(({ url, label }) => ({
    picture: { ...picture, ...sceneShape, url },
    label,
  }));
  const pages = design.furtherPages.map((page, place) => ({ picture: page, page: place + 2 }));
  return kindTable[kind].opensWithFront ? [front, ...inScenes, ...pages] : [...inScenes, front, ...pages];
}

/** The pictures of a product without a design. */
export function goodPictures({ kind, productType, picture }: CatalogueProduct): GalleryPicture[] {
  if (!picture) return [];
  const detail = { ...picture, url: `${picture.url}?view=detail` };
  return kindTable[kind].hasCloseUp(productType)
    ? [{ picture }, { picture: detail, isCloseUp: true }]
    : [{ picture }];
}
