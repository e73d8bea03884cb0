import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeDrafts } from './merge-drafts.ts';
import { newContent, setLook, setText } from './operations.ts';

const words = fc.dictionary(fc.constantFrom('names', 'date', 'place'), fc.string({ maxLength: 5 }));
const content = words.map((texts) => ({ ...newContent({ format: '148x105' }), texts }));

test('what only one of two has changed is kept, whichever it is', () => {
  fc.assert(
    fc.property(content, content, (base, changed) => {
      expect(mergeDrafts(base, changed, base)).toEqual(changed);
      expect(mergeDrafts(base, base, changed)).toEqual(changed);
    }),
  );
});

test('two texts changed on two devices are both kept, one text changed on both is this device’s', () => {
  const base = newContent({});
  const mine = setText(base, 'names', 'Anna & Paul');
  const theirs = setLook(setText(setText(base, 'names', 'Paul'), 'date', '5. Juni'), { palette: 'salbei' });
  const merged = mergeDrafts(base, mine, theirs);
  expect(merged.texts).toEqual({ names: 'Anna & Paul', date: '5. Juni' });
  expect(merged.look.palette).toBe('salbei');
});
