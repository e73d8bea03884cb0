import { expect, test } from 'vitest';
import type { FormField } from '../../base/schema/definitions.ts';
import { sayIn } from '../messages/messages.ts';
import { valueText } from './value-text.ts';

const say = sayIn('de');

const shape: FormField = {
  name: 'shape',
  type: 'option',
  options: [
    { name: 'Hochformat', value: 'portrait' },
    { name: 'Querformat', value: 'landscape' },
  ],
};
const text: FormField = { name: 'text', type: 'text' };
const richText = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Erst ' },
        { type: 'text', text: 'dies.' },
      ],
    },
    { type: 'paragraph', content: [{ type: 'text', text: 'Dann das.' }] },
  ],
};

test.each([
  ['nothing', text, undefined, ''],
  ['a text', text, 'Karten', 'Karten'],
  ['a choice by its label', shape, 'portrait', 'Hochformat'],
  ['several', shape, ['portrait', 'landscape'], 'Hochformat, Querformat'],
  ['a choice that is gone', shape, 'round', 'round'],
  ['yes or no', text, false, 'Nein'],
  ['rich text, paragraph by paragraph', text, richText, 'Erst  dies.\nDann das.'],
  [
    'a picture',
    text,
    { filename: 'https://a/f/1/800x600/ab/strauss.jpg', alt: 'Ein Strauß', id: 3 },
    'strauss.jpg: Ein Strauß',
  ],
  [
    'a link',
    text,
    { fieldtype: 'multilink', linktype: 'story', id: 'u', url: '', cached_url: 'blattwerk/agb' },
    'blattwerk/agb',
  ],
  [
    'a product list',
    text,
    { plugin: 'blattwerk-product', version: 1, _uid: 'x', items: [{ kind: 'card', id: '12' }] },
    'card',
  ],
])('%s', (_name, field, value, words) => {
  expect(valueText(say, field, value)).toBe(words);
});
