import { storyblokEditable } from '@storyblok/react';
import { expect, test } from 'vitest';
import { editable } from './editable.ts';

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
