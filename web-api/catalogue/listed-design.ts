import { parseFormat } from '@blattwerk/schemas/shop/formats.ts';
import { productKindSchema } from '@blattwerk/schemas/shop/product-kinds.ts';
import type { ListedDesign } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import { pictureWidths } from '@blattwerk/schemas/web-api/catalogue/picture-widths.ts';
import type { CatalogueDesign } from './catalogue.ts';

/** A design as the contract shows it. */
export function listedDesign(design: CatalogueDesign): ListedDesign {
  const { id, themeId, themeName, name, productType, format, facets, isRefinable, createdAt } = design;
  const { width, height } = parseFormat(format) ?? { width: 1, height: 1 };
  const largest = pictureWidths[pictureWidths.length - 1] ?? 1200;
  return {
    id,
    themeId,
    themeName,
    name,
    kind: productKindSchema.parse(design.kind),
    productType,
    format,
    filters: facets,
    isRefinable,
    createdAt: createdAt.toISOString(),
    picture: {
      url: `/web-api/pictures/${id}/${design.recipeHash}`,
      widths: [...pictureWidths],
      width: largest,
      height: Math.round((largest * height) / width),
    },
  };
}
