import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { catalogueDesigns } from '../catalogue/catalogue-designs.ts';
import { designWithWords } from '../editing/words.ts';
import type { Design, TextLayer } from '../model/design.ts';
import { expandRecipe } from '../recipes/expand-recipe.ts';
import { openDiskFonts } from '../text/disk-fonts.ts';
import { outlineDistance } from './outline-distance.ts';
import { safeAreaFaults as faultsBy } from './safe-area.ts';

/** Every so many-th design: of all products, in a few seconds. */
const every = 61;
const fonts = openDiskFonts();
const sample: Design[] = [];
const safeAreaFaults: (design: Pick<Design, 'pages'>, of: typeof fonts) => ReturnType<typeof faultsBy> = (
  design,
  of,
) => faultsBy(design, of, outlineDistance);

beforeAll(() => {
  catalogueDesigns().forEach(({ recipe }, index) => {
    if (index % every !== 0) return;
    const expansion = expandRecipe(recipe, catalogue);
    if (expansion.ok) sample.push(expansion.design);
  });
}, 120_000);

test('no design of the catalogue is told of as it is sold', () => {
  expect(sample.length).toBeGreaterThan(100);
  for (const design of sample)
    expect({ id: design.id, faults: safeAreaFaults(design, fonts) }).toEqual({ id: design.id, faults: [] });
}, 120_000);

/** A text of the sample, alone in the middle of its page, so that it can be moved to any edge. */
function oneText(): { design: Design; layer: TextLayer } {
  for (const design of sample)
    for (const page of design.pages)
      for (const layer of page.layers)
        if (
          layer.type === 'text' &&
          layer.slot !== undefined &&
          layer.text.trim() !== '' &&
          layer.rotate === 0
        )
          return { design: { ...design, pages: [{ ...page, layers: [layer] }] }, layer };
  throw new Error('There is no text.');
}

function moved({ design, layer }: ReturnType<typeof oneText>, change: Partial<TextLayer>): Design {
  return { ...design, pages: design.pages.map((page) => ({ ...page, layers: [{ ...layer, ...change }] })) };
}

test('a text is told of exactly where its letters come too near to an edge, and by how much', () => {
  const text = oneText();
  const { box } = text.layer;
  const at = (x: number) => safeAreaFaults(moved(text, { box: { ...box, x } }), fonts);
  fc.assert(
    fc.property(fc.integer({ min: -300, max: 300 }), (x) => {
      const [here] = at(x);
      const [nearer] = at(x - 1);
      // Further to the left it is never further from the left edge.
      if (here && here.distance < 0 && x < 0) expect(nearer?.distance).toBeLessThan(here.distance);
    }),
  );
  expect(at(-1000)).toMatchObject([{ code: 'near-edge', slot: text.layer.slot, pageIndex: 0 }]);
});

test('a turned text is judged as it is turned', () => {
  const text = oneText();
  const [page] = text.design.pages;
  if (!page) throw new Error('There is no page.');
  const { width } = page.trim;
  const flat = { x: 5, y: 5, width: width - 10, height: 10 };
  const onLowPage = (rotate: number): Design => {
    const layer = { ...text.layer, box: flat, rotate, text: 'Ein langes Wort', size: 12, minSize: 12 };
    return { ...text.design, pages: [{ ...page, trim: { width, height: 20 }, layers: [layer] }] };
  };
  expect(safeAreaFaults(onLowPage(0), fonts)).toEqual([]);
  expect(safeAreaFaults(onLowPage(90), fonts)).toHaveLength(1);
});

test('words that are too long for their place come too near to the edge', () => {
  const design = sample.find(({ pages }) => safeAreaFaults({ pages }, fonts).length === 0 && oneSlot(pages));
  if (!design) throw new Error('There is no design.');
  const slot = oneSlot(design.pages) ?? '';
  const long = designWithWords(design, { [slot]: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4) });
  expect(safeAreaFaults(long, fonts)).toMatchObject([{ slot }]);
});

function oneSlot(pages: Design['pages']): string | undefined {
  for (const { layers } of pages)
    for (const layer of layers) if (layer.type === 'text' && layer.slot === 'names') return layer.slot;
  return undefined;
}
