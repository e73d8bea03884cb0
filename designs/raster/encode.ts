import { type RenderedImage, Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';

const pictureFormats = ['webp', 'avif', 'png', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** As small as with the default effort to 3 %, in half the time. */
const webp = { quality: 82, effort: 2 };
const avif = { quality: 58, effort: 2 };

/** An SVG document as pixels (RGBA) of the given width; the height follows its view box. */
export function drawPixels(svg: string, width: number): RenderedImage {
  return new Resvg(svg, optionsFor(width)).render();
}

/** The same in a thread of its own. */
export function drawPixelsAside(svg: string, width: number): Promise<RenderedImage> {
  return renderAsync(svg, optionsFor(width));
}

function optionsFor(width: number): ResvgRenderOptions {
  return { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false }, logLevel: 'off' };
}

/** An SVG document as a picture of the given width in pixels. */
export function encodeSvg(svg: string, width: number, format: PictureFormat): Promise<Buffer> {
  const drawn = drawPixels(svg, width);
  return encodePixels(
    sharp(drawn.pixels, { raw: { ...sizeOf(drawn), channels: 4, premultiplied: true } }),
    format,
  );
}

export function encodePixels(picture: Sharp, format: PictureFormat): Promise<Buffer> {
  switch (format) {
    case 'webp':
      return picture.webp(webp).toBuffer();
    case 'avif':
      return picture.avif(avif).toBuffer();
    case 'png':
      return picture.png().toBuffer();
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
  }
}

function sizeOf({ width, height }: RenderedImage) {
  return { width, height };
}
