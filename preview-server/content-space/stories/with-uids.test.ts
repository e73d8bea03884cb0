import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainObject, type PlainObject } from '../story-shape/plain-object.ts';
import { withUids } from './with-uids.ts';

const uid = fc.constantFrom(undefined, null, '', ' ', 'a', 'b', 'c');
const blocks = fc.letrec<{ block: PlainObject; value: unknown }>((tie) => ({
  block: fc.record({ component: fc.constantFrom('page', 'teaser'), _uid: uid, body: tie('value') }),
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.constant(null),
    fc.array(tie('block'), { maxLength: 3 }),
    fc.record({
      type: fc.constant('blok'),
      attrs: fc.record({ body: fc.array(tie('block'), { maxLength: 2 }) }),
    }),
  ),
}));

function uidsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(uidsIn);
  if (!isPlainObject(value)) return [];
  const own = typeof value.component === 'string' ? [value._uid] : [];
  return [...own, ...Object.values(value).flatMap(uidsIn)];
}

const isGiven = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

test('every block has one, those that had keep it, new ones are unlike all others, and saving again changes nothing', () => {
  fc.assert(
    fc.property(blocks.block, (content) => {
      const before = uidsIn(content);
      const filled = withUids('story', content);
      const after = uidsIn(filled);
      expect(after.every(isGiven)).toBe(true);
      const made = after.filter((_, index) => !isGiven(before[index]));
      expect(after.filter((_, index) => isGiven(before[index]))).toEqual(before.filter(isGiven));
      expect(new Set(made).size).toBe(made.length);
      expect(made.some((each) => before.includes(each))).toBe(false);
      expect(withUids('story', filled)).toBe(filled);
      expect(withUids('story', content)).toEqual(filled);
    }),
  );
});
