import { expect, test } from 'vitest';
import type { Block } from '../../base/content/block.ts';
import { indexBlocks } from '../../base/content/block-index.ts';
import { managementStory } from '../../base/content/testing-blocks.ts';
import { lineHover, lineSelection } from './line-messages.ts';

const text = (uid: string): Block => ({ _uid: uid, component: 'info_text' });
const content: Block = {
  _uid: 'root',
  component: 'page',
  body: [
    text('a'),
    text('b'),
    {
      _uid: 'test',
      component: 'ab_test',
      control: [{ _uid: 'grid', component: 'teaser_grid', items: [text('c')] }],
    },
  ],
};
const shown = (selected: string, chosen = [selected]) => ({
  story: managementStory(content),
  content,
  index: indexBlocks(content),
  selected,
  chosen,
});
const select = (selected: string, chosen?: string[]) =>
  lineSelection({ shown: shown(selected, chosen), field: undefined, mustShow: true });

test('one block has a name, a way up, texts to edit, and all that can be done in its place', () => {
  expect(select('a')).toMatchObject({
    uids: ['a'],
    open: 'a',
    block: {
      uid: 'a',
      label: 'Hinweistext',
      above: [{ uid: 'root' }],
      texts: ['headline', 'text'],
      formatted: [{ field: 'text', label: 'Text' }],
    },
  });
  expect(new Set(select('a').can)).toEqual(
    new Set(['moveForward', 'insertBefore', 'insertAfter', 'duplicate', 'copy', 'cut', 'delete']),
  );
});

test('a block comes with the way that leads to it, and with what lies inside of it', () => {
  expect(select('c').block?.above).toEqual([
    { uid: 'root', label: 'Seite', component: 'page', field: 'body' },
    { uid: 'test', label: 'A/B-Test', component: 'ab_test', field: 'control' },
    { uid: 'grid', label: 'Teaser-Raster', component: 'teaser_grid', field: 'items' },
  ]);
  expect(select('test').block?.parts).toEqual(['grid', 'c']);
  expect(lineHover(shown('a'), 'test').block?.parts).toEqual(['grid', 'c']);
});

test('several have no place for a new one beside them, and move where one of them can', () => {
  const { uids, open, block, can } = select('b', ['a', 'b']);
  expect({ uids, open, block }).toEqual({ uids: ['a', 'b'], open: 'b', block: null });
  expect(new Set(can)).toEqual(
    new Set(['moveForward', 'moveBackward', 'duplicate', 'copy', 'cut', 'delete']),
  );
});

test('the page itself has neither outline nor menu', () => {
  expect(select('root')).toMatchObject({ uids: [], open: null, block: null, can: [] });
  expect(lineHover(shown('a'), 'root').block).toBeNull();
  expect(lineHover(shown('a'), 'gone').block).toBeNull();
  expect(lineHover(shown('a'), 'b').block).toMatchObject({ uid: 'b', label: 'Hinweistext' });
});

test('a page that is shown beside another one offers nothing to do', () => {
  const compared = { ...shown('a'), isReadOnly: true as const };
  const selection = lineSelection({ shown: compared, field: undefined, mustShow: true });
  expect(selection).toMatchObject({ can: [], block: { uid: 'a', texts: [], formatted: [] } });
  expect(lineHover(compared, 'b').block).toMatchObject({ uid: 'b', can: [] });
});
