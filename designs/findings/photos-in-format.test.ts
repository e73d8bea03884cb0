import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { catalogueDesigns } from '../catalogue/catalogue-designs.ts';
import { collageOf } from '../editing/testing/photo-design.ts';
import type { Page } from '../model/design.ts';
import type { Size } from '../model/shape.ts';
import { expandRecipe } from '../recipes/expand-recipe.ts';
import { photosInFormat } from './photos-in-format.ts';

function pagesIn(id: number, format?: Size): readonly Page[] {
  const found = catalogueDesigns().find((design) => design.id === id);
  if (!found) throw new Error(`There is no design ${id}.`);
  const expansion = expandRecipe({ ...found.recipe, ...(format && { format }) }, catalogue);
  if (!expansion.ok) throw new Error(expansion.problem.message);
  return expansion.design.pages;
}

/** The same photo in every slot. */
function everywhere(pages: readonly Page[], photo: Size): Record<string, Size> {
  const slots = pages.flatMap(({ layers }) =>
    layers.flatMap((layer) => (layer.type === 'photo' ? [layer.slot] : [])),
  );
  return Object.fromEntries(slots.map((slot) => [slot, photo]));
}

const collage = 220_102;
const book = 210_101;
const pixels = [
  { width: 600, height: 800 },
  { width: 1200, height: 800 },
];

test.each([
  ['a collage twice as large', collage, { width: 800, height: 600 }],
  ['a collage of a third', collage, { width: 300, height: 200 }],
  ['an upright collage', collage, { width: 500, height: 700 }],
  ['a large book', book, { width: 420, height: 297 }],
  ['a square book', book, { width: 200, height: 200 }],
  ['a small book', book, { width: 148, height: 105 }],
])('of %s it is known before which photos are too small', (_, id, format) => {
  const [now, then] = [pagesIn(id), pagesIn(id, format)];
  for (const size of pixels) {
    const photos = everywhere(now, size);
    expect(photosInFormat(now, photos, format)).toEqual(photosInFormat(then, photos, format));
  }
});

test('a photo is coarse before it is unprintable, is neither in its own size, and is asked about only where it is', () => {
  const { pages } = collageOf(['photo-1', 'photo-2']);
  const photos = { 'photo-1': { width: 600, height: 600 } };
  const at = (by: number) => {
    const { coarse, unprintable } = photosInFormat(pages, photos, { width: 200 * by, height: 100 * by });
    return [[...coarse], [...unprintable]];
  };
  expect(at(1)).toEqual([[], []]);
  expect(at(2)).toEqual([['photo-1'], []]);
  expect(at(9)).toEqual([[], ['photo-1']]);
});

test('what is cut off stays as wide in a larger size', () => {
  const [page] = collageOf(['photo']).pages;
  const [layer] = page?.layers ?? [];
  if (!page || layer?.type !== 'photo') throw new Error('A collage is a page of photos.');
  const wrapped = (edge: number, by: number): readonly Page[] => {
    const trim = { width: 200 * by, height: 100 * by };
    const box = { x: -edge, y: -edge, width: trim.width + 2 * edge, height: trim.height + 2 * edge };
    return [{ ...page, trim, layers: [{ ...layer, box }] }];
  };
  const format = { width: 800, height: 400 };
  for (let width = 1000; width < 4000; width += 100) {
    const photos = { photo: { width, height: width / 2 } };
    expect(photosInFormat(wrapped(40, 1), photos, format)).toEqual(
      photosInFormat(wrapped(40, 4), photos, format),
    );
  }
});
