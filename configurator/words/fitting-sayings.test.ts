import { expect, test } from 'vitest';
import { fittingSayings, sayingAsText } from './fitting-sayings.ts';

const short = { text: 'Ja.' };
const quoted = { text: 'Alles ist gut.', author: 'Ida' };

test('who said it stands below what was said', () => {
  expect(sayingAsText(short)).toBe('Ja.');
  expect(sayingAsText(quoted)).toBe('Alles ist gut.\n– Ida');
});

test('what is longer than its field, its author included, is not offered', () => {
  const groups = [
    { name: 'Verse', sayings: [quoted] },
    { name: 'Eigene Worte', sayings: [quoted, short] },
  ];
  const length = sayingAsText(quoted).length;
  expect(fittingSayings(groups, length)).toEqual(groups);
  expect(fittingSayings(groups, length - 1)).toEqual([{ name: 'Eigene Worte', sayings: [short] }]);
  expect(fittingSayings(groups, 2)).toEqual([]);
});
