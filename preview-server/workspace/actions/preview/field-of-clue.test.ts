import fc from 'fast-check';
import { expect, test } from 'vitest';
import { block } from '../../base/content/testing-blocks.ts';
import { definitionOf } from '../../base/schema/definitions.ts';
import { fieldOfClue } from './field-of-clue.ts';

const rich = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
const teaser = {
  ...block('a', {
    headline: 'Papiere',
    buttonText: 'Zu den Papieren',
    text: rich('Zehn Sorten zum Anfassen'),
  }),
  component: 'image_teaser',
};

test.each([
  ['the words of a field', { words: 'Zu den Papieren', isPicture: false }, 'buttonText'],
  ['part of a text', { words: 'Zehn Sorten', isPicture: false }, 'text'],
  ['the field that holds little else', { words: 'Papiere', isPicture: false }, 'headline'],
  ['words around those of a field', { words: 'Papiere →', isPicture: false }, 'headline'],
  ['a picture', { words: '', isPicture: true }, 'image'],
  ['words of the shop itself', { words: 'In den Warenkorb', isPicture: false }, undefined],
  ['no words', { words: '  ', isPicture: false }, undefined],
])('finds the field of %s', (_name, clue, field) => {
  expect(fieldOfClue(teaser, clue)).toBe(field);
});

test('whatever is clicked, the field found is one of the block', () => {
  const names = definitionOf('image_teaser')?.fields.map(({ name }) => name);
  fc.assert(
    fc.property(fc.string(), fc.boolean(), fc.string(), (words, isPicture, headline) => {
      const found = fieldOfClue({ ...teaser, headline }, { words, isPicture });
      if (found !== undefined) expect(names).toContain(found);
      if (words.trim() && words === headline && !isPicture) expect(found).toBeDefined();
    }),
  );
});
