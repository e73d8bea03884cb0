import { sidesOf } from '@blattwerk/designs/model/fold.ts';
import type { Size } from '@blattwerk/designs/model/shape.ts';
import type { Recipe } from '@blattwerk/designs/recipes/recipe.ts';
import type { Picture } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import type { CatalogueDesign } from './catalogue.ts';
import { pictureOf } from './picture-of.ts';

/** Of a calendar or a photo book: enough to see what it is like. */
const looksInside = 3;
type Pictured = Parameters<typeof pictureOf>[0] & Pick<CatalogueDesign, 'kind' | 'productType'>;

/** Kinds of card with more than a front. */
const folded = /^(postkarte|klappkarte|doppelklappkarte|leporello|pocketfold)/;

/** Pictures of what comes after a design's front and is worth a look: a card's inside or back, months, spreads. */
export function furtherPages(design: Pictured, recipe: Pick<Recipe, 'fold' | 'format'>): Picture[] {
  const front = pictureOf(design);
  return sizesOf(design, recipe).map(({ width, height }, place) => ({
    ...front,
    url: `${front.url}?page=${place + 1}`,
    height: Math.round((front.width * height) / width),
  }));
}

function sizesOf({ kind, productType }: Pictured, { fold, format }: Pick<Recipe, 'fold' | 'format'>): Size[] {
  if (kind === 'calendar') return Array(looksInside).fill(format);
  // Two pages lie side by side.
  if (kind === 'photobook') return Array(looksInside).fill({ ...format, width: format.width * 2 });
  const inside = kind === 'card' && folded.test(productType) ? sidesOf(fold, format)[1] : undefined;
  return inside ? [inside.trim] : [];
}
