import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { captureTime } from './capture-time.ts';

async function exifWith(time: string): Promise<Uint8Array> {
  const image = sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } });
  const bytes = await image
    .withExif({ IFD2: { DateTimeOriginal: time } })
    .jpeg()
    .toBuffer();
  return (await sharp(bytes).metadata()).exif ?? new Uint8Array();
}

test('the camera’s clock is read, and one that was never set is not', async () => {
  expect(captureTime(await exifWith('2026:07:04 15:30:00'))).toBe('2026-07-04T15:30:00');
  expect(captureTime(await exifWith('0000:00:00 00:00:00'))).toBeUndefined();
  expect(captureTime(await exifWith('gestern'))).toBeUndefined();
});

test('any bytes at all are read without an exception', async () => {
  const real = await exifWith('2026:07:04 15:30:00');
  const broken = fc
    .tuple(fc.nat(real.length - 1), fc.integer({ min: 0, max: 255 }), fc.nat(real.length))
    .map(([at, byte, end]) => real.with(at, byte).subarray(0, end));
  fc.assert(
    fc.property(fc.oneof(broken, fc.uint8Array({ maxLength: 200 })), (bytes) => {
      expect(captureTime(bytes) ?? '2026-07-04T15:30:00').toMatch(/^\d{4}-\d\d-\d\dT/);
    }),
    { numRuns: 1000 },
  );
});
