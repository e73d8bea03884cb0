import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeSvg } from './encode.ts';

test('a translucent colour keeps its colour and its transparency', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#c08040" fill-opacity="0.5"/></svg>';
  const png = await encodeSvg(svg, 8, 'png');
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0, alpha = 0] = data;
  expect(Math.abs(red - 0xc0)).toBeLessThan(4);
  expect(Math.abs(green - 0x80)).toBeLessThan(4);
  expect(Math.abs(blue - 0x40)).toBeLessThan(4);
  expect(Math.abs(alpha - 128)).toBeLessThan(2);
});
