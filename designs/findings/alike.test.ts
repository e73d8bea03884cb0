import { expect, test } from 'vitest';
import { areAlike, areSame } from './alike.ts';

const photo = (photoId: string, likeness?: string) => ({ photoId, likeness });
const scene = 'f0f0a5a53c3c0ff0';

test('photos that differ in few bits are of one moment, in hardly any the same', () => {
  expect(areSame(photo('a', scene), photo('b', 'f0f0a5a53c3c0ff1'))).toBe(true);
  expect(areSame(photo('a', scene), photo('b', 'f0f0a5a53c3c00f1'))).toBe(false);
  expect(areAlike(photo('a', scene), photo('b', 'f0f0a5a53c3c00f1'))).toBe(true);
  expect(areAlike(photo('a', scene), photo('b', '0f0fa5a53c3c0ff0'))).toBe(false);
});

test('pictures of one colour, and photos that nothing is known of, are like no other', () => {
  expect(areAlike(photo('a', '0000000000000000'), photo('b', '0000000000000000'))).toBe(false);
  expect(areAlike(photo('a', scene), photo('b'))).toBe(false);
  expect(areSame(photo('a'), photo('a'))).toBe(true);
});
