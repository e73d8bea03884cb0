import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markedWords, type Passage } from './marked-words.ts';
import { isSameWord, type Word, wordsOf, wordsOfRichText } from './words-of.ts';

const signs = { kept: '', removed: '-', added: '+' };
const written = (passages: readonly Passage[]) =>
  passages.map(({ kind, words }) => `${signs[kind]}${words.map(({ text }) => text).join('')}`);
const side = (passages: readonly Passage[], left: Passage['kind']) =>
  passages.filter(({ kind }) => kind !== left).flatMap(({ words }) => words);
const isSame = (one: readonly Word[], other: readonly Word[]) =>
  one.length === other.length && one.every((word, at) => isSameWord(word, other[at] ?? word));

test.each([
  ['one word', 'Karten zur Hochzeit', 'Karten zur Taufe', ['Karten zur ', '-Hochzeit', '+Taufe']],
  [
    'words in a row as one passage',
    'Gold auf Papier',
    'Silber an Papier',
    ['-Gold auf', '+Silber an', ' Papier'],
  ],
  ['nothing', 'Karten', 'Karten', ['Karten']],
  ['all', '', 'Neu', ['+Neu']],
])('marked is %s', (_what, before, after, passages) => {
  expect(written(markedWords(wordsOf(before), wordsOf(after)))).toEqual(passages);
});

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks });

test('a word that became bold is marked, though its letters are the same', () => {
  const passages = markedWords(
    wordsOfRichText(doc(paragraph(text('Auf feinem Papier')))),
    wordsOfRichText(doc(paragraph(text('Auf '), text('feinem', { type: 'bold' }), text(' Papier')))),
  );
  expect(written(passages)).toEqual(['Auf ', '-feinem', '+feinem', ' Papier']);
  expect(passages[2]?.words[0]?.marks).toEqual([{ type: 'bold', target: '' }]);
});

test('a paragraph that became a heading is marked where it begins', () => {
  const passages = markedWords(
    wordsOfRichText(doc(paragraph(text('Papiere')))),
    wordsOfRichText(doc({ type: 'heading', attrs: { level: 2 }, content: [text('Papiere')] })),
  );
  expect(passages.map(({ kind, words }) => [kind, words[0]?.begins?.type])).toEqual([
    ['removed', 'paragraph'],
    ['added', 'heading'],
    ['kept', undefined],
  ]);
});

test('a link that leads elsewhere is marked', () => {
  const linked = (href: string) => doc(paragraph(text('Versand', { type: 'link', attrs: { href } })));
  const passages = markedWords(wordsOfRichText(linked('/alt')), wordsOfRichText(linked('/neu')));
  expect(written(passages)).toEqual(['', '-Versand', '+Versand']);
});

test('both texts can be read from what is marked', () => {
  const words = fc.array(fc.constantFrom('Karte', 'Gold', ' ', 'auf', ', ', 'Papier'), { maxLength: 30 });
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [before, after] = [wordsOf(one.join('')), wordsOf(other.join(''))];
      const passages = markedWords(before, after);
      expect(isSame(side(passages, 'added'), before)).toBe(true);
      expect(isSame(side(passages, 'removed'), after)).toBe(true);
    }),
  );
});

test('long texts with nothing in common are told quickly', () => {
  const long = (letter: string) =>
    wordsOf(Array.from({ length: 20_000 }, (_, at) => `${letter}${at}`).join(' '));
  expect(markedWords(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
