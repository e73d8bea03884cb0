import { designLanguageOf } from '@blattwerk/schemas/design/design-language.ts';
import { productName } from '@blattwerk/schemas/products/product-name.ts';
import type { GroupDesign } from '@blattwerk/schemas/web-api/catalogue/theme-groups.ts';
import { coloursOf } from '../catalogue/colour-variants.ts';
import { nameIn } from '../catalogue/name-in.ts';
import { pictureOf } from '../catalogue/picture-of.ts';
import type { Buyer } from '../customers/buyer.ts';
import type { DesignProduct } from './theme-catalogue.ts';

/** A design as its theme shows it. */
export function groupDesign(
  { kind, name, productType, design }: DesignProduct,
  shop: Pick<Buyer, 'language' | 'locale'>,
): GroupDesign {
  const { language } = shop;
  const described = { kind, productType, uses: design.facets.product ?? [] };
  return {
    id: design.id,
    name: productName(nameIn(name, language, design), described, language),
    productType,
    picture: pictureOf(design, designLanguageOf(shop)),
    colours: coloursOf(design),
  };
}
