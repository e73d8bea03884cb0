import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { catalogueDesigns } from '../catalogue/catalogue-designs.ts';
import type { Design, TextLayer } from '../model/design.ts';
import { createSamplePictures } from '../raster/sample-pictures.ts';
import { expandRecipe } from '../recipes/expand-recipe.ts';
import { openDiskFonts } from '../text/disk-fonts.ts';
import { largestRectangle } from './empty-area.ts';
import { facePixels } from './face-pixels.ts';
import { tasteFaults } from './judge-front.ts';
import { countDistinct, distanceOf, distinctFrom, impressionOf } from './likeness.ts';

const studio = {
  fonts: openDiskFonts(),
  pictureOf: createSamplePictures((id) => catalogue.illustration(id)),
};
const cards = catalogueDesigns().filter(({ kind, variantOf }) => kind === 'card' && variantOf === null);
/** All of them take a quarter of an hour: `npm run catalogue -- report --every 1`. */
const every = Number(process.env.CATALOGUE_EVERY ?? 101);

function expanded(id: number): Design {
  const design = cards.find((card) => card.id === id);
  const expansion = design && expandRecipe(design.recipe, catalogue);
  if (!expansion?.ok) throw new Error(`There is no design ${id}.`);
  return expansion.design;
}

/** The first wedding invitation, with its first text changed. */
function withText(change: Partial<TextLayer>): Design {
  const design = expanded(140102);
  const [page, ...pages] = design.pages;
  if (!page) throw new Error('It has no page.');
  const first = page.layers.findIndex(({ type, id }) => type === 'text' && id.includes('body'));
  const layers = page.layers.map((layer, index) =>
    index === first && layer.type === 'text' ? { ...layer, ...change } : layer,
  );
  return { ...design, pages: [{ ...page, layers }, ...pages] };
}

test('cards of the catalogue pass: readable texts on calm grounds, no bare fronts', () => {
  const faults = cards
    .filter((_, index) => index % every === 0)
    .flatMap(({ id }) => tasteFaults(expanded(id), studio).map(({ sentence }) => `${id}: ${sentence}`));
  expect(faults).toEqual([]);
}, 240_000);

test('what is wrong is said', () => {
  const sentencesOf = (change: Partial<TextLayer>) =>
    tasteFaults(withText(change), studio).map(({ measure }) => measure);
  expect(sentencesOf({})).toEqual([]);
  expect(sentencesOf({ colour: '#dddddd' })).toContain('contrast');
  expect(sentencesOf({ size: 5, minSize: 4 })).toContain('small');
});

test('the largest free rectangle is found', () => {
  const rows = ['#..#', '#...', '....', '##..'];
  expect(largestRectangle(rows.map((row) => [...row].map((cell) => cell === '#')))).toBe(6);
  expect(largestRectangle([[true]])).toBe(0);
});

test('a card is like itself, and unlike one of another kind', () => {
  const [one, other] = [140102, 140301].map((id) => impressionOf(facePixels(expanded(id), studio)));
  if (!one || !other) throw new Error('A card is missing.');
  expect(distanceOf(one, one)).toBe(0);
  expect(distanceOf(one, other)).toBeGreaterThan(distinctFrom);
  expect(countDistinct([one, one, other, other], distinctFrom)).toBe(2);
});
