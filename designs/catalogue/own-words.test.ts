import { expect, test } from 'vitest';
import { expandRecipe } from '../recipes/expand-recipe.ts';
import { catalogue } from './catalogue.ts';
import { catalogueDesigns } from './catalogue-designs.ts';

/** What a calendar says of its days. */
const ofDays = /^(month|numbers|weekdays|holidays|weekday-\d+|days-\d+|strip(-name)?-\d+)$/;

test('shoppers can write all words anew, but for the days of calendars', () => {
  const one = new Map(catalogueDesigns().map((design) => [design.recipe.composition, design] as const));
  for (const { id, recipe } of one.values()) {
    const expansion = expandRecipe(recipe, catalogue);
    if (!expansion.ok) throw new Error(`${id}: ${expansion.problem.message}`);
    const fixed = expansion.design.pages
      .flatMap(({ layers }) => layers)
      .flatMap((layer) => (layer.type === 'text' && layer.slot === undefined ? [layer.id] : []));
    expect(
      fixed.filter((layer) => !ofDays.test(layer)),
      String(id),
    ).toEqual([]);
  }
});
