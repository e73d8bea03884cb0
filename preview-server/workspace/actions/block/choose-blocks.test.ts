import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Block } from '../../base/content/block.ts';
import { managementStory } from '../../base/content/testing-blocks.ts';
import { chosenBlocks, documentStore, selectBlock } from '../../store/page/document.ts';
import { openDocument } from '../../store/page/document-store.ts';
import { chooseRange, toggleBlock } from './choose-blocks.ts';

const small = (uid: string): Block => ({ _uid: uid, component: 'small_teaser' });
const content: Block = {
  _uid: 'root',
  component: 'page',
  body: [
    { _uid: 'a', component: 'info_text' },
    { _uid: 'grid', component: 'teaser_grid', items: [small('one'), small('two'), small('three')] },
    { _uid: 'b', component: 'info_text' },
  ],
};

beforeEach(() => documentStore.setState({ open: openDocument(managementStory(content), content) }));
afterEach(() => documentStore.setState({ open: undefined }));

function chosen(): string[] {
  const { open } = documentStore.getState();
  return open ? chosenBlocks(open) : [];
}

test.each([
  ['those between them in their list', 'a', 'b', ['a', 'grid', 'b']],
  ['upwards, too', 'three', 'one', ['one', 'two', 'three']],
  ['whole blocks where the lists differ', 'two', 'b', ['two', 'three', 'b']],
  ['the other alone, from the page', 'root', 'one', ['one']],
  ['one, where it is the same', 'a', 'a', ['a']],
])('a range chooses %s', (_what, from, to, all) => {
  selectBlock(from);
  chooseRange(to);
  expect(chosen()).toEqual(all);
});

test('a block is taken along and left out again', () => {
  selectBlock('a');
  toggleBlock('b');
  expect(chosen()).toEqual(['a', 'b']);
  toggleBlock('a');
  expect(chosen()).toEqual(['b']);
});

test('the page and blocks that are gone are in no range', () => {
  selectBlock('a');
  chooseRange('root');
  chooseRange('gone');
  expect(chosen()).toEqual(['a']);
});
