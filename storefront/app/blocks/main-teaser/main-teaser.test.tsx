import { expect, test } from 'vitest';
import { renderOnPage } from '../../test-support/render-on-page.tsx';
import { StoryBlock } from '../story-blocks.tsx';

const slide = (title: string, fields: object = {}) => ({
  ...{ title, control: title, ...fields },
  _uid: title,
  component: 'teaser_slide',
});
const render = (...teaser: object[]) =>
  renderOnPage(<StoryBlock blok={{ ...{ teaser }, _uid: 'm', component: 'main_teaser' }} />);

test('several slides are a carousel with a control each', async () => {
  const html = await render(slide('Hochzeit'), slide('Geburt'));
  expect(html).toContain('aria-roledescription="Karussell"');
  expect(html.match(/role="tab"/g)).toHaveLength(2);
});

test('a control’s line has its editor’s colour, on phones white by default and with a dark edge', async () => {
  const html = await render(
    slide('Hochzeit', { controlColor: '#8a6420', controlColorMobile: '#2f4a3f' }),
    slide('Geburt', { controlColor: 'red;content:url(//x)' }),
  );
  expect(html).toContain('style="--line-wide:#8a6420;--line-narrow:#2f4a3f"');
  expect(html).toContain('style="--line-narrow:#ffffff;--line-narrow-edge:var(--ink-2)"');
});

test('a single slide stands still', async () => {
  const html = await render(slide('Hochzeit'));
  expect(html).toContain('Hochzeit');
  expect(html).not.toMatch(/Karussell|role="tab"|<button/);
});

test.each([
  [{}, 'h2'],
  [{ tagNameHeadline: 'h3' }, 'h3'],
  [{ tagNameHeadline: 'p' }, 'p'],
  [{ tagNameHeadline: 'h3', isHeadlineH1: true }, 'h1'],
  [{ tagNameHeadline: 'script' }, 'h2'],
])('%o makes the headline <%s>', async (fields, tag) => {
  expect(await render(slide('Hochzeit', fields))).toContain(`<${tag}>Hochzeit</${tag}>`);
});
