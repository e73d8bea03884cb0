import { productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { expect, test } from 'vitest';
import { priceTables } from '../prices/price-tables.ts';
import { allPrices } from '../prices/seed/all-prices.ts';
import { seededPriceTables } from '../prices/seed/seeded-price-tables.ts';
import { priceRows } from '../prices/seed-prices.ts';
import { bitOf } from '../sold/market-mask.ts';
import { createPriceLists } from './price-lists.ts';

const pen = { kind: 'accessory' as const, id: 'pen-felt-black', productType: 'pen', formats: [] };

test('a product without a price in a currency is priced everywhere but there', () => {
  const complete = seededPriceTables();
  const rows = priceRows(allPrices).filter(({ name, currency }) => name !== 'pen/felt' || currency !== 'gbp');
  const scales = [{ name: 'fixed', fromQuantity: 1, perMille: 1000 }];
  const withoutPounds = createPriceLists(priceTables(rows, scales, complete.accessories))(pen);
  expect([...withoutPounds.prices.keys()]).not.toContain('GB');
  expect(withoutPounds.priced & bitOf('blattwerk:GB')).toBe(0);
  expect(withoutPounds.priced & bitOf('myposter:US')).not.toBe(0);
  expect(withoutPounds.prices.get('CH')?.currency).toBe('chf');
  expect(createPriceLists(complete)(pen).prices.size).toBe(12);
});

test('what the shop does not know has no price, and nothing has one before prices are there', () => {
  const lists = createPriceLists(seededPriceTables());
  for (const kind of productKinds)
    expect(lists({ kind, id: 'x', productType: 'x', formats: ['1x1'] }).priced).toBe(0);
  expect(createPriceLists(undefined)(pen).priced).toBe(0);
});
