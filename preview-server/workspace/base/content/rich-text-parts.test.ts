import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf, withWords, wordsOfPart } from './rich-text-parts.ts';

const bold = { type: 'bold' };
const link = { type: 'link', attrs: { href: '/versand' } };
const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const documentOf = (...content: object[]) => ({ type: 'doc', content });

function written(content: readonly object[], words: string): unknown {
  const document = documentOf(paragraph(...content));
  const [part] = partsOf(document);
  const result = part && withWords(document, part, words);
  return partsOf(result)[0]?.node.content;
}

test('parts are paragraphs and headings in reading order, wherever they stand', () => {
  const heading = { type: 'heading', attrs: { level: 2 }, content: [text('Papiere')] };
  const list = {
    type: 'bullet_list',
    content: [{ type: 'list_item', content: [paragraph(text('Feinst'))] }],
  };
  const parts = partsOf(
    documentOf(heading, list, paragraph(text('Eins'), { type: 'hard_break' }, text('Zwei'))),
  );
  expect(parts.map(wordsOfPart)).toEqual(['Papiere', 'Feinst', 'Eins\nZwei']);
  expect(wordsOfPart({ node: paragraph({ type: 'emoji', attrs: {} }), path: [] })).toBeUndefined();
  expect(partsOf(undefined)).toEqual([]);
});

test.each<[string, object[], string, object[]]>([
  [
    'behind bold words goes on bold',
    [text('Zehn '), text('Papiere', bold)],
    'Zehn Papiere hier',
    [text('Zehn '), text('Papiere hier', bold)],
  ],
  [
    'inside a link stays a link',
    [text('Zum '), text('Versand', link)],
    'Zum Versandweg hin',
    [text('Zum '), text('Versand', link), text('weg hin')],
  ],
  ['in the middle of a link is part of it', [text('Versand', link)], 'Versxand', [text('Versxand', link)]],
  [
    'over bold words is bold',
    [text('Zehn '), text('Papiere', bold)],
    'Zehn Karten',
    [text('Zehn '), text('Karten', bold)],
  ],
  [
    'before all is plain behind a link',
    [text('Versand', link)],
    'Zum Versand',
    [text('Zum '), text('Versand', link)],
  ],
  ['on a new line', [text('Eins')], 'Eins\nZwei', [text('Eins'), { type: 'hard_break' }, text('Zwei')]],
  ['into nothing', [], 'Neu', [text('Neu')]],
])('what is typed %s', (_, before, words, after) => {
  expect(written(before, words)).toEqual(after);
});

test('a part that is emptied stays, and others are the same as before', () => {
  const rest = paragraph(text('Bleibt', bold));
  const document = documentOf(paragraph(text('Weg')), rest);
  const [part] = partsOf(document);
  expect(part && withWords(document, part, '')).toEqual(documentOf({ type: 'paragraph' }, rest));
});

test('any words can be written over any others', () => {
  const inline = fc.record({
    words: fc.string({ unit: 'grapheme', minLength: 1 }),
    marks: fc.subarray([bold, link]),
  });
  fc.assert(
    fc.property(fc.array(inline, { maxLength: 4 }), fc.string({ unit: 'grapheme' }), (inlines, words) => {
      const document = documentOf(
        paragraph(...inlines.map((each) => text(each.words.replaceAll('\n', ' '), ...each.marks))),
      );
      const [part] = partsOf(document);
      const result = partsOf(part && withWords(document, part, words));
      expect(result.map(wordsOfPart)).toEqual([words]);
    }),
  );
});
