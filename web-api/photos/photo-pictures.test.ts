import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { collageOf } from '@blattwerk/designs/editing/testing/photo-design.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPictureService, type PictureService } from '../pictures/picture-service.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import { photoPictures } from './photo-pictures.ts';
import { createPhotos, type Photos } from './photos.ts';

let directory: string;
let database: Database;
let photos: Photos;
let service: PictureService;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'blattwerk-photo-pictures-'));
  database = await openTestDatabase();
  photos = createPhotos({
    database,
    storage: createDiskStorage(join(directory, 'storage')),
    clock: () => new Date(),
    log: { error: () => {} },
  });
  service = await createPictureService({
    cacheDirectory: join(directory, 'pictures'),
    processes: 1,
    catalogueModule: import.meta.resolve('@blattwerk/designs/recipes/testing/leaf-catalogue.ts'),
  });
});
afterAll(async () => {
  await service.close();
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

/** Red on the left, blue on the right. */
async function photoOf(width: number, height: number) {
  const half = { create: { width: width / 2, height, channels: 3, background: '#0000ff' } } as const;
  const ground = { create: { width, height, channels: 3, background: '#ff0000' } } as const;
  const file = await sharp(ground)
    .composite([{ input: half, left: width / 2, top: 0 }])
    .jpeg()
    .toBuffer();
  const visitor = { address: 'one', signal: new AbortController().signal };
  const taken = await photos.take(file, null, visitor);
  if (!taken.ok) throw new Error(taken.refusal);
  return taken.photo;
}

const design = { ...collageOf(['photo-1', 'photo-2']), id: 'two' };
const at = (focusX: number) => ({ focusX, focusY: 0.5, zoom: 1 });

test('the picture of a draft shows its photos at their crops, and is not kept', async () => {
  const { id: photoId, width, height } = await photoOf(4000, 2000);
  const photo = { photoId, url: '', width, height };
  const draft = { 'photo-1': { ...photo, crop: at(0) }, 'photo-2': { ...photo, crop: at(1) } };
  const source = await photoPictures(photos, design, draft, 2);
  const [, base64 = ''] = (source.photos?.['photo-1']?.href ?? '').split(',');
  const scaled = await sharp(Buffer.from(base64, 'base64')).metadata();
  expect(scaled).toMatchObject({ format: 'jpeg', width: 400, height: 200 });
  const drawn = await service.designPicture({ ...source, width: 400, format: 'png' });
  if (!drawn.ok) throw new Error(drawn.message);
  const { data: pixels, info } = await sharp(drawn.data)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (x: number) => [...pixels.subarray(x * info.channels, x * info.channels + 3)];
  expect(colourAt(100)[0]).toBeGreaterThan(240);
  expect(colourAt(300)[2]).toBeGreaterThan(240);
  expect(await readdir(join(directory, 'pictures'))).toEqual([]);
});

test('a photo that is turned and mirrored is drawn so, and fine enough for its long side', async () => {
  const { id: photoId, width, height } = await photoOf(1200, 600);
  const lying = { ...at(0.5), quarterTurns: 1 as const };
  const photo = { photoId, url: '', width, height };
  const mirrored = { ...at(0.5), mirrored: true as const };
  const draft = { 'photo-1': { ...photo, crop: lying }, 'photo-2': { ...photo, crop: mirrored } };
  const source = await photoPictures(photos, design, draft, 2);
  const [, base64 = ''] = (source.photos?.['photo-1']?.href ?? '').split(',');
  expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ width: 400, height: 200 });
  const drawn = await service.designPicture({ ...source, width: 400, format: 'png' });
  if (!drawn.ok) throw new Error(drawn.message);
  const { data, info } = await sharp(drawn.data).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isRedAt = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 128;
  // What was on the left is above after a turn to the right, and on the right in a mirror.
  expect([isRedAt(100, 20), isRedAt(100, 180)]).toEqual([true, false]);
  expect([isRedAt(220, 100), isRedAt(380, 100)]).toEqual([false, true]);
});

test('a photo that is gone leaves its slot to the sample', async () => {
  const { id: photoId, width, height } = await photoOf(40, 20);
  await photos.delete(photoId);
  const draft = { 'photo-1': { photoId, url: '', width, height, crop: at(0) } };
  expect((await photoPictures(photos, design, draft, 2)).photos).toEqual({});
});
