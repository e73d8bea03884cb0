import { expect, test } from 'vitest';
import type { Block } from '../../base/content/block.ts';
import { indexBlocks } from '../../base/content/block-index.ts';
import { fits, insertPlaces } from './insert-places.ts';

const small = (uid: string): Block => ({ _uid: uid, component: 'small_teaser' });
const page: Block = {
  _uid: 'root',
  component: 'page',
  body: [
    { _uid: 'grid', component: 'teaser_grid', items: [small('s1'), small('s2')] },
    { _uid: 'main', component: 'main_teaser', smallTeaser: ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'].map(small) },
    { _uid: 'test', component: 'ab_test', treatmentA: [{ _uid: 'text', component: 'info_text' }] },
  ],
};
const index = indexBlocks(page);

/** The nearest place for blocks, seen from one of the page. */
const nearest = (uid: string, ...components: string[]) =>
  insertPlaces(index, uid).find((place) => fits(place, components))?.target;

test.each([
  [
    'after the chosen one, where its list takes it',
    's1',
    'small_teaser',
    { parent: 'grid', field: 'items', index: 1 },
  ],
  [
    'into the chosen one, where its own list takes it',
    'grid',
    'small_teaser',
    { parent: 'grid', field: 'items', index: 2 },
  ],
  [
    'after the nearest block around it that may stand beside it',
    's1',
    'info_text',
    { parent: 'root', field: 'body', index: 1 },
  ],
  ['past a full list', 'm1', 'info_text', { parent: 'root', field: 'body', index: 2 }],
  [
    'into another list of a block around it',
    'm1',
    'teaser_slide',
    { parent: 'main', field: 'teaser', index: 0 },
  ],
  [
    'to the end of the page, seen from the page',
    'root',
    'info_text',
    { parent: 'root', field: 'body', index: 3 },
  ],
  ['nowhere, where no list takes it', 's1', 'footer_column', undefined],
])('a new block goes %s', (_where, uid, component, target) => {
  expect(nearest(uid, component)).toEqual(target);
});

test('several go together to a place that takes them all', () => {
  expect(nearest('s1', 'small_teaser', 'info_text')).toBeUndefined();
  expect(nearest('grid', 'info_text', 'teaser_grid')).toEqual({ parent: 'root', field: 'body', index: 1 });
});

test('a full list offers no place', () => {
  expect(insertPlaces(index, 'm1').every(({ room }) => room > 0)).toBe(true);
  expect(insertPlaces(index, 'm1').some(({ target }) => target.field === 'smallTeaser')).toBe(false);
});
