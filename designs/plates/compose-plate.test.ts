import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Raster } from '../scenes/warp.ts';
import { type Contents, composePlate } from './compose-plate.ts';
import type { FaceSheet } from './plate.ts';
import type { LoadedPlate } from './read-plate.ts';
import type { Table } from './resample.ts';
import { bytesOf, scalePlate } from './scale-plate.ts';

const size = { width: 80, height: 60 };
const box = { left: 20, top: 12, width: 40, height: 36 };
const sheet: FaceSheet = {
  name: 'front',
  face: { panel: 'front' },
  aspect: box.width / box.height,
  box,
  light: 1,
  foil: 1,
};

function tableOf(
  step: number,
  channels: number,
  value: (x: number, y: number, channel: number) => number,
): Table {
  const [width, height] = [box.width / step, box.height / step];
  const data = new Float32Array(width * height * channels);
  for (let at = 0; at < data.length; at++) {
    const place = Math.floor(at / channels);
    data[at] = value(((place % width) + 0.5) * step, (Math.floor(place / width) + 0.5) * step, at % channels);
  }
  return { data, width, height, channels, step };
}

/** A grey room with a sheet that fills its box; `lit`: the light on it. */
async function plateOf(lit: number, share = 1): Promise<LoadedPlate> {
  const room = await sharp({ create: { ...size, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
  const coordinates = tableOf(4, 2, (x, y, channel) => (channel === 0 ? x / box.width : 1 - y / box.height));
  const tables = {
    share: tableOf(1, 1, () => share),
    light: tableOf(2, 3, () => lit),
    foil: tableOf(2, 3, () => 0.5),
    coordinates,
  };
  const plate = { id: 'plain', scene: 'table', source: '0'.repeat(64), size, sheets: [sheet] };
  return { plate, room, sheets: [{ sheet, ...tables }] };
}

/** Red above, blue below. */
const page = rasterOf((_, y) => (y < 10 ? [200, 30, 30] : [30, 30, 200]));
const mask = rasterOf((x) => (x < 10 ? [255, 255, 255] : [0, 0, 0]));

function rasterOf(colour: (x: number, y: number) => number[]): Raster {
  const data = new Uint8Array(20 * 20 * 4);
  for (let at = 0; at < 400; at++) data.set([...colour(at % 20, Math.floor(at / 20)), 255], at * 4);
  return { data, width: 20, height: 20 };
}

const contents: Contents = { tone: () => '#ffffff', face: () => ({ page }) };
const at = (picture: Buffer, width: number, x: number, y: number) => [
  ...picture.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];

test('a design is seen in the light of its place, the right way up, and the room stays', async () => {
  const picture = composePlate(await scalePlate(await plateOf(1), 80), contents);
  expect(at(picture, 80, 40, 18)).toEqual([200, 30, 30]);
  expect(at(picture, 80, 40, 42)).toEqual([30, 30, 200]);
  expect(at(picture, 80, 5, 5)).toEqual([128, 128, 128]);
  const [red = 0] = at(composePlate(await scalePlate(await plateOf(0.25), 80), contents), 80, 40, 18);
  expect(red).toBeLessThan(115);
});

test('an edge that fills half a pixel shows half of both', async () => {
  const white: Contents = { tone: () => '#ffffff', face: () => undefined };
  const [value = 0] = at(composePlate(await scalePlate(await plateOf(0.7, 0.5), 80), white), 80, 40, 30);
  expect(value).toBeGreaterThan(150);
  expect(value).toBeLessThan(190);
});

test('foil shines where it is pressed alone', async () => {
  const gold: Contents = { ...contents, face: () => ({ page, foil: { metal: 'gold', mask } }) };
  const picture = composePlate(await scalePlate(await plateOf(1), 80), gold);
  const [red = 0, green = 0, blue = 0] = at(picture, 80, 28, 42);
  expect(red > green && green > blue).toBe(true);
  expect(at(picture, 80, 52, 42)).toEqual([30, 30, 200]);
});

test('every size shows the same places, and the same bytes each time', async () => {
  for (const width of [40, 80, 96]) {
    const plate = await plateOf(1);
    const [one, other] = [await scalePlate(plate, width), await scalePlate(plate, width)];
    const picture = composePlate(one, contents);
    expect(Buffer.compare(picture, composePlate(other, contents))).toBe(0);
    expect(at(picture, width, Math.floor(width / 2), Math.floor(width * 0.25))).toEqual([200, 30, 30]);
    expect(bytesOf(one)).toBeGreaterThan(picture.length);
  }
});

test('where corners are rounded off the room is seen, and nowhere else', async () => {
  const data = Uint8Array.from(page.data);
  for (const corner of [0, 1, 2, 20, 21, 22, 40, 41, 42]) data[corner * 4 + 3] = 0;
  const round: Contents = { ...contents, face: () => ({ page: { ...page, data }, isRounded: true }) };
  const plate = await scalePlate(await plateOf(1), 80);
  const [picture, whole] = [composePlate(plate, round), composePlate(plate, contents)];
  expect(at(picture, 80, 20, 12)).toEqual([128, 128, 128]);
  expect(at(whole, 80, 20, 12)).toEqual([200, 30, 30]);
  expect(at(picture, 80, 40, 30)).toEqual(at(whole, 80, 40, 30));
});
