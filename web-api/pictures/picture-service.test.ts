import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leafRecipe } from '@blattwerk/designs/recipes/testing/leaf-catalogue.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPictureService, type PictureService, type PictureServiceOptions } from './picture-service.ts';

let cacheDirectory = '';
const services: PictureService[] = [];

beforeEach(async () => {
  cacheDirectory = await mkdtemp(join(tmpdir(), 'blattwerk-pictures-'));
});
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()));
  await rm(cacheDirectory, { recursive: true });
});

async function open(change: Partial<PictureServiceOptions> = {}): Promise<PictureService> {
  const service = await createPictureService({
    cacheDirectory,
    processes: 1,
    catalogueModule: import.meta.resolve('@blattwerk/designs/recipes/testing/leaf-catalogue.ts'),
    ...change,
  });
  services.push(service);
  return service;
}

const thumbnail = { recipe: leafRecipe, width: 300, format: 'webp' } as const;
const endless = { ...leafRecipe, motifs: { top: [{ id: 'leaf/endless', seed: 1 }] } };

test('a recipe becomes a picture of the front, drawn once and kept', async () => {
  const service = await open();
  const first = await service.designPicture(thumbnail);
  if (!first.ok) throw new Error(first.message);
  expect(await sharp(first.data).metadata()).toMatchObject({ format: 'webp', width: 300, height: 425 });
  expect(first).toMatchObject({ type: 'image/webp', cached: false });
  const second = await service.designPicture(thumbnail);
  expect(second).toMatchObject({ ok: true, cached: true, name: first.name });
});

test('what draws may be begun ahead, and the first picture is drawn there', async () => {
  const service = await open();
  await Promise.all([service.prepare(), service.prepare()]);
  expect(await service.designPicture(thumbnail)).toMatchObject({ ok: true, cached: false });
});

test('the same recipe gives the same bytes, drawn by another service', async () => {
  const one = await (await open()).designPicture(thumbnail);
  const elsewhere = join(cacheDirectory, 'elsewhere');
  const other = await (await open({ cacheDirectory: elsewhere })).designPicture(thumbnail);
  if (!one.ok || !other.ok) throw new Error('One of the pictures was not drawn.');
  expect(other.cached).toBe(false);
  expect(Buffer.compare(one.data, other.data)).toBe(0);
});

test('whole sides, other pages, sizes and formats are other pictures', async () => {
  const service = await open();
  const whole = await service.designPicture({ ...thumbnail, page: 1, width: 200, format: 'png' });
  if (!whole.ok) throw new Error(whole.message);
  expect(await sharp(whole.data).metadata()).toMatchObject({ format: 'png', width: 200, height: 142 });
});

test('a product stands in its scene, over the ground', async () => {
  const service = await open();
  const product = await service.productPicture({
    recipe: leafRecipe,
    scene: 'table',
    width: 800,
    format: 'png',
  });
  if (!product.ok) throw new Error(product.message);
  const { data, info } = await sharp(product.data).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([800, 600]);
  const at = (x: number, y: number) => [...data.subarray((y * 800 + x) * 3, (y * 800 + x) * 3 + 3)];
  expect(at(20, 20)).toEqual([0x33, 0x44, 0x55]);
  expect(at(90, 90)).toEqual([255, 255, 255]);
  expect(at(410, 90)).toEqual([255, 255, 255]);
  const nowhere = await service.productPicture({
    recipe: leafRecipe,
    scene: 'moon',
    width: 800,
    format: 'png',
  });
  expect(nowhere).toMatchObject({ reason: 'missing', message: 'There is no scene "moon".' });
});

test('what does not exist is told in a sentence', async () => {
  const service = await open();
  const motif = { ...leafRecipe, motifs: { top: [{ id: 'leaf/nothing', seed: 1 }] } };
  expect(await service.designPicture({ ...thumbnail, recipe: motif })).toEqual({
    ok: false,
    reason: 'missing',
    message: 'There is no motif "leaf/nothing".',
  });
  expect(await service.designPicture({ ...thumbnail, page: 9 })).toMatchObject({ reason: 'missing' });
});

test('a drawing that does not end is given up, and the next one is drawn', async () => {
  const troubles: string[] = [];
  const service = await open({ timeLimit: 8_000, onTrouble: (message) => troubles.push(message) });
  const stuck = service.designPicture({ ...thumbnail, recipe: endless });
  expect(await stuck).toMatchObject({ ok: false, reason: 'failed' });
  expect(troubles).toHaveLength(1);
  expect(await service.designPicture(thumbnail)).toMatchObject({ ok: true });
});

test('a fault that ends the drawing process leaves the server alone, and the next one is drawn', async () => {
  const troubles: string[] = [];
  const service = await open({ onTrouble: (message) => troubles.push(message) });
  const fatal = { ...leafRecipe, motifs: { top: [{ id: 'leaf/fatal', seed: 1 }] } };
  expect(await service.designPicture({ ...thumbnail, recipe: fatal })).toEqual({
    ok: false,
    reason: 'failed',
    message: 'The picture could not be drawn.',
  });
  expect(troubles).toEqual(['A picture could not be drawn: The process that drew ended: SIGKILL.']);
  expect(await service.designPicture(thumbnail)).toMatchObject({ ok: true });
});

test('closing does not wait for a long drawing', async () => {
  const service = await open();
  const stuck = service.designPicture({ ...thumbnail, recipe: endless });
  const waiting = service.designPicture(thumbnail);
  await service.close();
  expect(await stuck).toMatchObject({ ok: false, reason: 'closed' });
  expect(await waiting).toMatchObject({ ok: false, reason: 'closed' });
});

test('one picture asked for by many is drawn once; more than fit are refused', async () => {
  const service = await open({ queueLimit: 1 });
  const same = await Promise.all([1, 2, 3, 4].map(() => service.designPicture(thumbnail)));
  expect(same.every(({ ok }) => ok)).toBe(true);
  const widths = [101, 102, 103, 104].map((width) => service.designPicture({ ...thumbnail, width }));
  const reasons = (await Promise.all(widths)).map((result) => (result.ok ? 'drawn' : result.reason));
  // Each looks on the disk first: which of them come first is the disk's matter.
  expect(reasons.toSorted()).toEqual(['busy', 'busy', 'drawn', 'drawn']);
});
