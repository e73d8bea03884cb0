import { expect, test } from 'vitest';
import { pageSizeField } from '../fields/overview-fields.ts';
import { envelopePrices } from './accessories/envelope-prices.ts';
import { freeSampleCards, furtherSamplePrices } from './accessories/samples.ts';
import { formatMoney } from './amounts/money.ts';
import { invoiceMinimumMinorUnits, newsletterVoucher } from './amounts/order-limits.ts';
import { channelTable } from './markets/channels.ts';
import { countryTable, deliveryCountries } from './markets/countries.ts';
import { countryConstants } from './markets/country-constants.ts';
import { defaultThemeId } from './occasions/themes.ts';
import { saturdayDeliveryCountries, shippingPricesTo } from './service/shipping.ts';

const spaces = /\s/g;
const inEuro = (amount: Parameters<typeof formatMoney>[0]) =>
  formatMoney(amount, 'de-DE').replace(spaces, ' ');

test.each([
  ['standard', '0,95 €', '1,00 €', '1,00 CHF'],
  ['compact', '1,10 €', '1,50 €', '1,20 CHF'],
  ['large', '1,80 €', '1,50 €', '2,90 CHF'],
] as const)('a %s envelope costs %s in Germany, %s in Austria, %s in Switzerland', (kind, ...prices) => {
  const { DE, AT, CH } = envelopePrices[kind];
  expect([DE, AT, CH].map(inEuro)).toEqual(prices);
});

test.each([
  ['DE', 'standard', '4,99 €', false],
  ['DE', 'express', '12,99 €', true],
  ['DE', 'saturdayExpress', '22,99 €', true],
  ['AT', 'standard', '5,99 €', false],
  ['AT', 'express', '22,99 €', true],
  ['CH', 'standard', '9,99 CHF', false],
  ['CH', 'express', '34,99 CHF', true],
] as const)('shipping to %s, %s: %s, from: %s', (country, service, amount, isFrom) => {
  const price = shippingPricesTo(country, countryTable[country].currency)[service];
  expect(price && inEuro(price)).toBe(amount);
  expect(price?.isFrom).toBe(isFrom);
});

test('Saturday delivery is for Germany only', () => {
  const countries = deliveryCountries.filter((country) => shippingPricesTo(country, 'eur').saturdayExpress);
  expect(countries).toEqual(['DE']);
  expect(saturdayDeliveryCountries).toEqual(['DE']);
});

test('three samples are free, each further one has its price', () => {
  expect(freeSampleCards).toBe(3);
  expect([furtherSamplePrices.eur, furtherSamplePrices.chf].map(inEuro)).toEqual(['1,90 €', '3,50 CHF']);
});

test('purchase on invoice starts at 25, the newsletter voucher is worth five of the shop’s money', () => {
  expect(invoiceMinimumMinorUnits).toBe(2500);
  expect((['eur', 'chf'] as const).map((currency) => inEuro(newsletterVoucher(currency)))).toEqual([
    '5,00 €',
    '5,00 CHF',
  ]);
});

test('two countries have a constant whose meaning is not known', () => {
  expect(countryConstants).toEqual({ DE: 2.5, CH: 3.5 });
});

test('editors choose between pages of 12, 24 and 48 products', () => {
  expect(pageSizeField.options.map(({ value }) => value)).toEqual(['12', '24', '48']);
});

test('collage and theme that open when an address names none', () => {
  expect(channelTable.myposter.defaultCollageId).toBe(13);
  expect(channelTable.blattwerk.defaultCollageId).toBe(1);
  expect(defaultThemeId).toBe(1461);
});
