import { expect, test } from 'vitest';
import { changeChoice, expectOffer, type Offer, unitPriceOf } from './offer.ts';

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

test('another quantity is priced at once, another paper keeps the price until the shop has said its own', () => {
  expect(expectOffer(offer, 'quantity', '100')).toMatchObject({
    quantity: 100,
    unitPrice: { minorUnits: 90 },
    total: { minorUnits: 9000 },
  });
  const papered = expectOffer(offer, 'paper', 'kraftpapier');
  expect(papered.total).toEqual(offer.total);
  expect(papered.groups[0]?.values.map(({ isSelected }) => isSelected)).toEqual([false, true]);
});

test('a number between two steps costs what the step below it does', () => {
  expect(unitPriceOf(offer, 99)).toBe(100);
  expect(unitPriceOf({ ...offer, unitPrices: [] }, 1)).toBeUndefined();
});
