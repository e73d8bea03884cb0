import {
  type Format,
  type Orientation,
  orientationOf,
  parseFormat,
} from '@blattwerk/schemas/shop/sizes/formats.ts';
import { sharpnessOf } from '@blattwerk/schemas/shop/sizes/sharpness.ts';
import { wallFormatGroups, wallFormats } from '@blattwerk/schemas/shop/wall-art/wall-formats.ts';
import type { AnswerOf, QueryOf } from '@blattwerk/schemas/web-api/endpoints.ts';

type Answer = AnswerOf<'GET /web-api/aspect-ratio'>;

const millimetresPerInch = 25.4;

const sizes = wallFormatGroups
  .flatMap((group) => wallFormats[group])
  .flatMap((text) => {
    const format = parseFormat(text);
    return format ? [{ text, ...format, ratio: ratioOf(format) }] : [];
  });

/** The listed ratio nearest to a picture of so many pixels, what cropping to it loses, and its sizes. */
export function aspectRatio({ width, height }: QueryOf<'GET /web-api/aspect-ratio'>): Answer {
  const picture = width / height;
  const distance = (size: Format) => Math.abs(Math.log(size.width / size.height / picture));
  const nearest = sizes.reduce((best, size) => (distance(size) < distance(best) ? size : best));
  const kept = Math.exp(-distance(nearest));
  const orientation: Orientation = orientationOf(nearest);
  return {
    ratio: nearest.ratio,
    orientation,
    cropPerMille: Math.round(1000 * (1 - kept)),
    formats: sizes
      .filter(({ ratio }) => ratio === nearest.ratio)
      .map((size) => ({ format: size.text, isSharp: isSharp({ width, height }, size) })),
  };
}

/** The whole picture, cropped to the size. */
function isSharp(pixels: Format, size: Format): boolean {
  const dots = Math.min(pixels.width / size.width, pixels.height / size.height) * millimetresPerInch;
  return sharpnessOf(size, dots) === 'sharp';
}

function ratioOf({ width, height }: Format): string {
  const divisor = greatestCommonDivisor(width, height);
  return `${width / divisor}:${height / divisor}`;
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
