import type { NameRow } from '@blattwerk/schemas/configurator/names.ts';
import { array, assert, constantFrom, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { mergeNames } from './merge-names.ts';

const row = record({
  names: constantFrom('Ida', 'Jan', 'Ruth', 'Otto'),
  place: constantFrom('', 'Lindenweg 5'),
});
const list = array(row, { maxLength: 8 });
const countOf = (rows: readonly NameRow[], wanted: NameRow) =>
  rows.filter(({ names, place }) => names === wanted.names && place === wanted.place).length;

test('what only one of them has changed is what it made of it', () => {
  assert(
    property(list, list, (base, changed) => {
      expect(mergeNames(base, changed, base)).toEqual(changed);
      expect(mergeNames(base, base, changed)).toEqual(changed);
    }),
  );
});

test('nobody is lost that either has added', () => {
  assert(
    property(list, list, list, (base, mine, theirs) => {
      const merged = mergeNames(base, mine, theirs);
      for (const each of [...mine, ...theirs]) {
        const added = Math.max(countOf(mine, each), countOf(theirs, each)) - countOf(base, each);
        expect(countOf(merged, each)).toBeGreaterThanOrEqual(added);
      }
    }),
  );
});

test('a row that one has shortened and one that the other has added both stand', () => {
  const [ida, jan, otto] = ['Ida', 'Jan', 'Otto'].map((names) => ({ names, place: '' }));
  if (!ida || !jan || !otto) throw new Error('There are three rows.');
  const short = { names: 'I.', place: '' };
  expect(mergeNames([ida, jan], [short, jan], [ida, jan, otto])).toEqual([short, jan, otto]);
  expect(mergeNames([ida, jan], [ida, jan, otto], [jan])).toEqual([jan, otto]);
});
