import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { catalogueDesigns } from '../catalogue/catalogue-designs.ts';
import type { Motif } from '../motifs/motif.ts';
import { expandRecipe } from '../recipes/expand-recipe.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { shownMotifs } from './shown-motifs.ts';

const every = Number(process.env.CATALOGUE_EVERY ?? 29);

/** The motifs that are drawn when the first pages are filled; motifs of its own, so that no kept drawing stands in. */
function drawnFor(recipe: Recipe): Set<string> {
  const drawn = new Set<string>();
  const watched = new Map<string, Motif>();
  const motif = (id: string) => {
    const known = watched.get(id) ?? catalogue.motif(id);
    if (!known || watched.has(id)) return known;
    const one: Motif = {
      ...known,
      draw(random, size) {
        drawn.add(id);
        return known.draw(random, size);
      },
    };
    watched.set(id, one);
    return one;
  };
  const expansion = expandRecipe(recipe, {
    composition: (id) => catalogue.composition(id),
    palette: (id) => catalogue.palette(id),
    pairing: (id) => catalogue.pairing(id),
    motif,
  });
  if (!expansion.ok) throw new Error(expansion.problem.message);
  for (const { layers } of expansion.design.pages.slice(0, 3)) void layers.length;
  return drawn;
}

test('what a design is said to show is drawn', () => {
  const untrue = catalogueDesigns()
    .filter((design, index) => design.variantOf === null && index % every === 0)
    .flatMap(({ recipe }) => {
      const own = Object.values(recipe.motifs).flatMap((slot) => slot.map(({ id }) => id));
      const drawn = drawnFor(recipe);
      return shownMotifs(recipe)
        .filter((id) => own.includes(id) && !drawn.has(id))
        .map((id) => `${recipe.id} ${recipe.composition}: ${id}`);
    });
  expect(untrue).toEqual([]);
}, 120_000);
