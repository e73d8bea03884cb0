import { designLanguageOf } from '@blattwerk/schemas/design/design-language.ts';
import { priceFormatOf } from '@blattwerk/schemas/products/product-formats.ts';
import { productName } from '@blattwerk/schemas/products/product-name.ts';
import { productTypeLabel } from '@blattwerk/schemas/products/product-type-label.ts';
import { marketOf } from '@blattwerk/schemas/shop/markets/markets.ts';
import type { ListedDesign } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import type { Catalogue, CatalogueDesign } from '../catalogue/catalogue.ts';
import { colourVariant } from '../catalogue/colour-variants.ts';
import { nameIn } from '../catalogue/name-in.ts';
import { pictureOf } from '../catalogue/picture-of.ts';
import type { Buyer } from '../customers/buyer.ts';
import type { ProductCatalogue } from '../products/product-catalogue.ts';
import { bitOf } from '../sold/market-mask.ts';

/** Where a design is shown: its price and the words for it are the shop's. */
export type ShownIn = { shop: Buyer; products: ProductCatalogue; catalogue: Catalogue };

/** A design as the contract shows it. */
export function listedDesign(design: CatalogueDesign, { shop, products, catalogue }: ShownIn): ListedDesign {
  const { id, themeId, themeName, name, kind, productType, format, facets, isRefinable, createdAt } = design;
  const inColours = soldColours(design, { shop, products, catalogue });
  const described = { kind, productType, uses: facets.product ?? [] };
  return {
    id,
    themeId,
    themeName: nameIn(themeName, shop.language, design),
    name: productName(nameIn(name, shop.language, design), described, shop.language),
    kind,
    productType,
    typeLabel: productTypeLabel(described, shop.language),
    madeLabel: productTypeLabel({ ...described, uses: [] }, shop.language),
    format,
    priceFormat: priceFormatOf(kind, format),
    filters: facets,
    isRefinable,
    priceFrom: products.product({ kind, id: String(id) })?.prices.get(shop.country) ?? null,
    createdAt: createdAt.toISOString(),
    picture: pictureOf(design, designLanguageOf(shop)),
    inColours: inColours.length > 1 ? inColours.map((one) => colourVariant(one, designLanguageOf(shop))) : [],
  };
}

/** The colours a shop sells a design in, as it was first drawn before all others. */
export function soldColours(
  design: CatalogueDesign,
  { shop, products, catalogue }: ShownIn,
): readonly CatalogueDesign[] {
  const here = bitOf(marketOf(shop));
  return catalogue.inEveryColour(design).filter(({ kind, id }) => {
    const product = products.product({ kind, id: String(id) });
    return product === undefined || (product.sold[shop.customerType] & here) !== 0;
  });
}
