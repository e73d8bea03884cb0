import {
  calendarFormatsOf,
  calendarTypes,
  calendarTypeTable,
} from '@blattwerk/schemas/shop/photo-products/calendars.ts';
import { collageFormats } from '@blattwerk/schemas/shop/photo-products/collage-formats.ts';
import { collageTypes } from '@blattwerk/schemas/shop/photo-products/collage-types.ts';
import { merchArticles, merchArticleTable } from '@blattwerk/schemas/shop/photo-products/merch-articles.ts';
import { photobookCombinations } from '@blattwerk/schemas/shop/photo-products/photobook-combinations.ts';
import { pageCountsOf } from '@blattwerk/schemas/shop/photo-products/photobook-pages.ts';
import { photobookTypes } from '@blattwerk/schemas/shop/photo-products/photobooks.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { Quote } from '@blattwerk/schemas/web-api/prices/quote.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardShops, shopIn } from '../../test-support/seeded-prices.ts';
import { seededPriceTables } from '../seed/seeded-price-tables.ts';
import { calendarPrice } from './calendar-price.ts';
import { collageOrMerchPrice } from './collage-price.ts';
import { photobookPrice } from './photobook-price.ts';

const tables = seededPriceTables();
const german = shopIn('DE');
const quantities = fc.integer({ min: 1, max: 1000 });

type Answer = { quote: Quote };
type Reply = { ok: true; value: Answer } | { ok: false; problem: object };

function answered<Value>(reply: { ok: true; value: Value } | { ok: false; problem: object }): Value {
  if (!reply.ok) throw new Error(JSON.stringify(reply.problem));
  return reply.value;
}

/** Holds for every product sold by the piece. */
function expectFairPrices(shop: ShopContext, quantity: number, ask: (quantity: number) => Reply) {
  const { quote } = answered(ask(quantity));
  const one = quote.parts.reduce((sum, { amount }) => sum + amount.minorUnits, 0);
  expect(quote.total.currency).toBe(shop.currency);
  expect(Number.isInteger(quote.total.minorUnits) && quote.total.minorUnits > 0).toBe(true);
  expect(quote.unitPrice.minorUnits * quantity).toBe(quote.total.minorUnits);
  expect(one * quantity - quote.saving.minorUnits).toBe(quote.total.minorUnits);
  expect(quote.vat.net.minorUnits + quote.vat.amount.minorUnits).toBe(quote.total.minorUnits);
  if (quantity === 1000) return;
  const { quote: more } = answered(ask(quantity + 1));
  expect(more.total.minorUnits).toBeGreaterThanOrEqual(quote.total.minorUnits);
  expect(more.unitPrice.minorUnits).toBeLessThanOrEqual(quote.unitPrice.minorUnits);
}

test('every calendar of every type, format and mounting has a fair price in every shop', () => {
  const calendars = fc.constantFrom(...calendarTypes).chain((calendarType) =>
    fc.record({
      calendarType: fc.constant(calendarType),
      format: fc.constantFrom(...calendarFormatsOf(calendarType)),
      mounting: fc.constantFrom(...calendarTypeTable[calendarType].mountings),
    }),
  );
  fc.assert(
    fc.property(calendars, fc.constantFrom(...cardShops), quantities, (calendar, shop, quantity) => {
      expectFairPrices(shop, quantity, (pieces) =>
        calendarPrice({ ...calendar, quantity: pieces }, tables, shop),
      );
    }),
  );
});

test('a calendar in a format or mounting of another type is refused with its own', () => {
  const asked = { calendarType: 'familienplaner', format: 'square-145', mounting: 'holzblock' } as const;
  expect(calendarPrice(asked, tables, german)).toMatchObject({
    problem: {
      status: 422,
      errors: [
        { path: ['format'], allowed: calendarFormatsOf('familienplaner') },
        { path: ['mounting'], allowed: ['spirale'] },
      ],
    },
  });
});

