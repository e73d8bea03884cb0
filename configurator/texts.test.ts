import { expect, test } from 'vitest';
import { faceName, slotName } from './texts.ts';

test('slots and pages are called by messages, numbered ones by a number', () => {
  expect(slotName('inside-body')).toEqual(['slot_insideBody']);
  expect(slotName('caption-3')).toEqual(['slot_caption', { number: 3 }]);
  expect(faceName('outside-1')).toEqual(['face_outsideLeft']);
  expect(faceName('spread-12')).toEqual(['face_spread', { number: 12 }]);
  expect(faceName('inside-1')).toBeUndefined();
});
