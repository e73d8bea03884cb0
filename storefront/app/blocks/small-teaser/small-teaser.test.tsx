import { expect, test } from 'vitest';
import { renderOnPage } from '../../test-support/render-on-page.tsx';
import { StoryBlock } from '../story-blocks.tsx';

const asset = (name: string) => ({ filename: `http://localhost:4000/f/100001/1600x1600/0a1b/${name}.png` });
const teaser = { _uid: 'a', component: 'small_teaser', headline: 'Papiere', subline: 'Zehn Sorten' };
const render = (fields: object) => renderOnPage(<StoryBlock blok={{ ...teaser, ...fields }} />);

test('shows picture and badge in the ratios of their places', async () => {
  const html = await render({ image: asset('karte'), imageBadge: asset('neu') });
  const ratios = [...html.matchAll(/--ratio:(\d+ \/ \d+)/g)].map(([, ratio]) => ratio);
  expect(ratios).toEqual(['20 / 19', '1 / 1']);
  expect(html.indexOf('karte.png')).toBeLessThan(html.indexOf('neu.png'));
});

test('a headline is a paragraph unless it is the page’s first', async () => {
  expect(await render({})).toContain('<p><span>Papiere</span></p>');
  expect(await render({ isHeadlineH1: true })).toContain('<h1><span>Papiere</span></h1>');
  expect(await render({})).toContain('Zehn Sorten');
});

test('is a link when there is an address', async () => {
  expect(await render({})).not.toContain('<a ');
  const url = { fieldtype: 'multilink', linktype: 'url', url: 'https://example.org/' };
  expect(await render({ url })).toMatch(/<p><a href="https:\/\/example.org\/"[^>]*>Papiere/);
});
