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

test('a photo in black and white is grey in its file, and is separated as a grey photo is', async () => {
  const photo = await halves(400, 200);
  const grey = { box, crop: { ...crop, filter: 'black-and-white' as const } };
  const proof = await placedPhoto(grey, photo, undefined);
  const pixels = await sharp(proof.jpeg).raw().toBuffer();
  expect(pixels.every((value, at) => value === pixels[at - (at % 3)])).toBe(true);
  const [shade = 0] = pixels;
  // The red half, by how bright each channel looks.
  expect(Math.abs(shade - (0.2126 * 0xd0 + 0.7874 * 0x20))).toBeLessThan(2);

  const background = { r: shade, g: shade, b: shade };
  const taken = sharp({ create: { width: 400, height: 200, channels: 3, background } });
  const read = async () => taken.png().toBuffer();
  const [filtered, original] = [
    await placedPhoto(grey, photo, coatedPaper),
    await placedPhoto({ box, crop }, { ...photo, read }, coatedPaper),
  ];
  expect(filtered.jpeg.equals(original.jpeg)).toBe(true);
});

test('a warm photo is so in its file', async () => {
  const photo = await halves(400, 200);
  const warm = { box, crop: { ...crop, focusX: 1, filter: 'warm' as const } };
  const { jpeg } = await placedPhoto(warm, photo, undefined);
  const [red = 0, , blue = 0] = await sharp(jpeg).raw().toBuffer();
  // The blue half: less blue than #2020d0.
  expect(Math.abs(red - 28)).toBeLessThanOrEqual(3);
  expect(Math.abs(blue - 176)).toBeLessThanOrEqual(3);
});
