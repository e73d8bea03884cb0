import { expect, test } from 'vitest';
import type { Design } from '../../model/design.ts';
import { expandRecipe } from '../../recipes/expand-recipe.ts';
import { cardDesigns } from '../card-designs.ts';
import { catalogue } from '../catalogue.ts';
import { posterDesigns } from '../poster-designs.ts';
import { beginFrom } from './begin-from.ts';
import { handCatalogueDesign } from './hand-catalogue-design.ts';

const names = { de: 'Neu', en: 'New', es: 'Nuevo', fr: 'Neuf', it: 'Nuovo', nl: 'Nieuw' };
const described = { names, occasion: 'geburtstag', use: 'einladungskarte' } as const;
const samples = cardDesigns().filter(({ variantOf }, index) => variantOf === null && index % 211 === 0);

/** What is drawn on the front, without words. */
function drawingOf({ pages }: Design): string[] {
  const [page] = pages;
  const panel = page?.panels.find(({ id }) => id === 'front');
  return (page?.layers ?? []).flatMap((layer) => {
    const isFront = !panel || page?.panels.length === 1 || layer.id.startsWith('front-');
    return layer.type === 'art' && isFront
      ? layer.items.flatMap(({ shapes }) => shapes.map(({ d }) => d))
      : [];
  });
}

test.each(samples.map(({ id, recipe }) => [id, recipe] as const))(
  'card %i of the catalogue is the beginning of one that draws and says the same',
  (_, recipe) => {
    const begun = beginFrom(recipe, described, catalogue);
    if (!begun.ok) throw new Error(begun.message);
    const made = handCatalogueDesign(begun.design, 800_000_001);
    if (!made.ok) throw new Error(made.message);
    const own = expandRecipe(made.design.recipe, catalogue);
    const first = expandRecipe(recipe, catalogue);
    if (!own.ok || !first.ok) throw new Error('A card cannot be drawn.');
    expect(drawingOf(own.design)).toEqual(expect.arrayContaining(drawingOf(first.design).slice(1)));
    expect(made.design.recipe.texts).toEqual(recipe.texts);
    expect(made.design.recipe.wordsIn?.fr).toBeDefined();
  },
);

test('what is no card is no beginning', () => {
  const [poster] = posterDesigns();
  expect(poster && beginFrom(poster.recipe, described, catalogue).ok).toBe(false);
});
