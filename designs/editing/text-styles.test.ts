import { textSizes } from '@blattwerk/schemas/configurator/text-sizes.ts';
import { textStyleSchema } from '@blattwerk/schemas/configurator/text-style.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { catalogueDesigns } from '../catalogue/catalogue-designs.ts';
import type { Design, TextLayer } from '../model/design.ts';
import { expandRecipe } from '../recipes/expand-recipe.ts';
import { openDiskFonts } from '../text/disk-fonts.ts';
import { layerLayout, screenUnit } from '../text/layer-layout.ts';
import { leastPrinted } from './restack.ts';
import { canBeAligned, designWithStyles, type TextStyles, withoutRooms } from './text-styles.ts';
import { designWithWords, wordsOf } from './words.ts';

/** Every so many-th design: of all products, in a few seconds. */
const every = 97;
/** Millimetres that a box may be off by rounding. */
const near = 0.2;
const fonts = openDiskFonts();
const sample: Design[] = [];

beforeAll(() => {
  catalogueDesigns().forEach(({ recipe }, index) => {
    if (index % every !== 0) return;
    const expansion = expandRecipe(recipe, catalogue);
    if (expansion.ok) sample.push(expansion.design);
  });
}, 120_000);

const anyStyle = fc
  .record(
    { size: fc.constantFrom(...textSizes), align: fc.constantFrom('left', 'center', 'right') },
    { requiredKeys: [] },
  )
  .filter((style) => Object.keys(style).length > 0)
  .map((style) => textStyleSchema.parse(style));

/** A design of the sample with styles for some of its texts. */
const styled = fc
  .nat()
  .map((at) => sample[at % sample.length] ?? fail())
  .chain((design) =>
    fc
      .dictionary(fc.constantFrom('names', ...wordsOf(design).keys()), anyStyle)
      .map((styles) => ({ design, styles })),
  );

function fail(): never {
  throw new Error('There is no design.');
}

function textsOf({ pages }: Design): TextLayer[][] {
  return pages.map(({ layers }) => layers.filter((layer) => layer.type === 'text'));
}

function areaOf(layer: TextLayer) {
  return layer.room?.box ?? layer.box;
}

test('texts of any sizes stay in their room, and none comes to lie on another', () => {
  fc.assert(
    fc.property(styled, ({ design, styles }) => {
      textsOf(designWithStyles(design, styles)).forEach((texts, at) => {
        const before = textsOf(design)[at] ?? [];
        texts.forEach((layer, place) => {
          const room = areaOf(layer);
          expect(areaOf(before[place] ?? fail())).toEqual(room);
          expect(layer.box.y).toBeGreaterThan(room.y - near);
          expect(layer.box.y + layer.box.height).toBeLessThan(room.y + room.height + near);
          expect([layer.box.x, layer.box.width]).toEqual([room.x, room.width]);
          expect(layer.size).toBeGreaterThanOrEqual(Math.min(leastPrinted, before[place]?.size ?? 0));
          for (const other of texts.slice(place + 1))
            if (layer.room && other.room && JSON.stringify(layer.room.box) === JSON.stringify(other.room.box))
              expect(overlap(layer, other)).toBeLessThan(near);
        });
      });
    }),
    { numRuns: 150 },
  );
}, 60_000);

function overlap({ box: one }: TextLayer, { box: other }: TextLayer): number {
  return Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
}

test('whatever is written in whatever style: what fits is drawn inside its room', () => {
  const anyText = fc.string({ minLength: 1, maxLength: 80, unit: fc.constantFrom(...'abmÄß W\n&1') });
  fc.assert(
    fc.property(styled, anyText, ({ design, styles }, text) => {
      const [slot = 'names'] = Object.keys(styles);
      const written = designWithWords(designWithStyles(design, styles), { [slot]: text });
      for (const layer of textsOf(written).flat()) {
        if (layer.slot !== slot) continue;
        const result = layerLayout(layer, fonts, screenUnit);
        if (!result.ok || !result.layout.fits) continue;
        const room = areaOf(layer);
        for (const { x, width, baseline } of result.layout.lines) {
          expect(x).toBeGreaterThan(room.x - near);
          expect(x + width).toBeLessThan(room.x + room.width + near);
          expect(baseline).toBeGreaterThan(room.y - near);
          expect(baseline).toBeLessThan(room.y + room.height + near);
        }
      }
    }),
    { numRuns: 100 },
  );
}, 60_000);

test('what is set as designed stays the same object, page by page and layer by layer', () => {
  fc.assert(
    fc.property(styled, ({ design, styles }) => {
      expect(designWithStyles(design, {})).toBe(design);
      const after = designWithStyles(design, styles);
      design.pages.forEach((page, at) => {
        const slots = page.layers.flatMap((layer) => (layer.type === 'text' ? (layer.slot ?? []) : []));
        if (!slots.some((slot) => Object.hasOwn(styles, slot))) expect(after.pages[at]).toBe(page);
        page.layers.forEach((layer, place) => {
          if (layer.type !== 'text') expect(after.pages[at]?.layers[place]).toBe(layer);
        });
      });
    }),
    { numRuns: 100 },
  );
}, 60_000);

test('most texts have room to grow, and all become smaller that can still be read then', () => {
  let larger = 0;
  let all = 0;
  for (const design of sample)
    for (const slot of wordsOf(design).keys()) {
      const sizeIn = (size: 80 | 125) =>
        textsOf(designWithStyles(design, { [slot]: { size } }))
          .flat()
          .filter((layer) => layer.slot === slot);
      const own = textsOf(design)
        .flat()
        .filter((layer) => layer.slot === slot);
      all += 1;
      if (sizeIn(125).every((layer, at) => layer.size > (own[at]?.size ?? 0))) larger += 1;
      sizeIn(80).forEach((layer, at) => {
        const before = own[at]?.size ?? 0;
        if (before > leastPrinted + 0.25) expect(layer.size).toBeLessThan(before);
      });
    }
  expect(larger / all).toBeGreaterThan(0.5);
});

test('a text is aligned otherwise where left and right are those of the page', () => {
  const styles: TextStyles = { names: { align: 'right' } };
  for (const design of sample)
    for (const layer of textsOf(designWithStyles(design, styles)).flat())
      if (layer.slot === 'names' && canBeAligned(layer)) expect(layer.align).toBe('right');
});

test('what is printed says nothing of room', () => {
  for (const design of sample) expect(JSON.stringify(withoutRooms(design))).not.toContain('"room"');
});
