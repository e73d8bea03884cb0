import type { DraftLayout } from '@blattwerk/schemas/configurator/draft.ts';
import { allowedFormats, priceFormatOf } from '@blattwerk/schemas/products/product-formats.ts';
import { type Format, parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { Foil } from '../model/design.ts';
import { type Cut, cuts } from '../model/outline.ts';
import type { Recipe } from '../recipes/recipe.ts';

/** Metal that a refinement presses; what is not listed prints the design without any. */
const foilOfRefinement: Readonly<Record<string, Foil>> = {
  gold: 'gold',
  rosegold: 'rosegold',
  silber: 'silver',
};

/** The design's recipe with the look, the options and the words that a customer chose. */
export function recipeOfLayout(recipe: Recipe, { choice, look, setFor }: DraftLayout): Recipe {
  const { format, refinement, punching } = choice;
  return {
    ...recipe,
    format: (format !== undefined && sizeOf(format, recipe)) || recipe.format,
    foil: refinement === undefined ? recipe.foil : (foilOfRefinement[refinement] ?? null),
    cut: cutOf(punching) ?? recipe.cut,
    palette: look.palette ?? recipe.palette,
    pairing: look.pairing ?? recipe.pairing,
    texts: { ...recipe.texts, ...setFor },
  };
}

/** Calendars and photo books are chosen by codes: `a4-portrait`. */
function sizeOf(format: string, { product: { kind, type } }: Recipe): Format | undefined {
  const { formats } = allowedFormats({ kind, productType: type });
  return (
    parseFormat(format) ?? parseFormat(formats.find((size) => priceFormatOf(kind, size) === format) ?? '')
  );
}

function cutOf(punching: string | undefined): Cut | undefined {
  return punching === 'none' ? undefined : cuts.find((cut) => cut === punching);
}
