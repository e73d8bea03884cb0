import { expect, test } from 'vitest';
import { blockNames } from './block-names.ts';

test('blocks of one kind are told apart by their words, or by their place', () => {
  const teaser = (uid: string, headline: string) => ({ _uid: uid, component: 'image_teaser', headline });
  const root = {
    _uid: 'page',
    component: 'page',
    body: [
      teaser('a', 'Zur Hochzeit'),
      teaser('b', ''),
      teaser('c', ''),
      { _uid: 'd', component: 'info_text' },
    ],
  };
  expect([...blockNames(root, 'de')].filter(([uid]) => uid !== 'page')).toEqual([
    ['a', { words: 'Zur Hochzeit' }],
    ['b', { place: 2 }],
    ['c', { place: 3 }],
  ]);
});
