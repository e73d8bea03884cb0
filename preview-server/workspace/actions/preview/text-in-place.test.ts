import type { ToPage } from '@blattwerk/schemas/preview/to-page.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blockOf } from '../../base/content/block-index.ts';
import { managementStory } from '../../base/content/testing-blocks.ts';
import { closeDialog, openedDialog } from '../../store/dialog-store.ts';
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

test('formatted text is told and written as it is stored, with the tools of its field', () => {
  const { text, said } = setUp();
  const place = { ...headline, field: 'text' };
  text.hear({ action: 'openText', ...place });
  const before = { type: 'doc', content: [] };
  expect(said).toMatchObject([{ action: 'richText', ...place, label: 'Text', stored: before }]);
  const [opened] = said;
  expect(opened?.action === 'richText' && opened.tools).toEqual(
    expect.arrayContaining(['bold', 'h2', 'link']),
  );
  expect(opened?.action === 'richText' && opened.tools).not.toContain('blok');
  for (const words of ['Z', 'Ze', 'Zehn']) {
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: words }] }];
    text.hear({ action: 'typeRichText', ...place, stored: { type: 'doc', content } });
    text.look();
  }
  expect(stored()?.text).toMatchObject({ content: [{ content: [{ text: 'Zehn' }] }] });
  expect(said).toHaveLength(1);
  undoEdit();
  text.look();
  expect(said.at(-1)).toMatchObject({ action: 'richText', stored: before });
});

test('a text is left when another block is chosen', () => {
  const { text, said } = setUp();
  text.hear({ action: 'openText', ...headline, field: 'text' });
  selectBlock('root');
  text.look();
  expect(said.at(-1)).toEqual({ action: 'closeText' });
});

test('a link is chosen in a dialog of the workspace, and told to the page', () => {
  const { text, said, focused } = setUp();
  const place = { ...headline, field: 'text' };
  text.hear({ action: 'openText', ...place });
  text.hear({ action: 'askTool', ...place, tool: 'link', attrs: null });
  const [kind, props] = openedDialog() ?? [];
  expect(kind).toBe('text-mark');
  const chosen = { kind: 'mark', mark: 'link', attrs: { href: '/x' }, words: '' } as const;
  if (kind === 'text-mark') props.choose(chosen);
  closeDialog();
  expect(said.at(-1)).toEqual({ action: 'chosen', chosen });
  expect(focused).toEqual(['page', 'page']);
});
