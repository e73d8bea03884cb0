import { expect, test } from 'vitest';
import { writtenPrice } from './written-price.ts';

const euro = { minorUnits: 95, currency: 'eur' } as const;
const franken = { minorUnits: 350, currency: 'chf' } as const;
const written = (text: string) => text.replaceAll('\u00a0', ' ');

test('an editor who reads English reads prices of every shop in English', () => {
  expect(written(writtenPrice(euro, 'de-DE', 'en'))).toBe('€0.95');
  expect(written(writtenPrice(franken, 'fr-CH', 'en'))).toBe('CHF 3.50');
});

test('an editor who reads German reads them as the German-speaking shops write them', () => {
  expect(written(writtenPrice(euro, 'fr-FR', 'de'))).toBe('0,95 €');
  expect(written(writtenPrice(franken, 'de-CH', 'de'))).toBe('CHF 3.50');
});
