import { readFile } from 'node:fs/promises';
import { carousel } from '@blattwerk/schemas/shop/pages/carousel.ts';
import { expect, test } from 'vitest';

const css = await readFile(new URL('tokens.css', import.meta.url), 'utf8');

test('what holds the place of a picture is light grey in both channels', () => {
  const colours = [...css.matchAll(/--placeholder: #([0-9a-f]{6});/g)].map(([, hex = '']) => hex);
  expect(colours).toHaveLength(2);
  for (const hex of colours) {
    const channels = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    expect(Math.min(...channels), hex).toBeGreaterThan(0xd0);
    expect(Math.max(...channels) - Math.min(...channels), hex).toBeLessThan(8);
  }
});

test('slides change in the shop’s time, or at once where less motion is wanted', () => {
  const times = [...css.matchAll(/--motion-slide: (\d+)ms/g)].map(([, time]) => Number(time));
  expect(times).toEqual([carousel.transitionMs, 0]);
});
