import { expect, test } from 'vitest';
import { meantWords } from './ask-meant.ts';

test.each([
  ['karten-designen/einladungskarte-eukalyptus--142301', 'einladungskarte eukalyptus'],
  ['hochzeit/menükarten', 'menükarten'],
  ['hochzeit/men%C3%BCkarten', 'menükarten'],
  ['a/b/12', undefined],
  ['', undefined],
  ['%E0%A4%A', undefined],
])('the path %s means %s', (path, words) => {
  expect(meantWords(path)).toBe(words);
});
