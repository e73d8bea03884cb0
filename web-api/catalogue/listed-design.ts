import { parseFormat } from '@blattwerk/schemas/shop/formats.ts';
import { priceFormatOf } from '@blattwerk/schemas/shop/price-formats.ts';
import { productKindSchema } from '@blattwerk/schemas/shop/product-kinds.ts';
import { productName } from '@blattwerk/schemas/shop/product-name.ts';
import { productTypeLabel } from '@blattwerk/schemas/shop/product-type-label.ts';
import type { ListedDesign } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import { pictureWidths } from '@blattwerk/schemas/web-api/catalogue/picture-widths.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/shop-headers.ts';
import type { ProductCatalogue } from '../products/product-catalogue.ts';
import type { CatalogueDesign } from './catalogue.ts';

/** Where a design is shown: its price and the words for it are the shop's. */
export type ShownIn = { shop: ShopContext; products: ProductCatalogue };

/** A design as the contract shows it. */
export function listedDesign(design: CatalogueDesign, { shop, products }: ShownIn): ListedDesign {
  const { id, themeId, themeName, name, productType, format, facets, isRefinable, createdAt } = design;
  const kind = productKindSchema.parse(design.kind);
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
  };
}

/** The picture of a design's front. */
export function pictureOf({
  id,
  format,
  recipeHash,
}: Pick<CatalogueDesign, 'id' | 'format' | 'recipeHash'>): ListedDesign['picture'] {
  const { width, height } = parseFormat(format) ?? { width: 1, height: 1 };
  const largest = pictureWidths[pictureWidths.length - 1] ?? 1200;
  return {
    url: `/web-api/pictures/${id}/${recipeHash}`,
    widths: [...pictureWidths],
    width: largest,
    height: Math.round((largest * height) / width),
  };
}
