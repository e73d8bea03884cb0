import { expect, test } from 'vitest';
import { changeChoice, expectOffer, type Offer, optionGroup, priceSteps, unitPriceOf } from './offer.ts';

const offer: Offer = {
  quantity: 50,
  unitPrice: { minorUnits: 100, currency: 'eur' },
  total: { minorUnits: 5000, currency: 'eur' },
  vatRatePerMille: 190,
  groups: [
    {
      name: 'paper',
      values: [
        { value: 'feinstpapier', label: 'Feinstpapier', surcharge: 0, isSelected: true },
        {
          value: 'kraftpapier',
          label: 'Kraftpapier',
          surcharge: 20,
          isSelected: false,
          takesNoRefinement: true,
        },
      ],
    },
  ],
  unitPrices: [
    [1, 120],
    [50, 100],
    [100, 90],
  ],
  isStepped: true,
  maximumQuantity: 100,
};

test('a paper that takes no refinement takes it off, any other leaves it', () => {
  const gold = { refinement: 'gold', quantity: '75' };
  expect(changeChoice(gold, offer, 'paper', 'kraftpapier')).toEqual({ paper: 'kraftpapier', quantity: '75' });
  expect(changeChoice(gold, offer, 'paper', 'feinstpapier')).toEqual({ ...gold, paper: 'feinstpapier' });
});

test('another quantity and another paper are priced at once', () => {
  expect(expectOffer(offer, 'quantity', '100')).toMatchObject({
    quantity: 100,
    unitPrice: { minorUnits: 90 },
    total: { minorUnits: 9000 },
  });
  const papered = expectOffer(offer, 'paper', 'kraftpapier');
  expect(papered).toMatchObject({ unitPrice: { minorUnits: 120 }, total: { minorUnits: 6000 } });
  expect(expectOffer(papered, 'paper', 'feinstpapier').total).toEqual(offer.total);
  expect(papered.groups[0]?.values.map(({ isSelected }) => isSelected)).toEqual([false, true]);
});

test('a paper that takes no gold is priced without it', () => {
  const refinement = {
    name: 'refinement' as const,
    values: [
      { value: 'ohne', label: 'Ohne', surcharge: 0, isSelected: false },
      { value: 'gold', label: 'Gold', surcharge: 43, isSelected: true },
    ],
  };
  const golden = { ...offer, groups: [...offer.groups, refinement] };
  expect(expectOffer(golden, 'paper', 'kraftpapier').unitPrice.minorUnits).toBe(100 + 20 - 43);
});

test('a value that nobody has priced yet keeps the price until the shop has said its own', () => {
  const own = expectOffer(offer, 'paper', 'büttenpapier');
  expect(own.total).toEqual(offer.total);
  expect(expectOffer(own, 'paper', 'kraftpapier').total).toEqual(offer.total);
});

test('a number between two steps costs what the step below it does', () => {
  expect(unitPriceOf(offer, 99)).toBe(100);
  expect(unitPriceOf({ ...offer, unitPrices: [] }, 1)).toBeUndefined();
});

test('what a value adds is told beside the cheapest value on the page, not beside one that is left out', () => {
  const eur = (minorUnits: number) => ({ minorUnits, currency: 'eur' as const });
  const options = [
    { value: '20x20', label: '20 × 20 cm', surcharge: eur(0), isSelected: false, isAvailable: true },
    { value: '30x40', label: '30 × 40 cm', surcharge: eur(208), isSelected: true, isAvailable: true },
    { value: '60x80', label: '60 × 80 cm', surcharge: eur(1144), isSelected: false, isAvailable: true },
  ];
  const [group] = optionGroup('format', options, (format) => format !== '20x20');
  expect(group?.values.map(({ value, surcharge }) => [value, surcharge])).toEqual([
    ['30x40', 0],
    ['60x80', 936],
  ]);
});

test('the table of prices names round numbers of a card, and of anything else every number that makes it cheaper', () => {
  const unitPrices = [
    [4, 200],
    [5, 200],
    [10, 180],
    [15, 175],
    [25, 150],
    [50, 150],
  ] as const;
  expect(
    priceSteps({ ...offer, unitPrices }).map(({ from, saving }) => [from, Math.round(saving * 100)]),
  ).toEqual([
    [4, 0],
    [10, 10],
    [25, 25],
  ]);
  expect(priceSteps({ ...offer, unitPrices, isStepped: false }).map(({ from }) => from)).toEqual([
    4, 10, 15, 25,
  ]);
  expect(priceSteps({ ...offer, unitPrices: [] })).toEqual([]);
});

test('a paper that takes no refinement blocks all of them at once, another one frees them', () => {
  const values = ['ohne', 'gold'].map((value) => ({
    value,
    label: value,
    surcharge: 0,
    isSelected: value === 'gold',
  }));
  const refinable: Offer = { ...offer, groups: [...offer.groups, { name: 'refinement', values }] };
  const rough = expectOffer(refinable, 'paper', 'kraftpapier');
  expect(rough.groups[1]?.values).toMatchObject([
    { value: 'ohne', isSelected: true, isBlocked: false },
    { value: 'gold', isSelected: false, isBlocked: true },
  ]);
  const smooth = expectOffer(rough, 'paper', 'feinstpapier');
  expect(smooth.groups[1]?.values.some(({ isBlocked }) => isBlocked)).toBe(false);
});
