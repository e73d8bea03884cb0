import { createHash } from 'node:crypto';
import { type ImageTransform, type OutputFormat, outputFormats } from './image-path.ts';

/** Pixels. */
export type PictureSize = { width: number; height: number };

/** A picture to make of an asset's file. Equal pictures have equal recipes, however their addresses are written. */
export type PictureRecipe = Omit<ImageTransform, 'format' | 'quality'> & {
  format: OutputFormat;
  /** 1 to 100. */
  quality: number;
};

/** Longest side of a picture whose address gives none, in pixels: the longest that an address can ask for. */
const longestSide = 4000;
const defaultQuality = 80;
/** An AVIF takes thirty bytes of memory for each of its pixels while it is made, WebP six: larger ones are WebP. */
const avifPixels = 4e6;

/**
 * Says what an address asks for in its one form: clamped to the picture, and without what changes nothing.
 * @param size of the upright original
 */
export function recipeOf(
  transform: ImageTransform,
  size: PictureSize,
  { contentType, acceptsWebp }: { contentType: string; acceptsWebp: boolean },
): PictureRecipe {
  const { width, height, blur = 0, brightness = 0, rotate = 0, quality = defaultQuality } = transform;
  const crop = transform.crop && within(transform.crop, size);
  const left = crop ? { width: crop.right - crop.left, height: crop.bottom - crop.top } : size;
  const isSized = width > 0 || height > 0;
  const isCut = width > 0 && height > 0 && !transform.fitIn;
  const isTooLarge = !isSized && Math.max(left.width, left.height) > longestSide;
  const asked = transform.format ?? (acceptsWebp ? 'webp' : originalFormat(contentType));
  const format = asked === 'avif' && pixelsOf({ width, height }, left) > avifPixels ? 'webp' : asked;
  return {
    crop: crop && isWhole(crop, size) ? undefined : crop,
    width: isTooLarge ? longestSide : width,
    height: isTooLarge ? longestSide : height,
    flipHorizontally: transform.flipHorizontally,
    flipVertically: transform.flipVertically,
    fitIn: isTooLarge || (transform.fitIn && isSized),
    fill: transform.fitIn && width > 0 && height > 0 ? transform.fill?.toLowerCase() : undefined,
    focal: isCut && transform.focal ? within(transform.focal, left) : undefined,
    smart: isCut && transform.smart && !transform.focal,
    noUpscale: transform.noUpscale && isSized,
    rotate: rotate === 0 ? undefined : rotate,
    grayscale: transform.grayscale,
    brightness: Math.round(brightness) === 0 ? undefined : Math.round(brightness),
    blur: blur < 0.3 ? undefined : Math.round(blur * 10) / 10,
    roundCorner: transform.roundCorner,
    format,
    // PNG loses nothing at any quality.
    quality: format === 'png' ? 100 : Math.max(1, Math.round(quality)),
  };
}

/** Name of a finished picture, in this and every other process. */
export function pictureName(path: string, recipe: PictureRecipe): string {
  return createHash('sha256')
    .update(JSON.stringify([path, recipe]))
    .digest('hex')
    .slice(0, 40);
}

/** Whether a picture takes seconds to make rather than parts of one: large ones, and AVIF, which takes four times as long. */
export function isLaborious({ width, height, format, blur }: PictureRecipe, size: PictureSize): boolean {
  const effort = format === 'avif' ? 4 : 1;
  const pixels = pixelsOf({ width, height }, size);
  return pixels * effort > 6e6 || (blur ?? 0) > 16 || size.width * size.height > 40e6;
}

/** How many a picture has when it is made as large as asked; a side of 0 follows from the other. */
function pixelsOf({ width, height }: PictureSize, original: PictureSize): number {
  const ratio = original.width / original.height;
  return (width || height * ratio || original.width) * (height || width / ratio || original.height);
}

type Region = NonNullable<ImageTransform['crop']>;

function within({ left, top, right, bottom }: Region, { width, height }: PictureSize): Region {
  const x = Math.min(left, width - 1);
  const y = Math.min(top, height - 1);
  return {
    left: x,
    top: y,
    right: Math.max(x + 1, Math.min(right, width)),
    bottom: Math.max(y + 1, Math.min(bottom, height)),
  };
}

function isWhole({ left, top, right, bottom }: Region, { width, height }: PictureSize): boolean {
  return left === 0 && top === 0 && right === width && bottom === height;
}

/** Moving pictures and unknown formats become what every browser shows. */
const originalFormat = (contentType: string): OutputFormat =>
  outputFormats.find((format) => contentType === `image/${format}`) ?? 'png';
