import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { expect, test } from 'vitest';
import { motifs } from '../all-motifs.ts';
import { ideasOf, motifWords, wordsOf } from './motif-words.ts';
import { ideas, isIdea, shownAs } from './shown-ideas.ts';

const handless = (id: string) => id.replace(/-(flat|line|wash|painted)$/, '');

test.each(languages)('every idea has its words in %s', (language) => {
  for (const idea of [...ideas].filter(isIdea)) {
    const words = wordsOf(idea, language);
    expect(words.every((word) => /^\p{L}[\p{L} ’-]*$/u.test(word))).toBe(true);
    expect(new Set(words).size).toBe(words.length);
  }
});

test('every idea is drawn, and every motif shows one unless it is an ornament', () => {
  const drawn = new Set<string>(motifs.flatMap(({ id }) => ideasOf(id)));
  expect([...ideas].filter((idea) => !drawn.has(idea))).toEqual([]);
  const silent = new Set(motifs.filter(({ id }) => ideasOf(id).length === 0).map(({ id }) => handless(id)));
  const ornaments = /^(frame|divider)\/|^geometric\/(monogram-ring|dotted-ring|brush-stroke)$/;
  expect([...silent].filter((id) => !ornaments.test(id))).toEqual([]);
});

test('nothing is said of motifs that are not there', () => {
  const known = new Set(motifs.map(({ id }) => handless(id)));
  expect(Object.keys(shownAs).filter((id) => !known.has(id))).toEqual([]);
});

test('a motif has its own words first, then those of what it belongs to', () => {
  expect(ideasOf('animals/fox-wash')).toEqual(['fox', 'woodland-animal', 'animal']);
  expect(motifWords(['animals/fox-flat', 'animals/fox-line'], 'nl')).toEqual([
    'vos',
    'bosdier',
    'bos',
    'dier',
    'dieren',
  ]);
});
