import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clusterDesigns, type ThemeDesign } from './design-clusters.ts';

const picture = { url: '/p', widths: [200], width: 200, height: 300 };
const tones = ['#336699', '#ffffff'];

function design(id: number, variants: readonly number[] = []): ThemeDesign {
  return {
    id,
    name: 'Amaryllis',
    productType: 'postkarte-hoch',
    picture,
    colours: ['pink'],
    format: '105x148',
    isAvailable: true,
    colourVariants: variants.map((variant) => ({ id: variant, colours: ['blue'], tones, picture })),
  };
}

const idsOf = (designs: readonly ThemeDesign[]) =>
  clusterDesigns(designs).map((cluster) => cluster.map(({ id }) => id));

test('designs in other colours stand together', () => {
  expect(idsOf([design(1, [3]), design(2), design(3, [1])])).toEqual([[1, 3], [2]]);
});

test('every design is shown exactly once, whatever the variants say', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }));
  const variants = fc.array(fc.integer({ min: 1, max: 40 }));
  fc.assert(
    fc.property(ids, fc.infiniteStream(variants), (all, stream) => {
      const designs = all.map((id) => design(id, stream.next().value));
      expect(idsOf(designs).flat().sort()).toEqual([...all].sort());
    }),
  );
});
