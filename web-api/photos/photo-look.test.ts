import sharp from 'sharp';
import { expect, test } from 'vitest';
import { lookOf } from './photo-look.ts';

/** Circles somewhere on a ground that grows darker. */
function scene(circles: readonly [x: number, y: number, r: number][], width = 1200, height = 800) {
  const drawn = circles.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/>`).join('');
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1200 800">
        <defs><linearGradient id="g"><stop stop-color="#234"/><stop offset="1" stop-color="#9ab"/></linearGradient></defs>
        <rect width="1200" height="800" fill="url(#g)"/>${drawn}</svg>`,
    ),
  );
}

function difference(one: string, other: string): number {
  return (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll('0', '').length;
}

test('photos of one moment look alike whatever their size and sharpness, others do not', async () => {
  const beach = scene([
    [300, 200, 150],
    [800, 600, 120],
  ]);
  const sharpOne = await lookOf(await beach.clone().jpeg().toBuffer());
  const blurred = await lookOf(await beach.clone().blur(8).jpeg().toBuffer());
  const smaller = await lookOf(
    await scene(
      [
        [310, 205, 150],
        [808, 602, 120],
      ],
      600,
      400,
    )
      .jpeg()
      .toBuffer(),
  );
  const other = await lookOf(
    await scene([
      [900, 200, 180],
      [200, 600, 90],
      [600, 400, 60],
    ])
      .jpeg()
      .toBuffer(),
  );
  expect(sharpOne.likeness).toMatch(/^[0-9a-f]{16}$/);
  expect(difference(sharpOne.likeness, blurred.likeness)).toBeLessThanOrEqual(6);
  expect(difference(sharpOne.likeness, smaller.likeness)).toBeLessThanOrEqual(6);
  expect(difference(sharpOne.likeness, other.likeness)).toBeGreaterThan(10);
  expect(sharpOne.sharpness).toBeGreaterThan(blurred.sharpness);
});
