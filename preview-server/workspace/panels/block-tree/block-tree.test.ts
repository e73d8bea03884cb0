import { expect, test } from 'vitest';
import type { Block } from '../../base/content/block.ts';
import { indexBlocks } from '../../base/content/block-index.ts';
import { blockNodes } from './block-nodes.ts';
import { dropPlace } from './drop-target.ts';

const small = (uid: string): Block => ({ _uid: uid, component: 'small_teaser' });
const page: Block = {
  _uid: 'root',
  component: 'page',
  body: [
    { _uid: 'grid', component: 'teaser_grid', items: [small('s1'), small('s2')] },
    { _uid: 'text', component: 'text_page' },
    { _uid: 'main', component: 'main_teaser', smallTeaser: ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'].map(small) },
    { _uid: 'other', component: 'teaser_grid', items: [] },
  ],
};
const index = indexBlocks(page);

test.each([
  [
    'between siblings',
    's2',
    { key: 's1', dropPosition: 'before' },
    { parent: 'grid', field: 'items', index: 0 },
  ],
  [
    'into an empty list',
    's1',
    { key: 'other', dropPosition: 'on' },
    { parent: 'other', field: 'items', index: 0 },
  ],
  [
    'to the end of the page',
    'grid',
    { key: 'other', dropPosition: 'after' },
    { parent: 'root', field: 'body', index: 4 },
  ],
  ['where it is not allowed', 's1', { key: 'text', dropPosition: 'before' }, undefined],
  ['into a full list', 's1', { key: 'm1', dropPosition: 'before' }, undefined],
  [
    'within a full list',
    'm2',
    { key: 'm1', dropPosition: 'before' },
    { parent: 'main', field: 'smallTeaser', index: 0 },
  ],
  ['into itself', 'grid', { key: 's1', dropPosition: 'before' }, undefined],
  ['the page itself', 'root', { key: 's1', dropPosition: 'before' }, undefined],
] as const)('a block dropped %s', (_where, uid, target, place) => {
  expect(dropPlace(index, [uid], target)).toEqual(place);
});

test('an edit builds only the rows it touched', () => {
  const before = blockNodes(index, 'root', () => ({ label: '', title: '' }));
  const next = indexBlocks({ ...page, body: Array.isArray(page.body) ? page.body.slice(0, 3) : [] });
  const after = blockNodes(
    next,
    'root',
    (uid) => ({ label: '', title: uid === 's1' ? 'Neu' : '' }),
    before.all,
  );
  expect(after.root).not.toBe(before.root);
  expect(after.all.get('grid')).not.toBe(before.all.get('grid'));
  expect(after.all.get('s2')).toBe(before.all.get('s2'));
  expect(after.all.get('main')).toBe(before.all.get('main'));
  expect(after.all.has('other')).toBe(false);
});
