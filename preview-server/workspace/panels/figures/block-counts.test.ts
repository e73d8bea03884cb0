import { expect, test } from 'vitest';
import { sayIn } from '../messages/messages.ts';
import { countsSentence, shortCounts } from './block-counts.ts';

const counts = { views: 1204, clicks: 37, baskets: 4, orders: 0, revenue: [] };

test('a share is said of many views alone', () => {
  expect(shortCounts(sayIn('de'), counts)).toBe('1.204 · 3,1\u00a0%');
  expect(shortCounts(sayIn('en'), counts)).toBe('1,204 · 3.1%');
  expect(shortCounts(sayIn('de'), { ...counts, views: 40, clicks: 20 })).toBe('40 · 20');
});

test('all of it is said in words', () => {
  expect(countsSentence(sayIn('de'), counts)).toBe(
    '1.204-mal gesehen, 37 Klicks, danach 4-mal in den Warenkorb',
  );
  const euros = { minorUnits: 123_450, currency: 'eur' } as const;
  expect(countsSentence(sayIn('de'), { ...counts, orders: 3, revenue: [euros] })).toContain(
    'in den Warenkorb, 3 Bestellungen über 1.234,50\u00a0€',
  );
  const francs = { minorUnits: 9900, currency: 'chf' } as const;
  expect(countsSentence(sayIn('en'), { ...counts, orders: 1, revenue: [euros, francs] })).toMatch(
    /one order worth €1,234\.50 \+ CHF\s99\.00$/,
  );
});
