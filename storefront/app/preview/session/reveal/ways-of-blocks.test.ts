import { expect, test } from 'vitest';
import { byDialog, byTab, byTurning, inView } from './ways.ts';
import { wayOf } from './ways-of-blocks.ts';

test('a block has one way for all its fields, or one for each', () => {
  expect(wayOf('related_categories', 'items')).toBe(byTurning);
  expect(wayOf('main_teaser', 'teaser')).toBe(byTab);
  expect(wayOf('main_teaser', 'smallTeaser')).toBe(inView);
  expect(wayOf('usp_item', 'url')).toBe(byDialog);
});

test('what is not named is in view, whatever it is called', () => {
  expect(wayOf('usp_item', 'title')).toBe(inView);
  expect(wayOf('usp_item', 'constructor')).toBe(inView);
  expect(wayOf('hologram', 'body')).toBe(inView);
});
