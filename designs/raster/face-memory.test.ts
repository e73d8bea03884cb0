import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { catalogueDesigns } from '../catalogue/catalogue-designs.ts';
import { expandRecipe } from '../recipes/expand-recipe.ts';
import { openDiskFonts } from '../text/disk-fonts.ts';
import { createFaceMemory } from './face-memory.ts';

const studio = { fonts: openDiskFonts(), pictureOf: () => undefined };
const front = { panel: 'front' } as const;

function someCard() {
  const recipe = catalogueDesigns().find(({ recipe: { fold } }) => fold === 'book')?.recipe;
  const expansion = recipe && expandRecipe(recipe, catalogue);
  if (!expansion?.ok) throw new Error('There is no folded card.');
  return expansion.design;
}

test('places and sizes that differ little share one drawing of a face, at least as wide as wanted', () => {
  const faceOf = createFaceMemory()(someCard(), studio);
  const face = faceOf(front, 190, 'without-foil');
  expect(face?.width).toBeGreaterThanOrEqual(190);
  expect(faceOf(front, 200, 'without-foil')).toBe(face);
  expect(faceOf(front, 300, 'without-foil')).not.toBe(face);
  expect(faceOf(front, 190, 'foil-mask')).not.toBe(face);
});

test('a face that the design does not have is none, and another design has faces of its own', () => {
  const memory = createFaceMemory();
  const [card, same] = [someCard(), someCard()];
  expect(memory(card, studio)({ panel: 'inside-4' }, 100, 'without-foil')).toBeUndefined();
  const face = memory(card, studio)(front, 100, 'without-foil');
  expect(memory(card, studio)(front, 100, 'without-foil')).toBe(face);
  expect(memory(same, studio)(front, 100, 'without-foil')).not.toBe(face);
});
