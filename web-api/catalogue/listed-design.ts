import { parseFormat } from '@blattwerk/schemas/shop/formats.ts';
import { priceFormatOf } from '@blattwerk/schemas/shop/price-formats.ts';
import { productKindSchema } from '@blattwerk/schemas/shop/product-kinds.ts';
import type { ListedDesign } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import { pictureWidths } from '@blattwerk/schemas/web-api/catalogue/picture-widths.ts';
import type { CatalogueDesign } from './catalogue.ts';

/** A design as the contract shows it. */
export function listedDesign(design: CatalogueDesign): ListedDesign {
  const { id, themeId, themeName, name, productType, format, facets, isRefinable, createdAt } = design;
  return {
    id,
    themeId,
    themeName,
    name,
    kind: productKindSchema.parse(design.kind),
    productType,
    format,
    priceFormat: priceFormatOf(design.kind, format),
    filters: facets,
    isRefinable,
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
