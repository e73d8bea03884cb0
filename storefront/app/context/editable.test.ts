import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { storyblokEditable } from '@storyblok/react';
import { expect, test } from 'vitest';
import { editable, marksOf } from './editable.ts';

const _editable = '<!--#storyblok#{"name":"quote","space":"100001","uid":"a-1","id":"42"}-->';

test('marks a draft block exactly as the vendor does', () => {
  const blok = { _uid: 'a-1', component: 'quote', _editable };
  expect(editable(blok)).toEqual(storyblokEditable(blok));
  expect(editable(blok)).toEqual({
    'data-blok-c': '{"name":"quote","space":"100001","uid":"a-1","id":"42"}',
    'data-blok-uid': '42-a-1',
  });
});

test('leaves published blocks alone', () => {
  expect(editable({})).toEqual({});
  expect(editable({ _editable: '' })).toEqual({});
});

const draft: BlockOf<'nav_link'> & { _editable?: string | undefined } = {
  _uid: 'a',
  component: 'nav_link',
  label: 'Hochzeit',
  link: { fieldtype: 'multilink', id: '', linktype: 'url', url: '/hochzeit/', cached_url: '/hochzeit/' },
  _editable: '<!--#storyblok#{"name":"nav_link","space":"1","uid":"a","id":"42"}-->',
};

test('the words of a link and its address are two marks of one element', () => {
  const mark = marksOf(draft);
  expect({ ...mark.label, ...mark.link }).toEqual({
    'data-field': '42-a.label',
    'data-link-field': '42-a.link',
  });
  // @ts-expect-error a field that the block does not have
  expect(mark.headline).toBeUndefined();
});

test('what is published bears no marks', () => {
  expect(marksOf({ ...draft, _editable: undefined })).toEqual({});
});
