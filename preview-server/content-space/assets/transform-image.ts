import { coverRegion } from '@blattwerk/server-kit/pictures/cover-region.ts';
import sharp, { type Sharp } from 'sharp';
import type { AssetFile } from './find-file.ts';
import { type ImageTransform, type OutputFormat, outputFormats } from './image-path.ts';

export type TransformedImage = { content: Buffer; contentType: string };

/** More pixels than any camera has; a smaller file can still unpack to this and fill the memory. */
const limitInputPixels = 100_000_000;

/** Applies what an image address asks for. */
export async function transformImage(
  file: AssetFile,
  transform: ImageTransform & { acceptsWebp: boolean },
): Promise<TransformedImage> {
  // Decoded once, turned as the camera says, and cropped, so that all sizes below mean what one sees.
  const upright = sharp(file.content, { limitInputPixels }).autoOrient();
  const { crop } = transform;
  const { data, info } = await (crop ? upright.extract(await cropWithin(file.content, crop)) : upright)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let image = sharp(data, { raw: { width, height, channels } });
  image = resize(image, { width, height }, transform);
  if (transform.flipHorizontally) image = image.flop();
  if (transform.flipVertically) image = image.flip();
  if (transform.rotate) image = sharp(await image.png().toBuffer()).rotate(transform.rotate);
  if (transform.grayscale) image = image.grayscale();
  if (transform.brightness) image = image.modulate({ brightness: 1 + transform.brightness / 100 });
  if (transform.blur !== undefined && transform.blur >= 0.3) image = image.blur(transform.blur);
  if (transform.roundCorner) image = await roundCorners(image, transform.roundCorner);
  const format = transform.format ?? (transform.acceptsWebp ? 'webp' : originalFormat(file.contentType));
  return { content: await encode(image, format, transform.quality), contentType: `image/${format}` };
}

async function cropWithin(
  content: Buffer,
  { left, top, right, bottom }: NonNullable<ImageTransform['crop']>,
) {
  const { autoOrient } = await sharp(content, { limitInputPixels }).metadata();
  const x = Math.min(left, autoOrient.width - 1);
  const y = Math.min(top, autoOrient.height - 1);
  return {
    left: x,
    top: y,
    width: Math.min(right, autoOrient.width) - x,
    height: Math.min(bottom, autoOrient.height) - y,
  };
}

function resize(image: Sharp, picture: { width: number; height: number }, transform: ImageTransform): Sharp {
  const width = transform.width || undefined;
  const height = transform.height || undefined;
  if (!width && !height) return image;
  const withoutEnlargement = transform.noUpscale;
  if (transform.fitIn) {
    const { fill } = transform;
    if (fill === undefined || !width || !height)
      return image.resize({ width, height, fit: 'inside', withoutEnlargement: true });
    const background = fill === 'transparent' ? { r: 0, g: 0, b: 0, alpha: 0 } : `#${fill}`;
    return image.ensureAlpha().resize({ width, height, fit: 'contain', background, withoutEnlargement });
  }
  if (transform.focal && width && height) {
    const region = coverRegion(picture, { width, height }, transform.focal);
    return image.extract(region).resize({ width, height, withoutEnlargement });
  }
  const position = transform.smart ? sharp.strategy.attention : 'centre';
  return image.resize({ width, height, fit: 'cover', position, withoutEnlargement });
}

async function roundCorners(
  image: Sharp,
  { radius, colour, transparent }: NonNullable<ImageTransform['roundCorner']>,
): Promise<Sharp> {
  const { data, info } = await image.ensureAlpha().png().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const mask = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`,
  );
  const rounded = sharp(
    await sharp(data)
      .composite([{ input: mask, blend: 'dest-in' }])
      .png()
      .toBuffer(),
  );
  return transparent ? rounded : rounded.flatten({ background: colour });
}

function encode(image: Sharp, format: OutputFormat, quality = 80): Promise<Buffer> {
  const usable = Math.max(1, Math.round(quality));
  switch (format) {
    case 'webp':
      return image.webp({ quality: usable }).toBuffer();
    case 'avif':
      return image.avif({ quality: usable, effort: 2 }).toBuffer();
    case 'png':
      return image.png().toBuffer();
    case 'jpeg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality: usable, mozjpeg: true }).toBuffer();
  }
}

/** Moving pictures and unknown formats become what every browser shows. */
const originalFormat = (contentType: string): OutputFormat =>
  outputFormats.find((format) => contentType === `image/${format}`) ?? 'png';
