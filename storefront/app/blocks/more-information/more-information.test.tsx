import { expect, test } from 'vitest';
import { renderOnPage } from '../../test-support/render-on-page.tsx';
import { StoryBlock } from '../story-blocks.tsx';

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 3],
  [7, 4],
  [9, 3],
])('%i topics stand in %i columns, which the document names before its items', async (count, columns) => {
  const items = Array.from({ length: count }, (_, index) => ({
    _uid: `item-${index}`,
    component: 'more_information_item',
    title: `Thema ${index}`,
  }));
  const html = await renderOnPage(
    <StoryBlock blok={{ ...{ items }, _uid: 'a', component: 'more_information' }} />,
  );
  expect(html).toContain(`data-columns="${columns}"`);
});
