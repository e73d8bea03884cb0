import { expect, test } from 'vitest';
import { tileWords } from './tile-words.ts';

test.each([
  ['Kissen „Gute Nacht, kleiner Bär“', 'Kissen', 'Gute Nacht, kleiner Bär', 'Kissen'],
  ['Bäckergarn, weiß, 10-m-Rolle', 'Zubehör', 'Bäckergarn', 'weiß, 10-m-Rolle'],
  [
    'Briefumschlag 11\u00a0×\u00a011\u00a0cm, gerade Klappe, weiß',
    'Zubehör',
    'Briefumschlag',
    '11\u00a0×\u00a011\u00a0cm, gerade Klappe, weiß',
  ],
  ['Photo print 3.9\u00a0×\u00a05.9\u00a0in', 'Photo print', 'Photo print', '3.9\u00a0×\u00a05.9\u00a0in'],
  ['Briefumschlag C6, gerade Klappe, weiß', 'Zubehör', 'Briefumschlag C6', 'gerade Klappe, weiß'],
  ['Holzfuß', 'Zubehör', 'Holzfuß', 'Zubehör'],
])('%s is shown in two', (name, typeLabel, title, detail) => {
  expect(tileWords(name, typeLabel)).toEqual({ title, detail });
});
