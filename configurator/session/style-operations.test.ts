import { draftContentSchema } from '@blattwerk/schemas/configurator/draft.ts';
import { textSizes } from '@blattwerk/schemas/configurator/text-sizes.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newHistory, record, redo, undo } from './history.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { newContent } from './operations.ts';
import { alignTexts, setStyle } from './style-operations.ts';

const empty = newContent({});
const slot = fc.constantFrom('names', 'date', 'place');
const style = fc.record(
  { size: fc.constantFrom(...textSizes), align: fc.constantFrom('left' as const, 'center' as const) },
  { requiredKeys: [] },
);
const styled = fc
  .array(fc.tuple(slot, style))
  .map((changes) => changes.reduce((content, [name, change]) => setStyle(content, name, change), empty));

test('styles are parsed as they are written, and a draft of which all are taken back is as it was', () => {
  fc.assert(
    fc.property(styled, (content) => {
      expect(draftContentSchema.parse(JSON.parse(JSON.stringify(content)))).toEqual(content);
      const reset = ['names', 'date', 'place'].reduce((now, name) => setStyle(now, name, {}), content);
      expect(JSON.stringify(reset)).toBe(JSON.stringify(empty));
    }),
  );
});

test('a step that changes nothing is none, and each other one can be undone and done again', () => {
  fc.assert(
    fc.property(styled, slot, style, (content, name, change) => {
      const after = setStyle(content, name, change);
      expect(setStyle(after, name, change)).toBe(after);
      if (after === content) return;
      const history = record(newHistory(content), after, null);
      expect(undo(history).present).toBe(content);
      expect(redo(undo(history)).present).toBe(after);
    }),
  );
});

test('styles of two devices are both kept, by text', () => {
  const mine = setStyle(empty, 'names', { size: 125 });
  const theirs = setStyle(empty, 'date', { align: 'left' });
  expect(mergeDrafts(empty, mine, theirs).styles).toEqual({ names: { size: 125 }, date: { align: 'left' } });
  expect(mergeDrafts(mine, empty, mine)).not.toHaveProperty('styles');
});

test('texts are aligned alike, and those that the design aligns so say nothing', () => {
  const large = setStyle(empty, 'names', { size: 110 });
  const own = new Map([['names', 'center'] as const, ['date', 'left'] as const]);
  expect(alignTexts(large, own, 'left').styles).toEqual({ names: { size: 110, align: 'left' } });
  expect(alignTexts(alignTexts(large, own, 'left'), own, 'center').styles).toEqual({
    names: { size: 110 },
    date: { align: 'center' },
  });
});

test.each([
  { names: { size: 200 } },
  { names: { align: 'justify' } },
  { names: {} },
  { Namen: { size: 110 } },
])('the style %j is refused', (styles) => {
  expect(draftContentSchema.safeParse({ ...empty, styles }).success).toBe(false);
});
