import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { catalogueDesigns } from '../catalogue/catalogue-designs.ts';
import { compositions } from '../compositions/all-compositions.ts';
import type { Design, Page } from '../model/design.ts';
import { expandRecipe } from '../recipes/expand-recipe.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { openDiskFonts } from '../text/disk-fonts.ts';
import { frontOf, pageSvg } from './draw-page.ts';
import { createSamplePictures } from './sample-pictures.ts';

const studio = {
  fonts: openDiskFonts(),
  pictureOf: createSamplePictures((id) => catalogue.illustration(id)),
};
const byComposition = Map.groupBy(catalogueDesigns(), ({ recipe }) => recipe.composition);
/** One design of each composition, whichever the seed of the run picks. */
const sample = fc
  .array(fc.nat(), { minLength: compositions.length, maxLength: compositions.length })
  .map((picks) =>
    [...byComposition.values()].flatMap((designs, index) => {
      const design = designs[(picks[index] ?? 0) % designs.length];
      return design ? [design.recipe] : [];
    }),
  );

function expanded(recipe: Recipe): Design {
  const expansion = expandRecipe(recipe, catalogue);
  if (!expansion.ok) throw new Error(expansion.problem.message);
  return expansion.design;
}

function svgOf(design: Design, page: Page): string {
  return pageSvg(design, page, 120, {}, studio);
}

test('of every composition the front composed alone is the front of the full document, and so is any page', () => {
  fc.assert(
    fc.property(sample, fc.nat(), (recipes, pick) => {
      for (const recipe of recipes) {
        const full = expanded(recipe);
        // From the last page to the first: a dependence on the order would show.
        const svgs = full.pages
          .map((page) => page)
          .toReversed()
          .map((page) => svgOf(full, page))
          .toReversed();
        const [alone, other] = [expanded(recipe), expanded(recipe)];
        const front = frontOf(alone).page;
        expect(svgOf(alone, front)).toBe(svgs[alone.pages.indexOf(front)]);
        const index = pick % other.pages.length;
        const page = other.pages[index];
        if (page) expect(svgOf(other, page)).toBe(svgs[index]);
      }
    }),
    { numRuns: 1 },
  );
}, 120_000);

test('a picture of the front composes nothing else', () => {
  const card = catalogueDesigns().find(({ recipe }) => recipe.fold === 'book');
  if (!card) throw new Error('There is no folded card.');
  const composed: string[] = [];
  const watching = {
    ...catalogue,
    composition(id: string) {
      const composition = catalogue.composition(id);
      if (!composition) return undefined;
      return {
        ...composition,
        compose: (product: Parameters<typeof composition.compose>[0]) =>
          composition.compose(product).map((plan) => ({
            ...plan,
            fill(random: Parameters<typeof plan.fill>[0]) {
              composed.push(plan.id);
              return plan.fill(random);
            },
          })),
      };
    },
  };
  const expansion = expandRecipe(card.recipe, watching);
  if (!expansion.ok) throw new Error(expansion.problem.message);
  const { page, view } = frontOf(expansion.design);
  pageSvg(expansion.design, page, 120, view, studio);
  expect(composed).toEqual(['outside']);
});
