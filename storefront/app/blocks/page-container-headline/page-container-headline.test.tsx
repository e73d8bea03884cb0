import { expect, test } from 'vitest';
import { renderOnPage } from '../../test-support/render-on-page.tsx';
import { StoryBlock } from '../story-blocks.tsx';

const teaser = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Zehn Sorten' }] }],
};
const texts = { headline: 'Papiere', subline: 'Zum Anfassen', teaser };
const render = (fields: object) =>
  renderOnPage(
    <StoryBlock blok={{ _uid: 'a', component: 'page_container_headline', ...texts, ...fields }} />,
  );

test('shows headline, subline and teaser, as a primary h2 by default', async () => {
  const html = await render({});
  expect(html).toMatch(/<h2>Papiere<\/h2><p>Zum Anfassen<\/p>.*<p>Zehn Sorten<\/p>/);
  expect(html).toContain('data-variant="primary"');
});

test('has the tag and the variant that were chosen', async () => {
  const html = await render({ headlineType: 'h1', variant: 'secondary' });
  expect(html).toContain('<h1>Papiere</h1>');
  expect(html).toContain('data-variant="secondary"');
  expect(await render({ headlineType: 'script' })).toContain('<h2>Papiere</h2>');
});

test('is hidden where its editor says so, its headline only where nothing forbids it', async () => {
  expect(await render({})).not.toContain('data-hide');
  expect(await render({ hideComponentOnMobile: true })).toContain('data-hide-all-narrow="true"');
  const hidden = { hideHeadlineOnDesktop: true, hideHeadlineOnMobile: true };
  const html = await render(hidden);
  expect(html).toContain('data-hide-narrow="true"');
  expect(html).toContain('data-hide-wide="true"');
  expect(await render({ ...hidden, preventHideHeadline: true })).not.toContain('data-hide');
});
