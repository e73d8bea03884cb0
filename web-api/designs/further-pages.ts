import type { Recipe } from '@blattwerk/designs/recipes/recipe.ts';
import type { DesignLanguage } from '@blattwerk/schemas/design/design-language.ts';
import type { Picture } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import type { CatalogueDesign } from '../catalogue/catalogue.ts';
import { pictureOf } from '../catalogue/picture-of.ts';
import { kindTable } from '../kinds/kinds.generated.ts';

type Pictured = Parameters<typeof pictureOf>[0] & Pick<CatalogueDesign, 'kind' | 'productType'>;

/** Pictures of what comes after a design's front and is worth a look: a card's inside or back, months, spreads. */
export function furtherPages(
  design: Pictured,
  recipe: Pick<Recipe, 'fold' | 'format'>,
  language: DesignLanguage,
): Picture[] {
  const front = pictureOf(design, language);
  const sizes = kindTable[design.kind].furtherPages(design.productType, recipe);
  return sizes.map(({ width, height }, place) => ({
    ...front,
    url: `${front.url}?page=${place + 1}`,
    height: Math.round((front.width * height) / width),
  }));
}
