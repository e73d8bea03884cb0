import { expect, test } from 'vitest';
import { renderOnPage } from '../../test-support/render-on-page.tsx';
import { StoryBlock } from '../story-blocks.tsx';

const items = ['Taufe', 'Geburt', 'Trauer', 'Umzug', 'Ostern', 'Advent'].map((headline) => ({
  _uid: headline,
  component: 'small_teaser',
  headline,
}));
const image = { filename: 'http://localhost:4000/f/100001/1600x1600/0a1b/karte.png' };
const render = (display: string) =>
  renderOnPage(
    <StoryBlock
      blok={{ ...{ display, headline: 'Ähnliches', items }, _uid: 'a', component: 'related_categories' }}
    />,
  );

test('as a grid, all are there at once and nothing moves', async () => {
  const html = await render('grid');
  for (const { headline } of items) expect(html).toContain(`<span>${headline}</span>`);
  expect(html).not.toContain('<button');
  expect(html).not.toContain('inert');
});

test('as a carousel, all can be scrolled to until scripts move it', async () => {
  const html = await render('carousel');
  expect(html).toContain('aria-roledescription="Karussell"');
  expect(html).toContain('<button');
  expect(html).not.toContain('inert');
});

test('its pictures are tiles, higher than those of other small teasers', async () => {
  const pictured = items.map((item) => ({ ...item, image }));
  for (const display of ['grid', 'carousel']) {
    const html = await renderOnPage(
      <StoryBlock
        blok={{
          ...{ display, headline: 'Ähnliches', items: pictured },
          _uid: 'a',
          component: 'related_categories',
        }}
      />,
    );
    expect(html.match(/--ratio:254 \/ 275/g)).toHaveLength(6);
  }
});
