import { expect, test } from 'vitest';
import { materials } from '../shop/wall-art/materials.ts';
import { type DesignId, readDesignId } from './read-design-id.ts';

test.each<[string, DesignId | undefined]>([
  ['140101', 140_101],
  ['leinwand', 'leinwand'],
  ['100x150', '100x150'],
  ['schattenfuge-leinwand-schwarz', 'schattenfuge-leinwand-schwarz'],
  ['0140101', undefined],
  ['1234567890', undefined],
  ['Leinwand', undefined],
  ['../leinwand', undefined],
  ['', undefined],
])('"%s" is read as %o', (text, expected) => {
  expect(readDesignId(text)).toBe(expected);
});

test('every material is a code', () => {
  for (const material of materials) expect(readDesignId(material)).toBe(material);
});
