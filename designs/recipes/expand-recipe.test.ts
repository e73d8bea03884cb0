import { designSchema } from '@blattwerk/schemas/design/document.ts';
import { expect, test } from 'vitest';
import { expandRecipe, type ProblemCode } from './expand-recipe.ts';
import { type Recipe, recipeSchema } from './recipe.ts';
import { catalogue, leafRecipe as recipe } from './testing/leaf-catalogue.ts';

test('a recipe becomes a valid document, the same each time', () => {
  const first = expandRecipe(recipe, catalogue);
  if (!first.ok) throw new Error(first.problem.message);
  expect(designSchema.parse(first.design)).toEqual(first.design);
  expect(JSON.stringify(expandRecipe(recipe, catalogue))).toBe(JSON.stringify(first));
  expect(first.design.pages.map(({ trim, folds }) => ({ trim, folds }))).toEqual([
    { trim: { width: 240, height: 170 }, folds: [{ x: 120 }] },
    { trim: { width: 240, height: 170 }, folds: [{ x: 120 }] },
  ]);
});

test('a text left out has its sample, a motif follows its seed', () => {
  const other = { ...recipe, motifs: { top: [{ id: 'leaf/plain', seed: 4 }] }, texts: { names: 'Ida' } };
  const drawn = [recipe, other].map((one) => {
    const expansion = expandRecipe(one, catalogue);
    if (!expansion.ok) throw new Error(expansion.problem.message);
    return JSON.stringify(expansion.design.pages);
  });
  expect(drawn[0]).toContain('Lena & Paul');
  expect(drawn[1]).toContain('Ida');
  const path = /M0 0V-[\d.]+/;
  expect(path.exec(drawn[0] ?? '')?.[0]).not.toBe(path.exec(drawn[1] ?? '')?.[0]);
});

test('a punched card has the outline of its cut on every page', () => {
  const expansion = expandRecipe({ ...recipe, cut: 'wave' }, catalogue);
  expect(expansion.ok && expansion.design.pages.every(({ outline }) => outline?.startsWith('M'))).toBe(true);
});

const refused: [ProblemCode, Partial<Recipe>][] = [
  ['unknown-composition', { composition: 'nothing' }],
  ['unknown-palette', { palette: 'nothing' }],
  ['unknown-pairing', { pairing: 'nothing' }],
  ['unknown-motif', { motifs: { top: [{ id: 'leaf/nothing', seed: 1 }] } }],
  ['unfit-motif', { motifs: {} }],
  ['unknown-slot', { texts: { nothing: 'x' } }],
  ['unknown-slot', { options: { nothing: 1 } }],
  ['unfit-option', { options: { size: 'huge' } }],
  ['unfit-format', { format: { width: 200, height: 100 } }],
  ['unfit-format', { fold: 'zigzag' }],
];

test.each(refused)('refused as %s: %j', (code, change) => {
  const expansion = expandRecipe({ ...recipe, ...change }, catalogue);
  expect(expansion.ok ? 'expanded' : expansion.problem.code).toBe(code);
});

test('a recipe with a field nobody knows, or above 20 KB, is refused', () => {
  expect(recipeSchema.safeParse({ ...recipe, price: 3 }).success).toBe(false);
  const wordy = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`text-${index}`, 'ä'.repeat(900)]),
  );
  expect(recipeSchema.safeParse({ ...recipe, texts: wordy }).success).toBe(false);
});
