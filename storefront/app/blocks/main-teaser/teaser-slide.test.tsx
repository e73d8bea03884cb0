import { expect, test } from 'vitest';
import { renderOnPage } from '../../test-support/render-on-page.tsx';
import { StoryBlock } from '../story-blocks.tsx';

const asset = (name: string, alt: string) => ({
  filename: `http://localhost:4000/f/100001/1600x1600/0a1b/${name}.png`,
  alt,
});
const link = (url: string) => ({ fieldtype: 'multilink', linktype: 'url', url });
const slide = { _uid: 'a', component: 'teaser_slide', title: 'Hochzeit', text: 'Karten zur Feier' };
const render = (fields: object) => renderOnPage(<StoryBlock blok={{ ...slide, ...fields }} />);

test('shows title and text, and its button unless that is switched off', async () => {
  const fields = { buttonText: 'Ansehen', url: link('https://example.org/') };
  const html = await render(fields);
  expect(html).toContain('<h2>Hochzeit</h2>');
  expect(html).toContain('Karten zur Feier');
  expect(html).toContain('Ansehen');
  expect(await render({ ...fields, isButtonVisible: false })).not.toContain('Ansehen');
});

test('the picture stands on the side that was chosen, beside the text or under it', async () => {
  expect(await render({})).toContain('data-layout="upon" data-picture="left"');
  expect(await render({ isNewTeaser: true, isImagePositionRight: true })).toContain(
    'data-layout="beside" data-picture="right"',
  );
});

test('with an address the whole slide is a link; as a section only its button is', async () => {
  const fields = { url: link('https://example.org/'), buttonText: 'Ansehen' };
  expect(await render({})).not.toContain('<a ');
  expect(await render(fields)).toMatch(/<a href="https:\/\/example.org\/"[^>]*>.*<h2>Hochzeit<\/h2>.*<\/a>/);
  const section = await render({ ...fields, teaserWrapperComponent: 'section' });
  expect(section).toMatch(/<section[^>]*>.*<h2>Hochzeit<\/h2>.*<a href="https:\/\/example.org\/"/);
});

test('carries the attributes that its editor wrote into the table', async () => {
  const cell = (value: string) => ({ value });
  const html = await render({
    teaserHtmlAttributes: { thead: [], tbody: [{ body: [cell('data-campaign'), cell('mai')] }] },
  });
  expect(html).toContain('<div data-campaign="mai"');
});

test('the badge has its picture, colour and way, on the screens that were chosen', async () => {
  const badge = { imageBadge: asset('neu', 'Neu im Shop'), badgeColor: '#eed5c9' };
  const html = await render({ ...badge, badgeUrl: link('https://example.org/neu') });
  expect(html).toContain('data-desktop="true" data-mobile="false" style="background-color:#eed5c9"');
  expect(html).toMatch(/<a href="https:\/\/example.org\/neu"[^>]*>.*alt="Neu im Shop".*<\/a>/);
  expect(html).toMatch(/srcSet="[^"]*neu\.png[^"]* \d+w/);
  expect(await render({ ...badge, showBadgeOnMobile: true, showBadgeOnDesktop: false })).toContain(
    'data-desktop="false" data-mobile="true"',
  );
  expect(await render({ ...badge, showBadgeOnDesktop: false })).not.toContain('Neu im Shop');
});
