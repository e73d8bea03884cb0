import type { ImageFormat } from '@blattwerk/schemas/shop/pages/images.ts';
import { coverRegion } from '@blattwerk/server-kit/pictures/cover-region.ts';
import sharp, { type Sharp } from 'sharp';
import type { ImageJob } from './image-job.ts';

/** Largest original taken, in pixels: a photo of 50 megapixels. */
const maxInputPixels = 50e6;
const maxSeconds = 15;
/** AVIF at effort 1 is smaller than WebP and takes twice its time; every step above doubles the time again. */
const avifEffort = 1;

/** The formats originals may have, and what each becomes when the browser takes neither AVIF nor WebP. */
const keptFormats: Record<string, ImageFormat> = {
  jpeg: 'jpeg',
  png: 'png',
  gif: 'png',
  webp: 'webp',
  avif: 'avif',
  heif: 'avif',
  svg: 'png',
};

export type MadeImage = { ok: true; bytes: Buffer; format: ImageFormat } | { ok: false; message: string };

/**
 * Scales, crops, blurs and encodes a picture. Never enlarges photos; drawings (SVG) are drawn at the size wanted,
 * so that nothing of their source reaches a browser.
 */
export async function makeImage(original: Buffer, job: ImageJob): Promise<MadeImage> {
  try {
    const { format, ...size } = await measure(original);
    const kept = format === undefined ? undefined : keptFormats[format];
    if (!kept)
      return { ok: false, message: `An original of the format ${format ?? 'unknown'} cannot be shown.` };
    const density = format === 'svg' ? drawingDensity(size.width, job.width) : undefined;
    const bytes = await encode(
      resize(open(original, density), job, scaled(size, density)),
      job,
      job.format ?? kept,
    );
    return { ok: true, bytes, format: job.format ?? kept };
  } catch (error) {
    return { ok: false, message: `The original cannot be read as a picture (${String(error)}).` };
  }
}

function open(original: Buffer, density?: number): Sharp {
  return sharp(original, { limitInputPixels: maxInputPixels, density, failOn: 'error' })
    .timeout({ seconds: maxSeconds })
    .autoOrient();
}

async function measure(original: Buffer) {
  const { format, autoOrient } = await open(original).metadata();
  return { format, width: autoOrient.width, height: autoOrient.height };
}

/** Dots per inch at which a drawing of `width` pixels (at 72 dpi) comes out `wanted` pixels wide. */
function drawingDensity(width: number, wanted: number | undefined): number {
  return wanted === undefined ? 144 : Math.min(2400, Math.max(72, (72 * wanted) / width));
}

function scaled(size: { width: number; height: number }, density: number | undefined) {
  const factor = (density ?? 72) / 72;
  return { width: Math.round(size.width * factor), height: Math.round(size.height * factor), factor };
}

function resize(
  image: Sharp,
  { width, height, blur, focus }: ImageJob,
  original: { width: number; height: number; factor: number },
): Sharp {
  if (width !== undefined && height !== undefined) {
    const region = coverRegion(original, { width, height }, focus && enlarge(focus, original.factor));
    image
      .extract(region)
      .resize(Math.min(width, region.width), Math.min(height, region.height), { fit: 'fill' });
  } else if (width !== undefined) {
    image.resize({ width, withoutEnlargement: true });
  }
  return blur === undefined ? image : image.blur(blur);
}

function enlarge({ x, y }: NonNullable<ImageJob['focus']>, factor: number) {
  return { left: x * factor, top: y * factor, right: x * factor, bottom: y * factor };
}

function encode(image: Sharp, { quality }: ImageJob, format: ImageFormat): Promise<Buffer> {
  switch (format) {
    case 'avif':
      // AVIF's scale runs higher than the others': 64 looks like 85 of JPEG.
      return image.avif({ quality: Math.round(quality * 0.75), effort: avifEffort }).toBuffer();
    case 'webp':
      return image.webp({ quality }).toBuffer();
    case 'jpeg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
    case 'png':
      return image.png({ compressionLevel: 9 }).toBuffer();
  }
}
