import { expect, test } from 'vitest';
import { scenes } from '../scenes/all-scenes.ts';
import { composePlate } from './compose-plate.ts';
import { openDiskPlates, readPlates, renderedPlates } from './disk-plates.ts';

const plates = openDiskPlates();
const all = readPlates(renderedPlates);
const uncut = () => false;

test('each plate is of a scene of the shop, in the shape of its pictures', () => {
  for (const { scene, size } of all) {
    const { size: wanted } = scenes.find(({ id }) => id === scene) ?? {};
    expect([scene, size.width / size.height]).toEqual([scene, (wanted?.width ?? 0) / (wanted?.height ?? 1)]);
  }
});

test('a card is shown by the plate of its proportions, whatever its size', () => {
  const found = (width: number, height: number) =>
    plates.find('card-standing', { sizeOf: () => ({ width, height }), isCut: uncut })?.id;
  expect([found(120, 170), found(105, 148)]).toEqual(['card-standing-portrait', 'card-standing-portrait']);
  expect(found(98, 210)).toBeUndefined();
});

test('a punched card, one without the face and a scene without plates are drawn', () => {
  const sizeOf = () => ({ width: 120, height: 170 });
  expect(plates.find('card-standing', { sizeOf, isCut: () => true })).toBeUndefined();
  expect(plates.find('card-standing', { sizeOf: () => undefined, isCut: uncut })).toBeUndefined();
  expect(plates.find('key-ring', { sizeOf, isCut: uncut })).toBeUndefined();
});

test('a folded card that stands like a roof is a place card or a greeting, by its proportions', () => {
  const found = (width: number, height: number) =>
    plates.find('place-card', { sizeOf: () => ({ width, height }), isCut: uncut })?.id;
  expect([found(100, 60), found(170, 120), found(148, 105)]).toEqual([
    'place-card-wide',
    'place-card-landscape',
    'place-card-landscape',
  ]);
});

test('a box is shown with prints, without them it is drawn', () => {
  const lid = { width: 130, height: 130 };
  const print = { width: 100, height: 150 };
  const found = (pages: number) =>
    plates.find('photo-box', {
      sizeOf: (face) => ('page' in face ? [lid, print, print].slice(0, pages)[face.page] : undefined),
      isCut: uncut,
    })?.id;
  expect([found(3), found(1)]).toEqual(['photo-box-square', undefined]);
});

test('stickers of every proportion and cut are laid onto their sheet', () => {
  const sizeOf = () => ({ width: 84, height: 48 });
  expect(plates.find('stickers', { sizeOf, isCut: () => true })?.id).toBe('stickers-every-shape');
  expect(plates.find('stickers', { sizeOf: () => undefined, isCut: uncut })).toBeUndefined();
});

test('a card of a season stands in its own place, any other card in one of all the year', () => {
  const search = { sizeOf: () => ({ width: 120, height: 170 }), isCut: uncut };
  expect(plates.find('card-standing', { ...search, season: 'winter' })?.season).toBe('winter');
  expect(plates.find('card-standing', search)?.id).toBe('card-standing-portrait');
  const square = { sizeOf: () => ({ width: 145, height: 145 }), isCut: uncut, season: 'winter' } as const;
  expect(plates.find('card-standing', square)?.id).toBe('card-standing-square');
});

test.each(all)('$id shows a face the right way up, in every size', async (plate) => {
  const data = new Uint8Array(40 * 40 * 4).fill(255);
  // Green above, red below.
  for (let at = 0; at < 1600; at++) data.set(at < 800 ? [20, 200, 20] : [200, 20, 20], at * 4);
  const contents = { tone: () => '#888888', face: () => ({ page: { data, width: 40, height: 40 } }) };
  for (const width of [300, 1200]) {
    const scaled = await plates.scaled(plate, width);
    const picture = composePlate(scaled, contents);
    const rows = { green: [] as number[], red: [] as number[] };
    for (let at = 0; at < picture.length; at += 3) {
      const [red = 0, green = 0] = picture.subarray(at, at + 2);
      const row = Math.floor(at / 3 / scaled.width);
      if (green > red * 2.5) rows.green.push(row);
      if (red > green * 2.5) rows.red.push(row);
    }
    const enough = scaled.width * scaled.height * 0.03;
    expect(Math.min(rows.green.length, rows.red.length)).toBeGreaterThan(enough);
    expect(mean(rows.green)).toBeLessThan(mean(rows.red) - scaled.height * 0.1);
  }
});

test('a plate is made once for each size', async () => {
  const [plate] = all;
  if (!plate) throw new Error('There is no plate.');
  expect(await plates.scaled(plate, 200)).toBe(await plates.scaled(plate, 200));
});

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
