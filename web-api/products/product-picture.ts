import { pictureSize } from '@blattwerk/designs/scenes/scene.ts';
import { scenesFor } from '@blattwerk/designs/scenes/scenes-for.ts';
import type { DesignLanguage } from '@blattwerk/schemas/design/design-language.ts';
import type { Picture } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import { pictureOf } from '../catalogue/picture-of.ts';
import { kindTable } from '../kinds/kinds.generated.ts';
import { goodPictureOf } from './good-picture.ts';
import type { Product } from './product.ts';

/** What stands for a product in lists. */
export function productPicture(product: Product, language: DesignLanguage): Picture | null {
  const { kind, pictured } = product;
  if (!pictured) return goodPictureOf(product);
  const picture = pictureOf(pictured, language);
  if (!kindTable[kind].isShownInScene) return picture;
  const [scene] = scenesFor({ kind, type: pictured.productType, fold: 'flat' });
  return scene
    ? { ...picture, ...pictureSize, url: `${picture.url}?scene=${scene.id}`, isScene: true }
    : picture;
}
