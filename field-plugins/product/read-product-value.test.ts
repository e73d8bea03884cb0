import { productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readProductValue } from './read-product-value.ts';

const item = fc.record({
  kind: fc.constantFrom(...productKinds),
  id: fc.string({ minLength: 1, maxLength: 64 }),
});

test('what is stored today is read as it is', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 24 }), (items) => {
      const value = { version: 1 as const, items };
      expect(readProductValue(value)).toEqual({ ok: true, value });
    }),
  );
});

test('what was stored before values had a version means the same products', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 24 }), (items) => {
      const old = { items: items.map(({ kind, id }) => `${kind}:${id}`) };
      expect(readProductValue(old)).toEqual({ ok: true, value: { version: 1, items } });
    }),
  );
});

test('a newer value is left alone, a damaged one is told apart', () => {
  expect(readProductValue({ version: 2, lists: [] })).toEqual({ ok: false, reason: 'newer', version: 2 });
  expect(readProductValue({ version: 1, items: 'card:1' })).toEqual({ ok: false, reason: 'unreadable' });
  expect(readProductValue({ items: ['fridge:1'] })).toEqual({ ok: false, reason: 'unreadable' });
});
