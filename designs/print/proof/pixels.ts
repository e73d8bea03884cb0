import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import type { Size } from '../../model/shape.ts';

/** Rows of red, green and blue. */
export type Pixels = Size & { data: Uint8Array };

/** Dots an inch of pictures that are compared, and how much finer they are drawn before they are averaged. */
export const comparedDots = 150;
export const finer = 4;

/** A PDF's pages as pdfium draws them, averaged; one at a time. */
export async function* pdfPixels(file: Uint8Array): AsyncGenerator<Pixels> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  try {
    for (const page of document.pages()) {
      const scale = (comparedDots * finer) / 72;
      const { data, width, height } = await page.render({ scale, render: 'bitmap' });
      yield await averaged(data, { width, height });
    }
  } finally {
    document.destroy();
    library.destroy();
  }
}

/** @param data red, green, blue and alpha */
export async function averaged(data: Uint8Array, { width, height }: Size): Promise<Pixels> {
  const small = { width: Math.floor(width / finer), height: Math.floor(height / finer) };
  const picture = await sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .flatten({ background: '#ffffff' })
    .extract({ left: 0, top: 0, width: small.width * finer, height: small.height * finer })
    .resize({ ...small, kernel: 'linear', fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
  return { ...small, data: picture };
}

/** Its upper left part. */
export function cropped({ width, data }: Pixels, size: Size): Pixels {
  const rows = Array.from({ length: size.height }, (_, y) =>
    data.subarray(y * width * 3, (y * width + size.width) * 3),
  );
  return { ...size, data: Buffer.concat(rows) };
}

export type Difference = { beyond: number; mean: number };

/**
 * How far two pictures of one size differ.
 * @returns the share of pixels one of whose channels differs by more than `limit`, and the mean difference of channels
 */
export function differenceOf({ data, width, height }: Pixels, other: Pixels, limit: number): Difference {
  let [beyond, sum] = [0, 0];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    let worst = 0;
    for (let channel = 3 * pixel; channel < 3 * pixel + 3; channel += 1) {
      const apart = Math.abs((data[channel] ?? 0) - (other.data[channel] ?? 0));
      sum += apart;
      worst = Math.max(worst, apart);
    }
    if (worst > limit) beyond += 1;
  }
  return { beyond: beyond / (width * height), mean: sum / (3 * width * height) };
}
