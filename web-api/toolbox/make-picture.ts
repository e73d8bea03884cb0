import sharp, { type Sharp } from 'sharp';
import type { Refusal } from './refusal.ts';
import type { PictureFormat } from './sniff-file.ts';

/** Photos of the largest cameras have 61 megapixels. */
const maximumPixels = 64_000_000;
const maximumSide = 30_000;
/** The most WebP can hold. */
const maximumWebpSide = 16_383;
const maximumSeconds = 20;
export const printResolution = 300;

export type MadePicture = {
  bytes: Uint8Array;
  format: 'jpeg' | 'png' | 'webp';
  width: number;
  height: number;
};
export type PictureResult =
  | { ok: true; picture: MadePicture; isFirstOfSeveral: boolean }
  | { ok: false; refusal: Refusal };

/** At full resolution, with an sRGB profile and 300 dots per inch. `auto`: PNG where the picture is see-through. */
export function makePrintPicture(
  bytes: Uint8Array,
  format: PictureFormat,
  wanted: 'auto' | 'jpeg' | 'png',
): Promise<PictureResult> {
  return make(bytes, format, async (image) => {
    // Looking at every pixel takes as long as writing them: only where one may be see-through.
    const isOpaque =
      wanted !== 'auto' || !(await image.metadata()).hasAlpha || (await image.clone().stats()).isOpaque;
    // Density is written into EXIF, which would otherwise carry all of the original's along.
    const prepared = image.withIccProfile('srgb').withExif({}).withDensity(printResolution);
    return wanted === 'png' || !isOpaque
      ? prepared.png()
      : prepared.flatten({ background: '#fff' }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  });
}

export type OptimizeOptions = {
  format: 'keep' | 'jpeg' | 'png' | 'webp';
  maximumSide?: number | undefined;
  quality?: number | undefined;
};

/** As small as it gets without looking worse; never enlarged. */
export function optimizePicture(
  bytes: Uint8Array,
  format: PictureFormat,
  { format: wanted, maximumSide: side, quality = 85 }: OptimizeOptions,
): Promise<PictureResult> {
  return make(bytes, format, (image) => {
    const target = wanted === 'keep' ? nearest[format] : wanted;
    const limit = Math.min(side ?? maximumSide, target === 'webp' ? maximumWebpSide : maximumSide);
    const resized = image.resize({ width: limit, height: limit, fit: 'inside', withoutEnlargement: true });
    if (target === 'jpeg') return resized.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true });
    return target === 'webp' ? resized.webp({ quality }) : resized.png({ compressionLevel: 9 });
  });
}

const nearest: Record<PictureFormat, MadePicture['format']> = {
  jpeg: 'jpeg',
  png: 'png',
  gif: 'png',
  webp: 'webp',
  avif: 'webp',
  tiff: 'jpeg',
};

async function make(
  bytes: Uint8Array,
  format: PictureFormat,
  finish: (image: Sharp) => Sharp | Promise<Sharp>,
): Promise<PictureResult> {
  try {
    // Reads the header alone; what it says is judged before a single pixel is unpacked.
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    const isExpected = header.format === format || (header.format === 'heif' && format === 'avif');
    if (!isExpected) return { ok: false, refusal: 'broken' };
    const { width, height } = header;
    if (width * height > maximumPixels || Math.max(width, height) > maximumSide) {
      return { ok: false, refusal: 'too-many-pixels' };
    }
    const image = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error' })
      .timeout({ seconds: maximumSeconds })
      .autoOrient();
    const { data, info } = await (await finish(image)).toBuffer({ resolveWithObject: true });
    const picture = { bytes: data, format: madeFormat(info.format), width: info.width, height: info.height };
    return { ok: true, picture, isFirstOfSeveral: (header.pages ?? 1) > 1 };
  } catch (error) {
    const isTimeout = error instanceof Error && error.message.startsWith('timeout');
    return { ok: false, refusal: isTimeout ? 'took-too-long' : 'broken' };
  }
}

function madeFormat(format: string): MadePicture['format'] {
  return format === 'png' || format === 'webp' ? format : 'jpeg';
}
