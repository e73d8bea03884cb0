import { examples as examplesByName } from '@blattwerk/schemas/examples.generated.ts';
import { describe, expect, test, vi } from 'vitest';
import type { StoredBlock } from '../../page/story/stored-block.ts';
import { renderOnPage } from '../test-support/render-on-page.tsx';
import { blockComponents } from './block-components.ts';
import { StoryBlock, StoryBlocks } from './story-blocks.tsx';

const examples = Object.values(examplesByName);

const asDraft = <Blok extends { _uid: string; component: string }>(blok: Blok) => ({
  ...blok,
  _editable: `<!--#storyblok#${JSON.stringify({ name: blok.component, uid: blok._uid, id: '42' })}-->`,
});

/** Parts of other blocks, drawn by them, and blocks that are only a way to others. */
const withoutRoot = new Set([
  'ab_test',
  'country_link',
  'multi_treatment_test',
  'nav_item',
  'nav_link',
  'responsive_image',
  'settings',
  'treatment',
]);

describe('every block', () => {
  test('has an example to be drawn from', () => {
    expect(new Set(examples.map(({ component }) => component))).toEqual(new Set(blockComponents.keys()));
  });

  test.each(examples.map((blok) => [blok.component, blok] as const))(
    '%s is drawn and found by the editor',
    async (name, blok) => {
      const errors = vi.spyOn(console, 'error');
      const html = await renderOnPage(<StoryBlock blok={asDraft(blok)} isFirst />, { isPreview: true });
      if (!withoutRoot.has(name)) expect(html).toContain(`data-blok-uid="42-${blok._uid}"`);
      expect(errors).not.toHaveBeenCalled();
      errors.mockRestore();
    },
  );
});

test('a block without data is skipped, one that shows what the shop knows is not', async () => {
  expect(await renderOnPage(<StoryBlock blok={{ _uid: 'a', component: 'image_teaser' }} />)).toBe('');
  expect(
    await renderOnPage(<StoryBlock blok={{ _uid: 'a', component: 'shipping_price_table' }} />),
  ).toContain('4,99');
  expect(await renderOnPage(<StoryBlock blok={undefined} />)).toBe('');
});

test('the picture that is seen first is asked for first, below a headline too', async () => {
  const teaser = examples.find(({ component }) => component === 'image_teaser') ?? {};
  const headline = { _uid: 'a', component: 'page_container_headline', headline: 'Magazin' };
  for (const bloks of [
    [teaser, teaser],
    [headline, teaser, teaser],
  ]) {
    const html = await renderOnPage(<StoryBlocks bloks={bloks} isFirst />);
    const loading = [...html.matchAll(/<img [^>]*loading="(\w+)"/g)].map(([, when]) => when);
    expect(loading).toEqual(['eager', 'lazy']);
  }
  expect(await renderOnPage(<StoryBlocks bloks={[teaser]} />)).not.toContain('loading="eager"');
});

test('an unknown block is named to editors and invisible to shoppers', async () => {
  const blok = asDraft({ _uid: 'a', component: 'hologram' });
  expect(await renderOnPage(<StoryBlock blok={blok} />)).toBe('');
  const notice = await renderOnPage(<StoryBlock blok={blok} />, { isPreview: true });
  expect(notice).toContain(
    'Component could not be found for blok <strong>hologram</strong>, is it configured correctly?',
  );
  expect(notice).toContain('data-blok-uid="42-a"');
});

test.each(['constructor', '__proto__', 'toString'])('a block named %s is unknown', async (component) => {
  expect(await renderOnPage(<StoryBlock blok={{ _uid: 'a', component }} />)).toBe('');
});

test('tests show their control, until their flag says otherwise', async () => {
  const voucher = (headline: string) => ({
    _uid: headline,
    component: 'voucher',
    headline,
    campaign: 'keine',
  });
  const abTest = {
    _uid: 't',
    component: 'ab_test',
    flag: 'f',
    control: [voucher('Alt')],
    treatment: [voucher('Neu')],
  };
  expect(await renderOnPage(<StoryBlock blok={abTest} />)).toBe(
    '<section data-block="voucher Alt"><h2>Alt</h2></section>',
  );
  const treatment = (name: string) => ({ _uid: name, component: 'treatment', name, body: [voucher(name)] });
  const severalTest = {
    _uid: 's',
    component: 'multi_treatment_test',
    flag: 'f',
    treatments: [treatment('variante-a'), treatment('control')],
  };
  expect(await renderOnPage(<StoryBlock blok={severalTest} />)).toBe(
    '<section data-block="voucher control"><h2>control</h2></section>',
  );
  const shown = (blok: StoredBlock, said: string) =>
    renderOnPage(<StoryBlock blok={blok} />, { treatments: { f: said } });
  expect(await shown(abTest, 'on')).toContain('Neu');
  expect(await shown(abTest, 'off')).toContain('Alt');
  expect(await shown(severalTest, 'variante-a')).toContain('variante-a');
  expect(await shown(severalTest, 'variante-b')).toContain('control');
});

test('what is no block in a list is skipped, at every depth', async () => {
  const broken: StoredBlock[] = JSON.parse(
    `[null, "a text", {"_uid": "g", "component": "teaser_grid", "headline": "Raster", "items": [null, 7]},
      {"_uid": "m", "component": "main_teaser", "teaser": [null], "smallTeaser": "a text"},
      {"_uid": "u", "component": "usp_bar", "items": ["a text", {"_uid": "i", "component": "usp_item", "title": "Papier"}]}]`,
  );
  const html = await renderOnPage(<StoryBlocks bloks={broken} />);
  expect(html).toContain('Raster');
  expect(html).toContain('Papier');
});

test('drafts that are not filled in yet break no page', async () => {
  const names = [...blockComponents.keys()];
  const html = renderOnPage(
    <StoryBlocks bloks={names.map((component) => ({ _uid: component, component, headline: 'x' }))} />,
  );
  await expect(html).resolves.toContain('<h2>x</h2>');
});
