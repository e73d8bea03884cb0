import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import type { Size } from '../../model/shape.ts';

/** Rows of red, green and blue. */
export type Pixels = Size & { data: Uint8Array };

/** How much finer pictures are drawn before they are averaged: what is compared is not where a reader's edges fall. */
export const finer = 4;

/** Dots an inch of pictures that are compared; a page is a whole number of them, and of the finer ones. */
const dotsOfSizes = [150, 75, 48, 36, 24] as const;
/** A sheet's longer side is drawn with no more pixels than that: several pictures of it are held at a time, up to 70 MB each. */
const mostPixels = 5_000;
const millimetresPerInch = 25.4;

/** Dots an inch that a page of this size (millimetres) is compared with. */
export function comparedDots({ width, height }: Size): number {
  const inches = Math.max(width, height) / millimetresPerInch;
  return dotsOfSizes.find((dots) => inches * dots * finer <= mostPixels) ?? 24;
}

/**
 * Pages of a PDF as pdfium draws them, averaged, one at a time.
 * @param sizes of the pages with their bleed, in millimetres
 */
export async function* pdfPixels(file: Uint8Array, sizes: readonly Size[]): AsyncGenerator<Pixels> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  try {
    for (const page of document.pages()) {
      const dots = comparedDots(sizes[page.number] ?? { width: 0, height: 0 });
      const { data, width, height } = await page.render({ scale: (dots * finer) / 72, render: 'bitmap' });
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
