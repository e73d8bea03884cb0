import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { catalogueDesigns } from '../catalogue/catalogue-designs.ts';
import type { Design, Page, TextLayer } from '../model/design.ts';
import { cuts, outlineOf } from '../model/outline.ts';
import { expandRecipe } from '../recipes/expand-recipe.ts';
import { openDiskFonts } from '../text/disk-fonts.ts';
import { layerLayout, screenUnit } from '../text/layer-layout.ts';
import { outlineDistance } from './outline-distance.ts';
import { safeAreaFaults, trimDistance } from './safe-area.ts';

const fonts = openDiskFonts();
const punched = catalogueDesigns().filter(({ recipe }) => recipe.cut !== 'rectangle');

function designOf(id: number): Design {
  const card = punched.find((one) => one.id === id);
  const expansion = card && expandRecipe(card.recipe, catalogue);
  if (!expansion?.ok) throw new Error(`There is no design ${id}.`);
  return expansion.design;
}

/** Round confetti whose initials are set in a script with long swashes. */
const confetti = designOf(182904);

function initials(design: Design): { layer: TextLayer; page: Page } {
  for (const page of design.pages)
    for (const layer of page.layers)
      if (layer.type === 'text' && layer.slot === 'initials') return { layer, page };
  throw new Error('There are no initials.');
}

test('no punched design is told of as it is sold', () => {
  expect(punched.length).toBeGreaterThan(500);
  for (const { recipe } of punched.filter((_, place) => place % 13 === 0)) {
    const expansion = expandRecipe(recipe, catalogue);
    if (!expansion.ok) throw new Error(expansion.problem.message);
    const faults = safeAreaFaults(expansion.design, fonts, outlineDistance);
    expect({ id: recipe.id, faults }).toEqual({ id: recipe.id, faults: [] });
  }
}, 120_000);

test('what is far from the sheet’s corner may be near the round edge', () => {
  const corner = confetti.pages.map((page) => ({
    ...page,
    layers: page.layers.map((layer) =>
      layer.type === 'text' ? { ...layer, box: { ...layer.box, x: 4, y: 4, width: 5, height: 5 } } : layer,
    ),
  }));
  expect(safeAreaFaults({ pages: corner }, fonts, trimDistance)).toEqual([]);
  expect(safeAreaFaults({ pages: corner }, fonts, outlineDistance)).toMatchObject([
    { code: 'near-edge', slot: 'initials', pageIndex: 0 },
  ]);
});

test('wherever a text lies on a round piece, its letters are as near to the edge as the circle says', () => {
  const { layer, page } = initials(confetti);
  const radius = page.trim.width / 2;
  const shift = fc.double({ min: -30, max: 30, noNaN: true });
  fc.assert(
    fc.property(shift, shift, (x, y) => {
      const moved = { ...layer, box: { ...layer.box, x: layer.box.x + x, y: layer.box.y + y } };
      const result = layerLayout(moved, fonts, screenUnit);
      const ink = result.ok ? result.layout.ink : null;
      if (!ink) throw new Error('There are no letters.');
      const distance = outlineDistance(moved, page, fonts);
      // The corners of the box around the letters lie at least as far out, its middle at most.
      const outmost = Math.max(
        ...[ink.x, ink.x + ink.width].flatMap((left) =>
          [ink.y, ink.y + ink.height].map((top) => Math.hypot(left - radius, top - radius)),
        ),
      );
      expect(distance).toBeGreaterThanOrEqual(radius - outmost - 0.1);
      const middle = Math.hypot(ink.x + ink.width / 2 - radius, ink.y + ink.height / 2 - radius);
      expect(distance).toBeLessThanOrEqual(radius - middle + 0.1);
    }),
  );
});

test('no punched edge leaves more room than its sheet', () => {
  const { layer, page } = initials(confetti);
  const shift = fc.double({ min: -20, max: 20, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...cuts), shift, shift, (cut, x, y) => {
      const box = { ...layer.box, x: layer.box.x + x, y: layer.box.y + y };
      const outline = outlineOf(cut, page.trim);
      const cutPage = { trim: page.trim, ...(outline !== undefined && { outline }) };
      const flat = { ...layer, box };
      expect(outlineDistance(flat, cutPage, fonts)).toBeLessThanOrEqual(
        trimDistance(flat, cutPage, fonts) + 0.05,
      );
    }),
  );
});
