import { marketOf } from '@blattwerk/schemas/shop/markets/markets.ts';
import { priceFormatOf } from '@blattwerk/schemas/shop/products/price-formats.ts';
import { productKindSchema } from '@blattwerk/schemas/shop/products/product-kinds.ts';
import { productName } from '@blattwerk/schemas/shop/words/product-name.ts';
import { productTypeLabel } from '@blattwerk/schemas/shop/words/product-type-label.ts';
import type { ListedDesign } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import type { Buyer } from '../customers/buyer.ts';
import { bitOf } from '../products/market-mask.ts';
import type { ProductCatalogue } from '../products/product-catalogue.ts';
import type { Catalogue, CatalogueDesign } from './catalogue.ts';
import { colourVariant } from './colour-variants.ts';
import { pictureOf } from './picture-of.ts';

/** Where a design is shown: its price and the words for it are the shop's. */
export type ShownIn = { shop: Buyer; products: ProductCatalogue; catalogue: Catalogue };

/** A design as the contract shows it. */
export function listedDesign(design: CatalogueDesign, { shop, products, catalogue }: ShownIn): ListedDesign {
  const { id, themeId, themeName, name, productType, format, facets, isRefinable, createdAt } = design;
  const kind = productKindSchema.parse(design.kind);
  const inColours = soldColours(design, { shop, products, catalogue });
  const described = { kind, productType, uses: facets.product ?? [] };
  return {
    id,
    themeId,
    themeName,
    name: productName(name, described, shop.language),
    kind,
    productType,
    typeLabel: productTypeLabel(described, shop.language),
    format,
    priceFormat: priceFormatOf(design.kind, format),
    filters: facets,
    isRefinable,
    priceFrom: products.product({ kind, id: String(id) })?.prices.get(shop.country) ?? null,
    createdAt: createdAt.toISOString(),
    picture: pictureOf(design),
    inColours: inColours.length > 1 ? inColours.map(colourVariant) : [],
  };
}

/** The colours a shop sells a design in, as it was first drawn before all others. */
export function soldColours(
  design: CatalogueDesign,
  { shop, products, catalogue }: ShownIn,
): readonly CatalogueDesign[] {
  const here = bitOf(marketOf(shop));
  return catalogue.inEveryColour(design).filter(({ kind, id }) => {
    const product = products.product({ kind: productKindSchema.parse(kind), id: String(id) });
    return product === undefined || (product.sold[shop.customerType] & here) !== 0;
  });
}
