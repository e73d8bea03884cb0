import sharp, { type Colour } from 'sharp';
import { expect, test } from 'vitest';
import { makePrintPicture, optimizePicture, type PictureResult } from './make-picture.ts';
import type { PictureFormat } from './sniff-file.ts';

const plain = (width: number, height: number, background: Colour = '#c03040') =>
  sharp({ create: { width, height, channels: 3, background } });

async function made(result: Promise<PictureResult>) {
  const outcome = await result;
  if (!outcome.ok) throw new Error(outcome.refusal);
  return { ...outcome, metadata: await sharp(outcome.picture.bytes).metadata() };
}
const print = async (bytes: Uint8Array, format: PictureFormat) =>
  made(makePrintPicture(bytes, format, 'auto'));

test('a photo taken sideways comes out upright, without place, camera and names', async () => {
  const photo = await plain(60, 40)
    .withExif({ IFD0: { Make: 'Kamera', Artist: 'Käthe' }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { picture, metadata } = await print(photo, 'jpeg');
  expect([picture.width, picture.height, picture.format]).toEqual([40, 60, 'jpeg']);
  expect([metadata.width, metadata.height, metadata.orientation ?? 1, metadata.density]).toEqual([
    40, 60, 1, 300,
  ]);
  expect(Buffer.from(picture.bytes).toString('latin1')).not.toMatch(/Kamera|K.*the|GPS/);
  const { metadata: small } = await made(optimizePicture(photo, 'jpeg', { format: 'keep' }));
  expect([small.exif, small.xmp, small.icc]).toEqual([undefined, undefined, undefined]);
});

test('wide colours and printers’ colours become sRGB', async () => {
  const wide = await sharp(await plain(8, 8, '#00ff00').withIccProfile('p3').png().toBuffer())
    .keepIccProfile()
    .png()
    .toBuffer();
  const cmyk = await plain(8, 8, '#00ffff').toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
  for (const [bytes, format] of [
    [wide, 'png'],
    [cmyk, 'jpeg'],
  ] as const) {
    const { metadata } = await print(bytes, format);
    expect([metadata.space, metadata.channels]).toEqual(['srgb', 3]);
    expect(metadata.icc?.toString('latin1').replaceAll('\0', '')).toContain('sRGB');
  }
});

test('what is see-through stays so, unless a JPEG is wanted: that lies on white', async () => {
  const glass = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  expect((await print(glass, 'png')).metadata).toMatchObject({ format: 'png', hasAlpha: true });
  const { picture } = await made(makePrintPicture(glass, 'png', 'jpeg'));
  const { dominant } = await sharp(picture.bytes).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(245);
});

test('of a moving picture the first one is taken, and that is said', async () => {
  const frames = await Promise.all(['#f00', '#00f'].map((colour) => plain(8, 8, colour).png().toBuffer()));
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const { isFirstOfSeveral, metadata } = await print(moving, 'gif');
  expect([isFirstOfSeveral, metadata.height]).toEqual([true, 8]);
});

test.each(['jpeg', 'png', 'webp', 'avif', 'tiff', 'gif'] as const)('%s is read', async (format) => {
  const bytes = await plain(30, 20).toFormat(format).toBuffer();
  expect((await print(bytes, format)).picture).toMatchObject({ format: 'jpeg', width: 30, height: 20 });
});

test('a smaller picture keeps its shape and is never enlarged', async () => {
  const bytes = await plain(300, 200).png().toBuffer();
  const small = await made(optimizePicture(bytes, 'png', { format: 'webp', maximumSide: 150 }));
  expect(small.picture).toMatchObject({ format: 'webp', width: 150, height: 100 });
  const same = await made(optimizePicture(bytes, 'png', { format: 'keep', maximumSide: 9000 }));
  expect(same.picture).toMatchObject({ format: 'png', width: 300, height: 200 });
});

test('a header that promises ten thousand megapixels is not believed, a real bomb not unpacked', async () => {
  const tiny = await plain(1, 1).png().toBuffer();
  const lie = Buffer.from(tiny);
  lie.writeUInt32BE(100_000, 16);
  lie.writeUInt32BE(100_000, 20);
  const bomb = await plain(9000, 9000).png({ palette: true }).toBuffer();
  expect(bomb.length).toBeLessThan(200_000);
  for (const bytes of [bomb, lie]) {
    const result = await makePrintPicture(bytes, 'png', 'auto');
    // The lie's checksum is wrong as well, which some readers see first.
    expect(result).toMatchObject({ ok: false, refusal: expect.stringMatching(/too-many-pixels|broken/) });
  }
  expect(await makePrintPicture(bomb, 'png', 'auto')).toEqual({ ok: false, refusal: 'too-many-pixels' });
});

test.each(['jpeg', 'png', 'webp', 'avif', 'tiff', 'gif'] as const)('half a %s is broken', async (format) => {
  const noise = await sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .toFormat(format)
    .toBuffer();
  const half = noise.subarray(0, Math.floor(noise.length / 2));
  expect(await makePrintPicture(half, format, 'auto')).toEqual({ ok: false, refusal: 'broken' });
});

test('a file that is something else for another reader is cleaned or refused', async () => {
  const photo = await plain(30, 20).jpeg().toBuffer();
  const both = Buffer.concat([photo, Buffer.from('PK\u0003\u0004<script>alert(1)</script>%PDF-1.7')]);
  const { picture } = await print(both, 'jpeg');
  expect(Buffer.from(picture.bytes).toString('latin1')).not.toMatch(/script|%PDF/);
  const script = Buffer.from('GIF89a/*\u0000\u0000\u0000*/=1;alert(1)//');
  expect(await makePrintPicture(script, 'gif', 'auto')).toEqual({ ok: false, refusal: 'broken' });
});
