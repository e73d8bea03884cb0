import { expect, test } from 'vitest';
import { indexBlocks } from '../../base/content/block-index.ts';
import { whyHidden } from './why-hidden.ts';

const text = (uid: string) => ({ _uid: uid, component: 'info_text' });
const content = {
  _uid: 'page',
  component: 'page',
  body: [
    text('beside'),
    { _uid: 'ab', component: 'ab_test', flag: 'f', control: [text('old')], treatment: [text('new')] },
    { _uid: 'flagless', component: 'ab_test', flag: '', control: [], treatment: [text('never')] },
    {
      _uid: 'slide',
      component: 'teaser_slide',
      responsiveImages: [{ _uid: 'picture', component: 'responsive_image' }],
    },
  ],
};
const page = { content, index: indexBlocks(content) };
const on = { flag: 'f', treatment: 'on' };

test('a block of a version that is not shown names the version to choose', () => {
  expect(whyHidden(page, { uid: 'new', reason: 'absent' }, undefined)).toEqual({
    reason: 'version',
    version: on,
  });
  expect(whyHidden(page, { uid: 'old', reason: 'absent' }, on)).toEqual({
    reason: 'version',
    version: undefined,
  });
});

test('a test without a flag shows one version alone, the test itself is not to blame', () => {
  expect(whyHidden(page, { uid: 'never', reason: 'absent' }, on).reason).toBe('noFlag');
  expect(whyHidden(page, { uid: 'flagless', reason: 'absent' }, on).reason).toBe('absent');
});

test('a picture gives way to another one at some widths, all else is absent or folded away', () => {
  expect(whyHidden(page, { uid: 'picture', reason: 'absent' }, on).reason).toBe('picture');
  expect(whyHidden(page, { uid: 'beside', reason: 'folded' }, on).reason).toBe('folded');
  expect(whyHidden(page, { uid: 'new', reason: 'absent' }, on).reason).toBe('absent');
});
