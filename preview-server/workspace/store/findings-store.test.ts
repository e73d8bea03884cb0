import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { beforeEach, expect, test } from 'vitest';
import { block, managementStory } from '../base/content/testing-blocks.ts';
import {
  beginTyping,
  findingsStore,
  judgeTyped,
  leaveField,
  noteFindings,
  noteNewBlocks,
  showEverything,
} from './findings-store.ts';
import { documentStore, writeField } from './page/document.ts';
import { openDocument } from './page/document-store.ts';
import { stateId } from './page/history.ts';

const content = block('root', {
  component: 'page',
  body: [block('quote', { component: 'quote', text: '', author: '' })],
});
const story = managementStory(content);

beforeEach(() => {
  documentStore.setState({ open: openDocument(story, content) });
  findingsStore.setState({ byStory: new Map(), shown: new Map() });
  showEverything();
});

function finding(uid: string, field: string | undefined, code = 'missing_required_field'): Finding {
  const message = { de: 'Ausfüllen.', en: 'Fill in.' };
  return { code, severity: 'error', story: 'a', path: ['content'], uid, message, ...(field && { field }) };
}

/** What the judge says of the page as it stands now. */
function judged(...findings: Finding[]): void {
  const { open } = documentStore.getState();
  if (open) noteFindings(story.id, findings, stateId(open.history));
}

const shown = () =>
  (findingsStore.getState().shown.get(story.id) ?? []).map(({ uid, field }) => `${uid}.${field}`);

test('a text is judged when it is left, not while it is typed', () => {
  beginTyping('quote', 'text');
  writeField('quote', 'text', ' ');
  judged(finding('quote', 'text'));
  expect(shown()).toEqual([]);
  leaveField('quote', 'text');
  expect(shown()).toEqual(['quote.text']);
});

test('what stands already goes while its text is mended, and does not come back before it is left', () => {
  judged(finding('quote', 'text'), finding('quote', 'author'));
  beginTyping('quote', 'text');
  writeField('quote', 'text', 'Danke');
  judged(finding('quote', 'author'));
  expect(shown()).toEqual(['quote.author']);
  writeField('quote', 'text', '');
  judged(finding('quote', 'text'), finding('quote', 'author'));
  expect(shown()).toEqual(['quote.author']);
});

test('a judgement of the text before is shown while the next one is begun', () => {
  beginTyping('quote', 'text');
  writeField('quote', 'text', ' ');
  leaveField('quote', 'text');
  beginTyping('quote', 'author');
  judged(finding('quote', 'text'));
  expect(shown()).toEqual(['quote.text']);
});

test('saving judges what has been typed so far', () => {
  beginTyping('quote', 'text');
  writeField('quote', 'text', ' ');
  judged(finding('quote', 'text'));
  judgeTyped();
  expect(shown()).toEqual(['quote.text']);
});

test('a new block is not held to be wrong before its fields were left or the page is to be published', () => {
  noteNewBlocks([block('quote')]);
  judged(finding('quote', 'text'), finding('quote', 'author'), finding('root', undefined, 'missing_h1'));
  expect(shown()).toEqual(['root.undefined']);
  leaveField('quote', 'author');
  expect(shown()).toEqual(['quote.author', 'root.undefined']);
  showEverything();
  expect(shown()).toEqual(['quote.text', 'quote.author', 'root.undefined']);
});

test('what a new block holds is judged at once', () => {
  noteNewBlocks([block('quote')]);
  writeField('quote', 'text', 'Lorem ipsum');
  judged(finding('quote', 'text', 'filler_text'));
  expect(shown()).toEqual(['quote.text']);
});
