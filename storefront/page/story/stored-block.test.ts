import { expect, test } from 'vitest';
import { hasData, listOf } from './stored-block.ts';

const empty = { _uid: 'a', component: 'image_teaser', _editable: '<!-- -->' };

test.each([
  ['a text', { headline: 'Papier' }],
  ['a file', { image: { fieldtype: 'asset', filename: 'http://a/f/1/1x1/a/b.png' } }],
  ['a link', { url: { fieldtype: 'multilink', linktype: 'url', url: 'https://example.org' } }],
  ['a list', { items: [{ _uid: 'b', component: 'quote', text: 'Ja.' }] }],
  [
    'rich text',
    { text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a' }] }] } },
  ],
  [
    'a plugin value',
    { product: { plugin: 'blattwerk-product', version: 1, items: [{ kind: 'card', id: '1' }] } },
  ],
])('%s is data', (_, fields) => {
  expect(hasData({ ...empty, ...fields })).toBe(true);
});

test('empty fields of every kind are none', () => {
  expect(
    hasData({
      ...empty,
      headline: ' ',
      isHeadlineH1: false,
      subline: null,
      image: { fieldtype: 'asset', id: null, filename: '', alt: null },
      url: { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: '' },
      items: [{ _uid: 'b', component: 'quote', text: '' }],
      text: { type: 'doc', content: [{ type: 'paragraph' }] },
    }),
  ).toBe(false);
});

test('a list a draft lacks is an empty list, and what is no block is left out', () => {
  const block = { _uid: 'a' };
  expect(listOf(undefined)).toEqual([]);
  expect(listOf(JSON.parse('"a text"'))).toEqual([]);
  expect(listOf([block, ...JSON.parse('[null, "a text", 1]')])).toEqual([block]);
});
