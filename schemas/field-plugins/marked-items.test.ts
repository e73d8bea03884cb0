import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markItems, readMarkedItems } from './marked-items.ts';

const anyItem = fc.record({
  index: fc.nat(23),
  severity: fc.constantFrom('error', 'warning', 'info'),
  sentence: fc.stringMatching(/^[A-Za-zÄÖÜ„“.,:() 0-9]{1,40}$/),
});

test('marks survive the way through an option, and anything else is none', () => {
  fc.assert(
    fc.property(fc.array(anyItem), (items) => {
      expect(readMarkedItems(markItems(items))).toEqual(items);
    }),
  );
  expect(readMarkedItems('eins error Weg.\n2 fatal Weg.\n')).toEqual([]);
});
