import type { ToPage } from '@blattwerk/schemas/preview/to-page.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blockOf } from '../../base/content/block-index.ts';
import { managementStory } from '../../base/content/testing-blocks.ts';
import { formStore } from '../../store/form-store.ts';
import { documentStore, selectBlock, undoEdit, writeField } from '../../store/page/document.ts';
import { openDocument } from '../../store/page/document-store.ts';
import { createTextInPlace } from './text-in-place.ts';

const content = {
  _uid: 'root',
  component: 'page',
  body: [{ _uid: 'text', component: 'info_text', headline: 'Papiere', text: { type: 'doc', content: [] } }],
};
const story = managementStory(content);
const headline = { storyId: story.id, uid: 'text', field: 'headline' };

beforeEach(() => documentStore.setState({ open: openDocument(story, content) }));
afterEach(() => documentStore.setState({ open: undefined }));

function setUp(language = 'default') {
  const said: ToPage[] = [];
  const focused: string[] = [];
  const text = createTextInPlace({
    language,
    say: (message) => said.push(message),
    focusPage: () => focused.push('page'),
  });
  return { text, said, focused };
}

function stored(): Record<string, unknown> | undefined {
  const { open } = documentStore.getState();
  return open && blockOf(open.content, open.index, 'text');
}

test('a text opens where it is asked for, its block with it, and takes the keyboard from the form', () => {
  const { text, said, focused } = setUp();
  formStore.setState({ wanted: { uid: 'text', field: 'headline' } });
  text.hear({ action: 'openText', ...headline });
  expect(said).toEqual([
    { action: 'text', ...headline, value: 'Papiere', label: 'Überschrift', isMultiline: false },
  ]);
  expect(focused).toEqual(['page']);
  expect(formStore.getState().wanted).toBeUndefined();
  expect(documentStore.getState().open?.selected).toBe('text');
});

test.each([
  ['formatted text without a paragraph', { ...headline, field: 'text' }],
  ['a field that the block has not', { ...headline, field: 'constructor' }],
  ['a block that is gone', { ...headline, uid: 'gone' }],
  ['another story', { ...headline, storyId: story.id + 1 }],
])('%s does not open, and nothing is typed into it', (_name, place) => {
  const { text, said } = setUp();
  const before = documentStore.getState().open?.content;
  text.hear({ action: 'openText', ...place });
  text.hear({ action: 'typeText', ...place, value: 'Karten' });
  expect(said).toEqual([]);
  expect(documentStore.getState().open?.content).toBe(before);
});

test('what is typed is one step to undo; the page hears of the undone text, but not of its own', () => {
  const { text, said } = setUp();
  text.hear({ action: 'openText', ...headline });
  for (const value of ['K', 'Ka', 'Karten']) {
    text.hear({ action: 'typeText', ...headline, value });
    text.look();
  }
  expect(stored()?.headline).toBe('Karten');
  expect(said).toHaveLength(1);
  undoEdit();
  text.look();
  expect(stored()?.headline).toBe('Papiere');
  expect(said.at(-1)).toMatchObject({ action: 'text', value: 'Papiere' });
});

test('a text that the form changes changes in the page; one whose block goes is closed', () => {
  const { text, said } = setUp();
  text.hear({ action: 'openText', ...headline });
  writeField('text', 'headline', 'Umschläge');
  text.look();
  expect(said.at(-1)).toMatchObject({ action: 'text', value: 'Umschläge' });
  writeField('root', 'body', []);
  text.look();
  expect(said.at(-1)).toEqual({ action: 'closeText' });
});

test('in a page of another language its translation is edited', () => {
  const { text, said } = setUp('en');
  text.hear({ action: 'openText', ...headline });
  expect(said).toMatchObject([{ value: '' }]);
  text.hear({ action: 'typeText', ...headline, value: 'Papers' });
  expect(stored()).toMatchObject({ headline: 'Papiere', headline__i18n__en: 'Papers' });
});

test('after it was closed nothing more is typed', () => {
  const { text } = setUp();
  text.hear({ action: 'openText', ...headline });
  text.hear({ action: 'closeText' });
  text.hear({ action: 'typeText', ...headline, value: 'zu spät' });
  selectBlock('root');
  expect(stored()?.headline).toBe('Papiere');
});

test('of formatted text the asked paragraph opens, and keeps its marks under what is typed', () => {
  const bold = [{ type: 'bold' }];
  const words = (text: string, marks?: object[]) => ({ type: 'text', text, ...(marks && { marks }) });
  const document = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [words('Papiere')] },
      { type: 'paragraph', content: [words('Zehn '), words('feine', bold)] },
    ],
  };
  writeField('text', 'text', document);
  const { text, said } = setUp();
  const place = { ...headline, field: 'text', part: { at: 1, of: 2 } };
  text.hear({ action: 'openText', ...place });
  expect(said).toEqual([{ action: 'text', ...place, value: 'Zehn feine', label: 'Text', isMultiline: true }]);
  text.hear({ action: 'typeText', ...place, value: 'Zehn feinste' });
  text.look();
  expect(said).toHaveLength(1);
  expect(stored()?.text).toEqual({
    ...document,
    content: [document.content[0], { type: 'paragraph', content: [words('Zehn '), words('feinste', bold)] }],
  });
  // The page shows another number of paragraphs than the draft has: it would be another one.
  text.hear({ action: 'openText', ...place, part: { at: 1, of: 3 } });
  expect(said).toHaveLength(1);
});
