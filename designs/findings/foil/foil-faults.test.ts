import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '../../catalogue/catalogue.ts';
import { catalogueDesigns } from '../../catalogue/catalogue-designs.ts';
import { designWithUnfoiled } from '../../editing/unfoiled.ts';
import type { Design, TextLayer } from '../../model/design.ts';
import { expandRecipe } from '../../recipes/expand-recipe.ts';
import { openDiskFonts } from '../../text/disk-fonts.ts';
import { flatOutline } from './flat-outline.ts';
import { foilFaults, spreadOf } from './foil-faults.ts';
import { widthAt, widthsOf } from './widths.ts';

const fonts = openDiskFonts();
const foiled = catalogueDesigns().filter(({ recipe }) => recipe.foil);

function designOf(recipe: (typeof foiled)[number]['recipe']): Design {
  const expansion = expandRecipe(recipe, catalogue);
  if (!expansion.ok) throw new Error(expansion.problem.message);
  return expansion.design;
}

/** A page in gold with one text on it. */
function pressed(text: Partial<TextLayer>, paper = '#ffffff'): Design {
  const [first] = foiled;
  if (!first) throw new Error('Nothing is pressed.');
  const design = designOf(first.recipe);
  const [page] = design.pages;
  if (!page) throw new Error('There is no page.');
  const layer: TextLayer = {
    id: 'names',
    type: 'text',
    finish: 'foil',
    locked: false,
    slot: 'names',
    text: 'Ida & Jan',
    label: 'Namen',
    maxLength: 80,
    box: { x: 5, y: 5, width: 90, height: 40 },
    rotate: 0,
    font: 'jost-500',
    size: 24,
    minSize: 4,
    lineHeight: 1.2,
    tracking: 0,
    upperCase: false,
    align: 'center',
    verticalAlign: 'middle',
    colour: 'accent',
    ...text,
  };
  const palette = { ...design.palette, paper };
  return { ...design, foil: 'gold', palette, pages: [{ ...page, background: 'paper', layers: [layer] }] };
}
const codes = (design: Design) => foilFaults(design, fonts).map(({ code }) => code);

test('untouched designs of the catalogue have nothing that metal would not hold', {
  timeout: 120_000,
}, () => {
  for (const { id, recipe } of foiled.filter((_, place) => place % 29 === 0))
    expect(foilFaults(designOf(recipe), fonts), String(id)).toEqual([]);
});

test('letters too small, strokes too thin and metal on metal are found, each with its slot', () => {
  expect(codes(pressed({}))).toEqual([]);
  expect(codes(pressed({ size: 5 }))).toEqual(['foil-small']);
  expect(codes(pressed({ size: 7, font: 'bodoni-moda-400' }))).toEqual(['foil-thin']);
  expect(codes(pressed({ text: 'HIHIHIHIH', size: 9, tracking: -0.12 }))).toEqual([]);
  expect(codes(pressed({ text: 'HIHIHIHIH', size: 9, tracking: -0.14 }))).toEqual(['foil-gap']);
  expect(foilFaults(pressed({}, '#c49b49'), fonts)).toEqual([
    { code: 'foil-faint', slot: 'names', pageIndex: 0 },
  ]);
});

test('what is printed, empty or of no font is not judged, nor is anything without metal', () => {
  const tiny = pressed({ size: 5 });
  expect(foilFaults(designWithUnfoiled(tiny, ['names']), fonts)).toEqual([]);
  expect(designWithUnfoiled(tiny, [])).toBe(tiny);
  expect(foilFaults({ ...tiny, foil: null }, fonts)).toEqual([]);
  expect(codes(pressed({ size: 5, text: ' ' }))).toEqual([]);
  expect(codes(pressed({ size: 5, font: 'nothing-400' }))).toEqual([]);
});

test('a plate is widened only as far as hairlines need it, and never by more than is seen', () => {
  const spread = (size: number, font: string) => {
    const [layer] = pressed({ size, font }).pages[0]?.layers ?? [];
    return layer?.type === 'text' ? spreadOf(layer, fonts) : Number.NaN;
  };
  expect(spread(40, 'jost-500')).toBe(0);
  expect(spread(7, 'bodoni-moda-400')).toBe(0.05);
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 40 }), fc.integer({ min: 1, max: 20 }), (size, more) => {
      const font = 'cormorant-garamond-500';
      expect(spread(size + more, font)).toBeLessThanOrEqual(spread(size, font) + 0.01);
    }),
    { numRuns: 20 },
  );
});

test('a bar is as wide as it is, in whatever way its outline goes and wherever it lies', () => {
  const wide = fc.double({ min: 0.05, max: 0.19, noNaN: true });
  const turn = fc.double({ min: 0, max: Math.PI, noNaN: true });
  fc.assert(
    fc.property(wide, turn, fc.boolean(), (width, angle, isBackward) => {
      const d = isBackward ? `M0 0V${width}H9V0Z` : `M0 0H9V${width}H0Z`;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const { strokes, gaps, edge } = widthsOf(flatOutline(d, [cos, sin, -sin, cos, 12.3, 4.5]), 0.2);
      expect(widthAt(0.5, strokes, edge)).toBeCloseTo(width, 6);
      expect(gaps).toEqual([]);
    }),
  );
});

test('two bars have the gap that is between them', () => {
  const { strokes, gaps, edge } = widthsOf(flatOutline('M0 0H9V1H0ZM0 1.12H9V2H0Z', [1, 0, 0, 1, 0, 0]), 0.2);
  expect(strokes).toEqual([]);
  expect(widthAt(0.3, gaps, edge)).toBeCloseTo(0.12, 6);
});
