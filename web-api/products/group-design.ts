import { productName } from '@blattwerk/schemas/products/product-name.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { GroupDesign } from '@blattwerk/schemas/web-api/catalogue/theme-groups.ts';
import { coloursOf } from '../catalogue/colour-variants.ts';
import { nameIn } from '../catalogue/name-in.ts';
import { pictureOf } from '../catalogue/picture-of.ts';
import type { DesignProduct } from './theme-catalogue.ts';

/** A design as its theme shows it. */
export function groupDesign(
  { kind, name, productType, design }: DesignProduct,
  language: Language,
): GroupDesign {
  const described = { kind, productType, uses: design.facets.product ?? [] };
  return {
    id: design.id,
    name: productName(nameIn(name, language, design), described, language),
    productType,
    picture: pictureOf(design, language),
    colours: coloursOf(design),
  };
}
