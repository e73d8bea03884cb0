import { expect, test } from 'vitest';
import { renderOnPage } from '../../test-support/render-on-page.tsx';
import { StoryBlock } from '../story-blocks.tsx';

const item = (title: string, fields: object = {}) => ({
  _uid: title,
  component: 'usp_item',
  title,
  ...fields,
});
const url = { fieldtype: 'multilink', linktype: 'url', url: 'https://example.org/' };
const text = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'In 24 Stunden' }] }],
};
const blok = {
  _uid: 'a',
  component: 'usp_bar',
  items: [item('Papier'), item('Muster', { url }), item('Eilig', { text })],
};

test('an item is a sentence, a link where it has an address, a button where it has an explanation', async () => {
  const html = await renderOnPage(<StoryBlock blok={blok} />);
  const [, plain, linked, explained] = html.split('<li');
  expect(plain).toContain('Papier');
  expect(plain).not.toMatch(/<a |<button/);
  expect(linked).toMatch(/<a href="https:\/\/example.org\/".*Muster.*<\/a>/);
  expect(explained).toMatch(/<button aria-haspopup="dialog".*Eilig.*<\/button>/);
});
