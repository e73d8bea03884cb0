import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isKeyOf, pressedKeyOf, shortcut } from './shortcut.ts';

const keys = fc.record({
  key: fc.constantFrom('s', 'S', 'z', 'Delete', 'F6', 'ArrowUp'),
  ctrlKey: fc.boolean(),
  metaKey: fc.boolean(),
  shiftKey: fc.boolean(),
  altKey: fc.boolean(),
});

test('a key is a shortcut’s whether Shift or Caps Lock writes it large', () => {
  const undone = { key: 'z', ctrlKey: true, metaKey: false, shiftKey: true, altKey: false };
  expect(isKeyOf(undone, { ...undone, key: 'Z' })).toBe(true);
  expect(isKeyOf(undone, { ...undone, shiftKey: false })).toBe(false);
});

test('a key is its own shortcut, and another’s only when nothing but the size of the letter differs', () => {
  fc.assert(
    fc.property(keys, keys, (one, other) => {
      expect(isKeyOf(pressedKeyOf(one), one)).toBe(true);
      expect(isKeyOf(pressedKeyOf(one), other)).toBe(
        JSON.stringify(pressedKeyOf(one)) === JSON.stringify(pressedKeyOf(other)),
      );
    }),
  );
});

test('a shortcut that does not say where it holds is none', () => {
  expect(
    shortcut.safeParse({
      ...pressedKeyOf({ key: 's', ctrlKey: true, metaKey: false, shiftKey: false, altKey: false }),
    }).success,
  ).toBe(false);
});
