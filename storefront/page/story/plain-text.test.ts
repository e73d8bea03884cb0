import { expect, test } from 'vitest';
import { isStaticText } from './is-static-text.ts';
import { hasRichText, plainText } from './plain-text.ts';

const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const doc = (...content: unknown[]) => ({ type: 'doc', content });

test('takes the words and keeps paragraphs apart', () => {
  const answer = doc(paragraph(text('Zwei '), text('Tage.')), {
    type: 'bullet_list',
    content: [
      { type: 'list_item', content: [paragraph(text('In DE'), { type: 'hard_break' }, text('und AT'))] },
    ],
  });
  expect(plainText(answer)).toBe('Zwei Tage. In DE und AT');
  expect(plainText(undefined)).toBe('');
});

test('knows whether there is anything to read or see', () => {
  expect(hasRichText(doc(paragraph(text(' '))))).toBe(false);
  expect(hasRichText(doc(paragraph(text('a'))))).toBe(true);
  expect(hasRichText(doc({ type: 'image', attrs: {} }))).toBe(true);
  expect(hasRichText(undefined)).toBe(false);
});

test('blocks and pictures need the browser, words and tables do not', () => {
  expect(isStaticText(doc(paragraph(text('a')), { type: 'table', content: [] }))).toBe(true);
  expect(isStaticText(doc({ type: 'blockquote', content: [{ type: 'image' }] }))).toBe(false);
  expect(isStaticText(doc({ type: 'blok' }))).toBe(false);
});
