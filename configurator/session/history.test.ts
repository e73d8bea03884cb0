import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type History, newHistory, record, redo, undo } from './history.ts';
import { newContent, setLook, setText } from './operations.ts';

const start = newContent({ format: '148x105' });
const step = fc.oneof(
  fc.record({ slot: fc.constantFrom('names', 'date'), text: fc.string({ maxLength: 8 }) }),
  fc.record({ palette: fc.constantFrom('salbei', 'eukalyptus', null) }),
);

function take(
  history: History,
  change: { slot: string; text: string } | { palette: string | null },
): History {
  if ('palette' in change) return record(history, setLook(history.present, change), null);
  return record(history, setText(history.present, change.slot, change.text), `text ${change.slot}`);
}

test('all steps undone are the beginning, and redone the end', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const end = steps.reduce(take, newHistory(start));
      let back = end;
      for (let count = 0; count < end.past.length; count += 1) back = undo(back);
      expect(back.present).toEqual(start);
      let again = back;
      while (again.future.length > 0) again = redo(again);
      expect(again.present).toEqual(end.present);
    }),
  );
});

test('letters typed into one text are one step, another text is the next', () => {
  const typed = [
    { slot: 'names', text: 'A' },
    { slot: 'names', text: 'An' },
    { slot: 'date', text: '1' },
  ].reduce(take, newHistory(start));
  expect(undo(typed).present.texts).toEqual({ names: 'An' });
  expect(undo(undo(typed)).present.texts).toEqual({});
});
