import { leafRecipe } from '@blattwerk/designs/recipes/testing/leaf-catalogue.ts';
import { expect, test } from 'vitest';
import { refinedRecipe } from './refined-recipe.ts';

const golden = { ...leafRecipe, foil: 'gold' as const };

test.each([
  ['ohne', null],
  ['relief', null],
  ['gold', 'gold'],
  ['rosegold', 'rosegold'],
  ['silber', 'silver'],
] as const)('with %s a design in gold has the foil %s', (refinement, foil) => {
  expect(refinedRecipe(golden, refinement).foil).toBe(foil);
});

test('without a wish it is as drawn, and what takes no foil never has one', () => {
  expect(refinedRecipe(golden, undefined)).toBe(golden);
  const plain = { ...leafRecipe, foil: null };
  expect(refinedRecipe(plain, 'gold')).toBe(plain);
});
