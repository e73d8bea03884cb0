import { cardProducts } from '@blattwerk/designs/catalogue/card-products.ts';
import { cardQuantities } from '@blattwerk/schemas/shop/amounts/quantities.ts';
import { cardMakingTable, cardPrintingTable } from '@blattwerk/schemas/shop/cards/card-printing.ts';
import { paperTable } from '@blattwerk/schemas/shop/cards/papers.ts';
import { refinements } from '@blattwerk/schemas/shop/cards/refinements.ts';
import { parseFormat, printFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import {
  type CardPriceQuery,
  cardPriceEndpoints,
  printedCardTypeSchema,
} from '@blattwerk/schemas/web-api/prices/card-price-endpoints.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardShops } from '../../test-support/seeded-prices.ts';
import { seededPriceTables } from '../seed/seeded-price-tables.ts';
import { cardPrice } from './card-price.ts';

const tables = seededPriceTables();
const answerSchema = cardPriceEndpoints['GET /web-api/card-price'].answer.schema;
const [german] = cardShops;

function priceOf(query: CardPriceQuery, shop = german) {
  if (!shop) throw new Error('No shop.');
  const reply = cardPrice(query, tables, shop);
  if (!reply.ok) throw new Error(JSON.stringify(reply.problem));
  return reply.value;
}

/** Every combination that goes together. */
const choices = fc.constantFrom(...printedCardTypeSchema.options).chain((productType) => {
  const { making, formats } = cardPrintingTable[productType];
  const { papers, punchings, ribbons, tags } = cardMakingTable[making];
  const printed = fc
    .tuple(fc.constantFrom(...papers), fc.constantFrom(...refinements))
    .filter(([paper, refinement]) => refinement === 'ohne' || paperTable[paper].takesRefinement);
  return fc
    .tuple(
      fc.constantFrom(...formats),
      printed,
      fc.constantFrom(...punchings),
      fc.constantFrom(...ribbons),
      fc.constantFrom(...tags),
    )
    .map(([format, [paper, refinement], punching, ribbon, tag]) => {
      return { productType, format, paper, refinement, punching, ribbon, tag };
    });
});

test('every combination has a price in every shop; more cards never cost less, nor more a piece', () => {
  fc.assert(
    fc.property(
      choices,
      fc.constantFrom(...cardShops),
      fc.constantFrom(...cardQuantities),
      (choice, shop, quantity) => {
        const answer = answerSchema.parse(priceOf({ ...choice, quantity }, shop));
        expect(answer.choice).toEqual(choice);
        expect(answer.quote.unitPrice.currency).toBe(shop.currency);
        expect(answer.quote.unitPrice.minorUnits).toBeGreaterThan(0);
        const { steps } = answer;
        for (let place = 1; place < steps.length; place += 1) {
          const [before, step] = [steps[place - 1], steps[place]];
          if (!before || !step) throw new Error('A step is missing.');
          expect(step.unitPrice.minorUnits).toBeLessThanOrEqual(before.unitPrice.minorUnits);
          expect(step.total.minorUnits).toBeGreaterThanOrEqual(before.total.minorUnits);
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('the parts less the saving are the total, and net plus VAT is too', () => {
  fc.assert(
    fc.property(
      choices,
      fc.constantFrom(...cardShops),
      fc.constantFrom(...cardQuantities),
      (choice, shop, quantity) => {
        const { quote, steps } = priceOf({ ...choice, quantity }, shop);
        const one = quote.parts.reduce((sum, { amount }) => sum + amount.minorUnits, 0);
        expect(one * quantity - quote.saving.minorUnits).toBe(quote.total.minorUnits);
        expect(quote.unitPrice.minorUnits * quantity).toBe(quote.total.minorUnits);
        expect(quote.vat.net.minorUnits + quote.vat.amount.minorUnits).toBe(quote.total.minorUnits);
        expect(steps.find((step) => step.quantity === quantity)?.total).toEqual(quote.total);
      },
    ),
    { numRuns: 150 },
  );
});

test('a card’s price is rounded once, from its tables to the piece: area, choices and bracket come exact', () => {
  fc.assert(
    fc.property(choices, fc.constantFrom(...cardShops), (choice, shop) => {
      const prices = tables.of(shop);
      const { making } = cardPrintingTable[choice.productType];
      const { width = 0, height = 0 } = parseFormat(choice.format) ?? {};
      const chosen = ['paper', 'refinement', 'punching', 'ribbon', 'tag'] as const;
      const whole = chosen.reduce(
        (sum, part) => sum + prices.amount(`card/${part}/${choice[part]}`),
        prices.amount(`card/${making}/piece`),
      );
      const exact = whole + (width * height * prices.amount(`card/${making}/dm2`)) / 10_000;
      let totalBefore = 0;
      for (const { quantity, unitPrice, total } of priceOf(choice, shop).steps) {
        const { perMille = 0 } =
          prices.scale('card').findLast(({ fromQuantity }) => fromQuantity <= quantity) ?? {};
        const off = unitPrice.minorUnits - (exact * perMille) / 1000;
        const isHeldUp = unitPrice.minorUnits === Math.ceil(totalBefore / quantity);
        expect(Math.abs(off) <= 0.5 + 1e-9 || isHeldUp).toBe(true);
        totalBefore = total.minorUnits;
      }
    }),
    { numRuns: 150 },
  );
});

test('without further choices: the default of 50 cards on the first paper, unrefined', () => {
  const { choice, quote, steps, options, samples } = priceOf({ productType: 'klappkarte-hoch' });
  expect(choice).toEqual({
    productType: 'klappkarte-hoch',
    format: '120x170',
    paper: 'feinstpapier',
    refinement: 'ohne',
    punching: 'none',
    ribbon: 'none',
    tag: 'none',
  });
  // 1,09 € a piece and 0,34 € for each of 2,04 dm², 0,12 € for the paper; 74 % of it from 50 on.
  expect(quote).toMatchObject({
    quantity: 50,
    unitPrice: { minorUnits: Math.round((109 + 69 + 12) * 0.74), currency: 'eur' },
    vat: { country: 'DE', ratePerMille: 190 },
  });
  expect(steps).toHaveLength(cardQuantities.length);
  expect(steps[10]?.quantity).toBe(50);
  expect(options.paper).toHaveLength(10);
  expect(samples).toEqual({ free: 3, furtherPrice: { minorUnits: 190, currency: 'eur' } });
});

test('the poster channel opens with gold, unless the paper or the type takes none or another is asked for', () => {
  if (!german) throw new Error('No shop.');
  const poster = { ...german, channel: 'myposter' } as const;
  const refinementOf = (query: CardPriceQuery) => priceOf(query, poster).choice.refinement;
  expect(refinementOf({ productType: 'klappkarte-hoch' })).toBe('gold');
  expect(refinementOf({ productType: 'klappkarte-hoch', paper: 'kraftpapier' })).toBe('ohne');
  expect(refinementOf({ productType: 'klappkarte-hoch', refinement: 'ohne' })).toBe('ohne');
  expect(refinementOf({ productType: 'klappkarte-hoch', refinement: 'silber' })).toBe('silber');
  const { options } = priceOf({ productType: 'klappkarte-hoch' }, poster);
  expect(options.refinement.find(({ isSelected }) => isSelected)?.value).toBe('gold');
});

test('every format that the catalogue has designs in is printed', () => {
  const unprinted = printedCardTypeSchema.options.flatMap((productType) => {
    const { formats } = cardPrintingTable[productType];
    const designed = (cardProducts[productType]?.formats ?? []).map(printFormat);
    return designed.filter((format) => !formats.includes(format)).map((format) => [productType, format]);
  });
  expect(unprinted).toEqual([]);
});

test('a refinement on a paper that takes none is refused with the papers that do', () => {
  if (!german) throw new Error('No shop.');
  const query = { productType: 'postkarte-quer', paper: 'kraftpapier', refinement: 'gold' } as const;
  const papers = ['feinstpapier', 'premium-matt', 'premium-glaenzend', 'naturpapier'];
  expect(cardPrice(query, tables, german)).toMatchObject({
    ok: false,
    problem: { status: 422, errors: [{ in: 'query', path: ['paper'], allowed: papers }] },
  });
  const { options } = priceOf({ productType: 'postkarte-quer', refinement: 'gold' });
  expect(options.paper.filter(({ isAvailable }) => isAvailable).map(({ value }) => value)).toEqual(papers);
});

test('a format, edge or quantity that is not on offer is refused with those that are', () => {
  if (!german) throw new Error('No shop.');
  const query = { productType: 'siegelsticker', format: '1x1', punching: 'wave' } as const;
  expect(cardPrice(query, tables, german)).toMatchObject({
    problem: { errors: [{ path: ['format'], allowed: ['40x40', '30x30'] }, { path: ['punching'] }] },
  });
  expect(cardPrice({ productType: 'siegelsticker', quantity: 7 }, tables, german)).toMatchObject({
    problem: { errors: [{ path: ['quantity'], allowed: cardQuantities }] },
  });
});

test('envelopes and inlays that fit come with the price of their class and country', () => {
  const envelopesIn = (country: string) => {
    const shop = cardShops.find((candidate) => candidate.country === country);
    return (format: string, productType: CardPriceQuery['productType']) =>
      priceOf({ productType, format }, shop).envelopes.map(({ sku, envelopeClass, unitPrice }) => [
        sku,
        envelopeClass,
        unitPrice,
      ]);
  };
  expect(envelopesIn('DE')('148x105', 'klappkarte-quer')).toContainEqual([
    'envelope-pointed-162x114',
    'standard',
    { minorUnits: 95, currency: 'eur' },
  ]);
  expect(envelopesIn('AT')('170x120', 'klappkarte-quer')).toContainEqual([
    'envelope-pointed-176x125',
    'compact',
    { minorUnits: 150, currency: 'eur' },
  ]);
  expect(envelopesIn('CH')('145x145', 'klappkarte-quadratisch')).toContainEqual([
    'envelope-pointed-160x160',
    'large',
    { minorUnits: 290, currency: 'chf' },
  ]);
  const { inlays } = priceOf({ productType: 'klappkarte-hoch', format: '120x170' });
  expect(inlays.map(({ sku }) => sku)).toEqual(['inlay-117x169', 'inlay-transparent-117x169']);
});

/** They go by post. */
const posted = ['flat', 'folded', 'double-folded', 'leporello', 'pocketfold', 'fan'];

test('a plain white envelope costs less than the card it takes, however many there are', () => {
  const most = cardQuantities.at(-1);
  let compared = 0;
  for (const shop of cardShops)
    for (const productType of printedCardTypeSchema.options) {
      const { making, formats } = cardPrintingTable[productType];
      if (!posted.includes(making)) continue;
      for (const format of formats) {
        const { quote, envelopes } = priceOf({ productType, format, quantity: most }, shop);
        for (const { sku, unitPrice } of envelopes.filter(({ sku: of }) =>
          /^envelope-straight-\d/.test(of),
        )) {
          compared += 1;
          const where = `${shop.country} ${productType} ${format} ${sku}`;
          expect(unitPrice.minorUnits, where).toBeLessThan(quote.unitPrice.minorUnits);
        }
      }
    }
  expect(compared).toBeGreaterThan(100);
});

test('what a value is said to add is what it adds: for any number of cards', () => {
  const names = ['format', 'paper', 'refinement', 'punching', 'ribbon', 'tag'] as const;
  fc.assert(
    fc.property(
      choices,
      fc.constantFrom(...cardShops),
      fc.constantFrom(...cardQuantities),
      fc.constantFrom(...names),
      (choice, shop, quantity, name) => {
        const { options, quote } = priceOf({ ...choice, quantity }, shop);
        const selected = options[name].find(({ isSelected }) => isSelected);
        for (const { value, surcharge, isAvailable } of options[name]) {
          if (!isAvailable) continue;
          const asked = answerSchema.shape.choice.safeParse({ ...choice, [name]: value });
          if (!asked.success) continue;
          const other = priceOf({ ...asked.data, quantity }, shop);
          expect(other.quote.unitPrice.minorUnits - quote.unitPrice.minorUnits).toBe(
            surcharge.minorUnits - (selected?.surcharge.minorUnits ?? 0),
          );
        }
      },
    ),
    { numRuns: 300 },
  );
  const gold = priceOf({ productType: 'klappkarte-hoch', refinement: 'gold', paper: 'feinstpapier' });
  const addedBy = gold.options.refinement.find(({ value }) => value === 'gold')?.surcharge.minorUnits;
  const single = gold.quote.parts.find(({ part }) => part === 'refinement')?.amount.minorUnits;
  expect(addedBy).toBeLessThan(single ?? 0);
});
