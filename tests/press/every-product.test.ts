import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import { photoPrintRecipe } from '@blattwerk/designs/catalogue/photo-print-recipe.ts';
import { sheetsOfRows } from '@blattwerk/designs/editing/names.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import { printFile } from '@blattwerk/designs/print/print-file.ts';
import { coatedPaper } from '@blattwerk/designs/print/print-profile.ts';
import { parsed } from '@blattwerk/designs/print/testing/parsed-file.ts';
import { designOf, jobOf } from '@blattwerk/designs/print/testing/print-jobs.ts';
import { expandRecipe } from '@blattwerk/designs/recipes/expand-recipe.ts';
import { allPrices } from '@blattwerk/web-api/prices/seed/all-prices.ts';
import { codedProducts } from '@blattwerk/web-api/products/seed/coded-products.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { objectGraph } from './object-graph.ts';

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blattwerk-every-product-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Product = { name: string; design: () => Design };

/** The first design of every product type, and of every metal. */
function designed(): Product[] {
  const all = catalogueDesigns();
  const types = Map.groupBy(all, ({ kind, productType }) => `${kind} ${productType}`);
  const metals = Map.groupBy(
    all.filter(({ recipe }) => recipe.foil),
    ({ recipe }) => `card with foil in ${recipe.foil}`,
  );
  return [...types, ...metals].flatMap(([name, [first]]) =>
    first ? [{ name, design: () => designOf(first.id) }] : [],
  );
}

/** What one photo fills has a code instead of a design: prints of every type, every frame, the wall's every material. */
function photoProducts(): Product[] {
  const products = codedProducts(allPrices.accessories).flatMap(({ kind, ...product }) =>
    kind === 'photoframe' || kind === 'photoprint' ? [{ ...product, kind }] : [],
  );
  const types = Map.groupBy(products, ({ kind, productType, id }) =>
    productType === 'wandbild' ? `${kind} ${productType} ${id}` : `${kind} ${productType}`,
  );
  return [...types].flatMap(([name, [first]]) => {
    const recipe = first && photoPrintRecipe(first);
    return recipe ? [{ name, design: () => expanded(recipe) }] : [];
  });
}

function expanded(recipe: Parameters<typeof expandRecipe>[0]): Design {
  const expansion = expandRecipe(recipe, catalogue);
  if (!expansion.ok) throw new Error(expansion.problem.message);
  return expansion.design;
}

/** Place cards for three guests and one without a name. */
function named(): Product {
  const rows = ['Ida', 'Jan', 'Ruth'].map((names) => ({ names, place: '' }));
  return {
    name: 'place cards of a name list',
    design: () => sheetsOfRows(designOf(140108), { rows, fields: ['names'] }, 1),
  };
}

test.each([...designed(), ...photoProducts(), named()])(
  'the print file of $name is sound, and its objects are what presses ask for',
  async ({ name, design }) => {
    const printed = design();
    const path = join(folder, `${name.replaceAll(' ', '-')}.pdf`);
    const file = await printFile(jobOf(printed), coatedPaper);
    await writeFile(path, file);
    const { stdout } = await run('qpdf', ['--check', path]);
    expect(stdout).toContain('No syntax or stream encoding errors found');
    expect(stdout).toContain('PDF Version: 1.6');
    await expectForPress(path, printed);
    expect(parsed(file).painting).not.toMatch(/\b(rg|RG|DeviceRGB)\b/);
  },
);

/** Process colours and plates alone, one intent with its profile, pages within their bleed, nothing that is not printed. */
async function expectForPress(path: string, { bleed, foil, pages }: Design): Promise<void> {
  const graph = await objectGraph(path);
  const [root] = graph.ofType('/Catalog');
  const intents = Array.isArray(root?.['/OutputIntents']) ? root['/OutputIntents'] : [];
  expect(intents).toHaveLength(1);
  const intent = graph.dictionary(intents[0]);
  expect(intent['/S']).toBe('/GTS_PDFX');
  expect(graph.dictionary(intent['/DestOutputProfile'])['/N']).toBe(4);

  const written = graph.ofType('/Page');
  expect(written).toHaveLength(pages.length);
  const points = (millimetres: number) => (millimetres / 25.4) * 72;
  const sizes = written.map((page) => {
    const [media, bleeds, trim] = ['/MediaBox', '/BleedBox', '/TrimBox'].map((box) => boxOf(page[box]));
    expect(bleeds).toEqual(media);
    expect(trim?.left).toBeCloseTo(points(bleed), 2);
    expect(media?.right).toBeCloseTo((trim?.right ?? 0) + points(bleed), 2);
    expect(media?.top).toBeCloseTo((trim?.top ?? 0) + points(bleed), 2);
    if (page['/Group'] !== undefined) expect(graph.dictionary(page['/Group'])['/CS']).toBe('/DeviceCMYK');
    expect(page).not.toHaveProperty('/Annots');
    return trim && `${(trim.right - trim.left).toFixed(1)} ${(trim.top - trim.bottom).toFixed(1)}`;
  });
  const asked = pages.map(({ trim }) => `${points(trim.width).toFixed(1)} ${points(trim.height).toFixed(1)}`);
  expect(sizes.sort()).toEqual(asked.sort());

  const text = JSON.stringify(graph.all);
  for (const foreign of ['/DeviceRGB', '/CalRGB', '/Lab', '/ICCBased', '/Font"', '/JavaScript', '/Encrypt'])
    expect(text).not.toContain(foreign);
  const plates = new Set([...text.matchAll(/"\/Separation","(\/[^"]+)"/g)].map(([, name]) => name));
  expect([...plates].sort()).toEqual(platesOf({ foil, pages }));
}

function platesOf({ foil, pages }: Pick<Design, 'foil' | 'pages'>): string[] {
  const names = { gold: '/Foil Gold', rosegold: '/Foil Rose Gold', silver: '/Foil Silver' } as const;
  const isCut = pages.some(({ outline }) => outline !== undefined);
  return [...(isCut ? ['/CutContour'] : []), ...(foil === null ? [] : [names[foil]])].sort();
}

function boxOf(value: unknown) {
  const [left = 0, bottom = 0, right = 0, top = 0] = Array.isArray(value) ? value.map(Number) : [];
  return { left, bottom, right, top };
}
