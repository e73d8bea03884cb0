import { productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyOf, movedItem, withItem, withoutItem } from './edit-items.ts';

const item = fc.record({
  kind: fc.constantFrom(...productKinds),
  id: fc.string({ minLength: 1, maxLength: 3 }),
});
const list = fc.uniqueArray(item, { selector: keyOf, maxLength: 24 });
const place = fc.integer({ min: 0, max: 24 });

describe('a list of products', () => {
  test('never holds one twice, nor more than fit', () => {
    fc.assert(
      fc.property(list, item, fc.option(place, { nil: undefined }), (items, added, replacing) => {
        const maximum = Math.max(1, items.length);
        const result = withItem(items, added, { maximum, replacing });
        if (!result.ok) return;
        expect(new Set(result.items.map(keyOf)).size).toBe(result.items.length);
        expect(result.items.length).toBeLessThanOrEqual(maximum);
        expect(result.items.map(keyOf)).toContain(keyOf(added));
      }),
    );
  });

  test('keeps every product when one is moved, and moves it where it should be', () => {
    fc.assert(
      fc.property(list, place, place, (items, from, to) => {
        const moved = movedItem(items, from, to);
        expect(moved.map(keyOf).sort()).toEqual(items.map(keyOf).sort());
        const one = items[from];
        if (one && to < items.length) expect(moved[to]).toEqual(one);
      }),
    );
  });

  const [one, two, three] = ['1', '2', '3'].map((id) => ({ kind: 'card' as const, id }));
  if (!one || !two || !three) throw new Error('three products');

  test('takes a replacement in the place of the old one', () => {
    expect(withItem([one, two], three, { maximum: 2, replacing: 0 })).toEqual({
      ok: true,
      items: [three, two],
    });
    expect(withItem([one, two], two, { maximum: 2, replacing: 0 })).toEqual({ ok: true, items: [two] });
  });

  test('is full at its maximum; where only one fits, the next takes its place', () => {
    expect(withItem([one, two], three, { maximum: 2, replacing: undefined })).toMatchObject({
      reason: 'full',
    });
    expect(withItem([one], two, { maximum: 1, replacing: undefined })).toEqual({ ok: true, items: [two] });
    expect(withoutItem([one, two], one)).toEqual([two]);
  });
});
