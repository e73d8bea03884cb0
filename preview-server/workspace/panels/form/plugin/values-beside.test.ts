import { expect, test } from 'vitest';
import { valuesBeside } from './values-beside.ts';

const card = {
  _uid: 'a',
  component: 'card_detail',
  headline: 'Karte',
  product: { plugin: 'blattwerk-product', version: 1, items: [{ kind: 'card', id: '146103' }] },
  format: { plugin: 'blattwerk-format', version: 1, format: '105x148' },
};

test('another field’s choice is noticed, the own one and a typed word are not', () => {
  const before = valuesBeside(card, 'format');
  expect(valuesBeside({ ...card, headline: 'Neu', format: undefined }, 'format')).toBe(before);
  expect(valuesBeside({ ...card, product: { ...card.product, items: [] } }, 'format')).not.toBe(before);
  expect(valuesBeside(undefined, 'format')).toBe('[]');
});