const photobooks = fc.constantFrom(...photobookTypes).chain((photobookType) => {
  const { covers, bindings, papers, laminations, formats } = photobookCombinations[photobookType];
  return fc.record({
    photobookType: fc.constant(photobookType),
    cover: fc.constantFrom(...covers),
    binding: fc.constantFrom(...bindings),
    paper: fc.constantFrom(...papers),
    lamination: fc.constantFrom(undefined, ...laminations),
    format: fc.constantFrom(...formats),
    pages: fc.constantFrom(...pageCountsOf(photobookType)),
  });
});

test('every photo book has a fair price in every shop, and more pages never cost less', () => {
  fc.assert(
    fc.property(photobooks, fc.constantFrom(...cardShops), quantities, (book, shop, quantity) => {
      expectFairPrices(shop, quantity, (pieces) =>
        photobookPrice({ ...book, quantity: pieces }, tables, shop),
      );
      const counts = pageCountsOf(book.photobookType);
      const further = counts[counts.indexOf(book.pages) + 1];
      if (further === undefined) return;
      const { quote } = answered(photobookPrice({ ...book, quantity }, tables, shop));
      const { quote: thicker } = answered(
        photobookPrice({ ...book, pages: further, quantity }, tables, shop),
      );
      expect(thicker.total.minorUnits).toBeGreaterThanOrEqual(quote.total.minorUnits);
    }),
  );
});

test('a photo book’s price is its format, further pages, and what else it is made of', () => {
  const book = { photobookType: 'digitalfotobuch', pages: 32, lamination: 'matt' } as const;
  const { choice, quote, pricePerStep, pages } = answered(photobookPrice(book, tables, german));
  expect(choice).toMatchObject({ cover: 'hard', binding: 'pur', paper: 'standard', format: 'a4-quer' });
  expect(quote.parts.map(({ part, amount }) => [part, amount.minorUnits])).toEqual([
    ['book', 2890],
    ['pages', 8 * 35],
    ['cover', 600],
    ['lamination', 200],
  ]);
  expect(quote.total.minorUnits).toBe(2890 + 280 + 600 + 200);
  expect([pricePerStep.minorUnits, pages]).toEqual([140, { minimum: 24, maximum: 160, step: 4 }]);
});

test('what a photo book is not made of is refused with what it is', () => {
  const asked = { photobookType: 'fotoheft', cover: 'hard', lamination: 'matt', pages: 18 } as const;
  expect(photobookPrice(asked, tables, german)).toMatchObject({
    problem: {
      status: 422,
      errors: [
        { path: ['cover'], allowed: ['soft'] },
        { path: ['lamination'], allowed: [] },
        { path: ['pages'], allowed: pageCountsOf('fotoheft') },
      ],
    },
  });
});

const collagesAndGifts = fc.oneof(
  fc.constantFrom(...collageTypes).chain((collageType) =>
    fc.record({
      collageType: fc.constant(collageType),
      format: fc.constantFrom(...collageFormats[collageType]),
    }),
  ),
  fc.constantFrom(...merchArticles).chain((article) =>
    fc.record({
      article: fc.constant(article),
      variant: fc.constantFrom(...merchArticleTable[article].variants),
    }),
  ),
);

test('every collage and gift has a fair price in every shop', () => {
  fc.assert(
    fc.property(collagesAndGifts, fc.constantFrom(...cardShops), quantities, (asked, shop, quantity) => {
      expectFairPrices(shop, quantity, (pieces) =>
        collageOrMerchPrice({ ...asked, quantity: pieces }, tables, shop),
      );
    }),
  );
});

test.each([
  [{}, ['collageType', 'article']],
  [{ collageType: 'poster', article: 'kissen' } as const, ['collageType', 'article']],
  [{ collageType: 'mixed', format: '1200x800' } as const, ['format']],
  [{ article: 'puzzle', variant: '17-teile' } as const, ['variant']],
])('%j is refused at %j with what is allowed', (asked, fields) => {
  const reply = collageOrMerchPrice(asked, tables, german);
  expect(reply).toMatchObject({
    ok: false,
    problem: {
      status: 422,
      errors: fields.map((field) => ({
        path: [field],
        allowed: expect.arrayContaining([expect.any(String)]),
      })),
    },
  });
});
