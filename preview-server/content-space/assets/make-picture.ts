import { coverRegion } from '@blattwerk/server-kit/pictures/cover-region.ts';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { PictureRecipe } from './picture-recipe.ts';

/** More pixels than any camera has; a smaller file can still unpack to this and fill the memory. */
export const maximumPixels = 100_000_000;
/** Longest time that each of the two steps may take. */
const maximumSeconds = 10;
/** A stronger blur is made of a smaller picture: the eye sees no difference, and it takes a tenth of the time. */
const strongBlur = 8;
/** AVIF's effort costs four times the time for 5 % of the bytes: worth it for small pictures alone. */
const smallPixels = 1_000_000;

/** Makes the picture of a recipe. Rejects when the file is no picture or takes too long. */
export async function makePicture(content: Buffer, recipe: PictureRecipe): Promise<Buffer> {
  // Turned as the camera says before anything is cut, so that all sizes mean what one sees. Decoded in strips.
  const upright = open(content).autoOrient();
  const part = await partOf(content, recipe);
  const { data, info } = await resize(part ? upright.extract(part) : upright, recipe)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let image = open(data, { width, height, channels });
  if (recipe.flipHorizontally) image = image.flop();
  if (recipe.flipVertically) image = image.flip();
  if (recipe.rotate) image = open(await image.png({ compressionLevel: 1 }).toBuffer()).rotate(recipe.rotate);
  if (recipe.grayscale) image = image.grayscale();
  if (recipe.brightness) image = image.modulate({ brightness: 1 + recipe.brightness / 100 });
  if (recipe.blur !== undefined) image = await blur(image, recipe.blur);
  if (recipe.roundCorner) image = await roundCorners(image, recipe.roundCorner);
  return encode(image, recipe, width * height);
}

function open(content: Buffer, raw?: SharpOptions['raw']): Sharp {
  return sharp(content, { limitInputPixels: maximumPixels, raw }).timeout({
    seconds: maximumSeconds,
  });
}

/** The part of the upright original that the picture shows; undefined for the whole of it. */
async function partOf(content: Buffer, { crop, focal, width, height }: PictureRecipe) {
  const cropped = crop && {
    left: crop.left,
    top: crop.top,
    width: crop.right - crop.left,
    height: crop.bottom - crop.top,
  };
  if (!focal) return cropped;
  const left = cropped ?? (await open(content).metadata()).autoOrient;
  const region = coverRegion(left, { width, height }, focal);
  return { ...region, left: region.left + (crop?.left ?? 0), top: region.top + (crop?.top ?? 0) };
}

function resize(image: Sharp, recipe: PictureRecipe): Sharp {
  const width = recipe.width || undefined;
  const height = recipe.height || undefined;
  if (!width && !height) return image;
  const withoutEnlargement = recipe.noUpscale;
  if (recipe.fitIn) {
    const { fill } = recipe;
    if (fill === undefined) return image.resize({ width, height, fit: 'inside', withoutEnlargement: true });
    const background = fill === 'transparent' ? { r: 0, g: 0, b: 0, alpha: 0 } : `#${fill}`;
    return image.ensureAlpha().resize({ width, height, fit: 'contain', background, withoutEnlargement });
  }
  const position = recipe.smart ? sharp.strategy.attention : 'centre';
  return image.resize({ width, height, fit: 'cover', position, withoutEnlargement });
}

/** @param sigma pixels of the finished picture */
async function blur(image: Sharp, sigma: number): Promise<Sharp> {
  if (sigma <= strongBlur) return image.blur(sigma);
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const scale = strongBlur / sigma;
  const small = await open(data, { width, height, channels })
    .resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), { fit: 'fill' })
    .blur(strongBlur)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return open(small).resize(width, height, { fit: 'fill', kernel: 'cubic' });
}

async function roundCorners(
  image: Sharp,
  { radius, colour, transparent }: NonNullable<PictureRecipe['roundCorner']>,
): Promise<Sharp> {
  const { data, info } = await image
    .ensureAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const mask = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`,
  );
  const rounded = open(
    await open(data)
      .composite([{ input: mask, blend: 'dest-in' }])
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
  return transparent ? rounded : rounded.flatten({ background: colour });
}

function encode(image: Sharp, { format, quality }: PictureRecipe, pixels: number): Promise<Buffer> {
  switch (format) {
    case 'webp':
      return image.webp({ quality }).toBuffer();
    case 'avif':
      return image.avif({ quality, effort: pixels > smallPixels ? 0 : 2 }).toBuffer();
    case 'png':
      return image.png().toBuffer();
    case 'jpeg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
  }
}
