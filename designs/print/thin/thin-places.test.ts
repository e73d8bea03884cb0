import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ArtLayer, Page } from '../../model/design.ts';
import type { Shape } from '../../model/shape.ts';
import { preflight } from '../preflight.ts';
import { designOf, jobOf } from '../testing/print-jobs.ts';
import { thinPlaces } from './thin-places.ts';

const page: Page = {
  id: 'front',
  label: 'Vorderseite',
  trim: { width: 24, height: 16 },
  folds: [],
  panels: [],
  background: 'paper',
  layers: [],
};

/** What is drawn, turned about the page's middle. */
function drawn(shapes: Shape[], angle = 0): ArtLayer {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [12 - 12 * cos + 8 * sin, 8 - 12 * sin - 8 * cos];
  return {
    id: 'art',
    type: 'art',
    finish: 'foil',
    locked: false,
    items: [{ matrix: [cos, sin, -sin, cos, x, y], shapes }],
  };
}
const field = { d: 'M3 2H21V14H3Z', fill: 'accent' };
const bar = (y: number, height: number, fill: string) => ({ d: `M5 ${y}H19V${y + height}H5Z`, fill });
const found = (shapes: Shape[], angle = 0) => thinPlaces(page, [drawn(shapes, angle)], { line: 1, gap: 1 });
const turn = fc.double({ min: 0, max: Math.PI, noNaN: true });

test('a ridge left between two fields without metal is found where it is, however it is turned', () => {
  const ridge = (height: number) => [field, bar(3, 4, 'paper'), bar(7 + height, 3, 'paper')];
  fc.assert(
    fc.property(fc.double({ min: 0.05, max: 0.11, noNaN: true }), turn, (height, angle) => {
      const [place, ...others] = found(ridge(height), angle);
      expect(others).toEqual([]);
      expect(place?.of).toBe('line');
      expect(place?.length).toBeCloseTo(14, 0);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      expect(place?.x).toBeCloseTo(12 + sin, 0);
      expect(place?.y).toBeCloseTo(8 - cos, 0);
    }),
    { numRuns: 8 },
  );
  fc.assert(
    fc.property(fc.double({ min: 0.19, max: 3, noNaN: true }), turn, (height, angle) => {
      expect(found(ridge(height), angle)).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

test('a gap between two bars is found when it is narrower than metal needs', () => {
  const apart = (gap: number) => [bar(4, 3, 'accent'), bar(7 + gap, 3, 'accent')];
  fc.assert(
    fc.property(fc.double({ min: 0.04, max: 0.07, noNaN: true }), turn, (gap, angle) => {
      const places = found(apart(gap), angle);
      expect(places.map(({ of }) => of)).toEqual(['gap']);
      expect(places[0]?.length).toBeCloseTo(14, 0);
    }),
    { numRuns: 8 },
  );
  fc.assert(
    fc.property(fc.double({ min: 0.14, max: 3, noNaN: true }), turn, (gap, angle) => {
      expect(found(apart(gap), angle)).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

test('what is filled as thin as a line holds on the plate, and so do tips and lines that are drawn', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.02, max: 0.14, noNaN: true }), turn, (height, angle) => {
      expect(found([bar(8, height, 'accent')], angle)).toEqual([]);
    }),
    { numRuns: 8 },
  );
  expect(found([{ d: 'M3 10Q12 2 21 10Q12 2.05 3 10Z', fill: 'accent' }])).toEqual([]);
  expect(found([{ d: 'M3 8L21 7.6V8.4Z', fill: 'accent' }])).toEqual([]);
  expect(found([{ d: 'M3 8L21 9', stroke: 'accent', strokeWidth: 0.05 }])).toEqual([]);
});

test('the ticket says where a drawing does not hold', () => {
  const wedding = designOf(142301);
  const layers = [drawn([field, bar(3, 4, 'paper'), bar(7.08, 3, 'paper')])];
  const design = { ...wedding, foil: 'gold' as const, pages: [{ ...page, layers }] };
  expect(preflight(design, jobOf(design).fonts)).toEqual([
    { code: 'foil-drawing', page: 1, of: 'line', places: 1, longest: 13.96, x: 12, y: 7.04 },
  ]);
});

test.each([146304, 175806])(
  'drawings of the catalogue hold on the plate: %i',
  (id) => {
    const design = designOf(id);
    expect(preflight(design, jobOf(design).fonts).filter(({ code }) => code === 'foil-drawing')).toEqual([]);
  },
  60_000,
);
