import { expect, test } from 'vitest';
import { has } from './bit-set.ts';
import { createNameIndex } from './name-index.ts';

const names = ['Erdenbürger', 'Eukalyptushain', 'Eukalyptus', 'Grüße, Rosé', 'Eukalyptus im Wind'];
const index = createNameIndex(names);
const meantBy = (search: string) =>
  index.meant(search).map((set) => names.filter((_, place) => has(set, place)));

test.each([
  [
    'Eukalyptus',
    ['Eukalyptus', 'Eukalyptus im Wind'],
    ['Eukalyptushain', 'Eukalyptus', 'Eukalyptus im Wind'],
  ],
  ['wind EUKAL', [], ['Eukalyptus im Wind']],
  ['erdenbuerger', ['Erdenbürger'], ['Erdenbürger']],
  ['gruesse rose', ['Grüße, Rosé'], ['Grüße, Rosé']],
  ['hain', [], []],
  ['–', [], []],
])('%s', (search, whole, beginnings) => {
  expect(meantBy(search)).toEqual([whole, beginnings]);
});
