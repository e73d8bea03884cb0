import { photoboxDesigns } from '@blattwerk/schemas/shop/photo-products/photoboxes.ts';
import {
  printBorders,
  printFormatGroups,
  printFormats,
  printPapersOf,
} from '@blattwerk/schemas/shop/photo-products/print-formats.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardShops, shopIn } from '../../test-support/seeded-prices.ts';
import { seededPriceTables } from '../seed/seeded-price-tables.ts';
import { aspectRatio } from './aspect-ratio.ts';
import { photoboxPrices } from './photobox-prices.ts';
import { withImages } from './print-images.ts';
import { printArticle, printFormatGroup, printGroups } from './print-prices.ts';

const tables = seededPriceTables();
const german = shopIn('DE');

function priceOf(asked: Parameters<typeof printArticle>[0], shop = german) {
  const reply = printArticle(asked, tables, shop);
  if (!reply.ok) throw new Error(JSON.stringify(reply.problem));
  return reply.value;
}

test('every print has a price in every shop; more never cost less in total nor more a piece', () => {
  const prints = fc.constantFrom(...printFormatGroups).chain((group) =>
    fc.record({
      format: fc.constantFrom(...printFormats[group]),
      paper: fc.constantFrom(...printPapersOf[group]),
      border: fc.constantFrom(...printBorders),
    }),
  );
  const quantities = fc.integer({ min: 1, max: 999 });
  fc.assert(
    fc.property(prints, fc.constantFrom(...cardShops), quantities, (print, shop, quantity) => {
      const { quote } = priceOf({ ...print, quantity }, shop);
      const { quote: more } = priceOf({ ...print, quantity: quantity + 1 }, shop);
      expect(quote.total.currency).toBe(shop.currency);
      expect(quote.unitPrice.minorUnits).toBeGreaterThan(0);
      expect(more.total.minorUnits).toBeGreaterThanOrEqual(quote.total.minorUnits);
      expect(more.unitPrice.minorUnits).toBeLessThanOrEqual(quote.unitPrice.minorUnits);
      const one = quote.parts.reduce((sum, { amount }) => sum + amount.minorUnits, 0);
      expect(one * quantity - quote.saving.minorUnits).toBe(quote.total.minorUnits);
    }),
  );
});

test('a print costs the same either way round; other sizes and papers are refused with those there are', () => {
  expect(priceOf({ format: '150x100', quantity: 60 }).quote).toEqual(
    priceOf({ format: '100x150', quantity: 60 }).quote,
  );
  expect(printArticle({ format: '1x2' }, tables, german)).toMatchObject({
    problem: { errors: [{ path: ['format'], allowed: expect.arrayContaining(['100x150', '500x700']) }] },
  });
  expect(printArticle({ format: '75x75', paper: 'poster' }, tables, german)).toMatchObject({
    problem: { errors: [{ path: ['paper'], allowed: ['fotopapier-matt'] }] },
  });
});

test('groups list sizes with the price of one; only those on the paper asked for', () => {
  const prices = tables.of(german);
  for (const { formats } of printGroups(undefined, prices))
    for (const { format, price } of formats) expect(priceOf({ format }).quote.total).toEqual(price);
  expect(printGroups('poster', prices).map(({ group }) => group)).toEqual(['poster']);
  expect(printFormatGroup({ group: 'retro', paper: 'hahnemuehle' }, prices)).toMatchObject({
    problem: { errors: [{ path: ['paper'], allowed: ['fotopapier-matt'] }] },
  });
});

test('pictures of sizes are drawn to scale', () => {
  const group = printFormatGroup({ group: 'classic' }, tables.of(german));
  if (!group.ok) throw new Error(group.problem.detail);
  const { formats } = withImages(group.value, german);
  const [largest, first] = [formats.at(-1), formats[0]];
  expect(largest?.image).toMatchObject({ width: 160, height: 240 });
  expect(first?.image).toMatchObject({ width: 80, height: 120, alt: 'Klassisch, 10\u00a0×\u00a015\u00a0cm' });
  expect(decodeURIComponent(first?.image.src ?? '')).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/);
});

test('boxes by type, paper and number of prints; every design costs the same', () => {
  for (const shop of cardShops) {
    const { boxes, designs } = photoboxPrices({}, tables, shop);
    expect([boxes.length, designs]).toEqual([15, photoboxDesigns]);
    expect(boxes.every(({ quote }) => quote.total.minorUnits > 0)).toBe(true);
  }
  const { boxes } = photoboxPrices({ type: 'small', material: 'hahnemuehle', quantity: 3 }, tables, german);
  expect(boxes.map(({ prints, quote }) => [prints, quote.unitPrice.minorUnits])).toEqual([
    [20, Math.round((990 + 20 * 40) * 0.95)],
    [40, Math.round((990 + 40 * 40) * 0.95)],
  ]);
});

test.each([
  [4000, 3000, '4:3', 'landscape', 0],
  [3000, 4000, '3:4', 'portrait', 0],
  [6000, 4000, '3:2', 'landscape', 0],
  [1080, 1080, '1:1', 'square', 0],
  [1920, 1080, '3:2', 'landscape', 156],
])('a picture of %i by %i pixels is nearest to %s', (width, height, ratio, orientation, cropPerMille) => {
  expect(aspectRatio({ width, height })).toMatchObject({ ratio, orientation, cropPerMille });
});

test('small pictures are not sharp in large sizes', () => {
  const { formats } = aspectRatio({ width: 2400, height: 1600 });
  expect(formats).toContainEqual({ format: '300x200', isSharp: true });
  expect(formats).toContainEqual({ format: '1200x800', isSharp: false });
});
