import sharp from 'sharp';
import { expect, test } from 'vitest';
import { placedPhoto } from './print-picture.ts';
import { coatedPaper } from './print-profile.ts';

/** Red on the left, blue on the right. */
async function halves(width: number, height: number) {
  const half = { width: width / 2, height, channels: 3, background: '#d02020' } as const;
  const file = await sharp({ create: { ...half, width, background: '#2020d0' } })
    .composite([{ input: { create: half }, left: 0, top: 0 }])
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { kind: 'photo', width, height, read: async () => file } as const;
}

const box = { x: 10, y: 20, width: 50, height: 50 };
const crop = { focusX: 0, focusY: 0.5, zoom: 1 };

test('only what its slot shows is put into the file, as fine as a press prints and no finer', async () => {
  const photo = await halves(2000, 1000);
  const { jpeg, box: placed } = await placedPhoto({ box, crop }, photo, undefined);
  expect(placed).toEqual(box);
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(591);
  const [red = 0, , blue = 0] = data.subarray(3 * (info.width * 300 + 300));
  expect(red).toBeGreaterThan(blue);
});

test('a coarse photo is not enlarged', async () => {
  const { jpeg } = await placedPhoto({ box, crop }, await halves(400, 200), undefined);
  expect((await sharp(jpeg).metadata()).width).toBe(200);
});

test('for the press it is separated, and carries no profile of its own', async () => {
  const { jpeg } = await placedPhoto({ box, crop }, await halves(400, 200), coatedPaper);
  const { space, channels, icc } = await sharp(jpeg).metadata();
  expect({ space, channels, icc }).toEqual({ space: 'cmyk', channels: 4, icc: undefined });
});
