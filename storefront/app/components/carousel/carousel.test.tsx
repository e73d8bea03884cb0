import { carousel } from '@blattwerk/schemas/shop/pages/carousel.ts';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { renderOnPage } from '../../test-support/render-on-page.tsx';
import { Carousel } from './carousel.tsx';

const render = (props: Partial<ComponentProps<typeof Carousel>>) =>
  renderOnPage(
    <Carousel label="Bilder" slidesPerView={{ base: 2 }} {...props}>
      {['a', 'b', 'c', 'd', 'e'].map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Carousel>,
  );

test('starts at the slide it is given, the first otherwise', async () => {
  expect(await render({})).toContain('--first:0');
  expect(await render({ initialSlide: 2 })).toContain('--first:2');
  expect(await render({ initialSlide: 9 })).toContain('--first:3');
});

test('has a dot for each step, or none', async () => {
  expect((await render({})).match(/Zu \d von 3/g)).toHaveLength(3);
  expect((await render({ slidesPerGroup: 1 })).match(/Zu \d von 4/g)).toHaveLength(4);
  expect(await render({ hasDots: false })).not.toContain('Zu 1');
  expect(await render({ hasButtons: false })).not.toContain('Weiter');
});

test('leads back from the first slide only when infinite', async () => {
  const previous = /aria-disabled="(true|false)" aria-label="Zurück"/;
  expect(previous.exec(await render({}))?.[1]).toBe('true');
  expect(previous.exec(await render({ isInfinite: true }))?.[1]).toBe('false');
});

test('stands still when everything is in view', async () => {
  expect(await render({ slidesPerView: { base: 5 } })).not.toContain('<button');
});

test('has its slides in view at each width, the space between them, and its own time and pace of change', async () => {
  const html = await render({
    slidesPerView: { base: 1.5, from576: 2, from900: 3, from1300: 4 },
    spaceBetween: 12,
    transitionSpeed: 500,
    timing: 'linear',
  });
  expect(html).toContain(
    '--base:1.5;--from-576:2;--from-900:3;--from-1300:4;--gap:12px;--first:0;--slide-motion:500ms linear',
  );
  expect(await render({})).toContain(`--slide-motion:${carousel.transitionMs}ms ease-out`);
});

test('names the widths at which all slides are in view, where nothing is left to move', async () => {
  expect(await render({ slidesPerView: { base: 2, from900: 5 } })).toContain('data-fits="from900 from1300"');
  expect(await render({ slidesPerView: { base: 2, from576: 3.5 } })).toContain('data-fits=""');
});
