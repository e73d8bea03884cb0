import { collageOf } from '@blattwerk/designs/editing/testing/photo-design.ts';
import { expect, test } from 'vitest';
import { viewsOf } from '../stage/views.ts';
import { photoSlotsOf } from './photo-slots.ts';

test('slots are numbered from left to right, whatever the order in which they are drawn', () => {
  const design = collageOf(['left', 'right']);
  const [page] = design.pages;
  if (!page) throw new Error('The design has no page.');
  const drawn = { ...design, pages: [{ ...page, layers: page.layers.toReversed() }] };
  const numbered = photoSlotsOf(drawn, viewsOf(drawn)).map(({ slot, number }) => [slot, number]);
  expect(numbered).toEqual([
    ['left', 1],
    ['right', 2],
  ]);
  const [view] = viewsOf(drawn);
  if (!view) throw new Error('The design has no view.');
  const turned = photoSlotsOf(drawn, [{ ...view, isUpsideDown: true }]).map(({ slot }) => slot);
  expect(turned).toEqual(['right', 'left']);
});
