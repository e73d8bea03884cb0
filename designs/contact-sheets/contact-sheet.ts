import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Size } from '../model/shape.ts';
import { rasterOfSvg } from '../raster/paint-stage.ts';
import type { Raster } from '../scenes/warp.ts';
import type { Fonts } from '../text/fonts.ts';
import { layoutText } from '../text/layout-text.ts';

/** `svg` or `pixels` draws the picture for a width in pixels; `aspect` is its width by its height. */
export type Cell = { label: string; aspect: number } & (
  | { svg(width: number): string }
  | { pixels(width: number): Raster }
);

export type SheetLayout = { columns: number; cell: number; format: 'webp' | 'jpeg' | 'png' };

const gap = 14;
const labelHeight = 22;
const ground = '#e9e6e1';
const pixelsPerPoint = 25.4 / 72;

/** Many small pictures with their names on one sheet, to look at side by side. `cell` is pixels, without the gaps. */
export async function contactSheet(
  cells: readonly Cell[],
  layout: SheetLayout,
  fonts: Fonts,
): Promise<Buffer> {
  const { columns, cell, format } = layout;
  const step = { x: cell + gap, y: cell + labelHeight + gap };
  const rows = Math.max(1, Math.ceil(cells.length / columns));
  const sheet = { width: columns * step.x + gap, height: rows * step.y + gap };
  const placed = cells.map((one, index) => {
    const left = gap + (index % columns) * step.x;
    const top = gap + Math.floor(index / columns) * step.y;
    const size = fitted(one.aspect, cell);
    const drawn = 'svg' in one ? rasterOfSvg(one.svg(size.width), size.width) : one.pixels(size.width);
    return {
      input: Buffer.from(drawn.data),
      raw: { width: drawn.width, height: drawn.height, channels: 4 as const, premultiplied: true },
      left: left + Math.round((cell - drawn.width) / 2),
      top: top + Math.round((cell - drawn.height) / 2),
    };
  });
  const labels = cells.map(({ label }, index) => {
    const x = gap + (index % columns) * step.x;
    return labelPath(label, x, gap + Math.floor(index / columns) * step.y + cell, cell, fonts);
  });
  const names = new Resvg(svgOf(sheet, labels.join(''))).render();
  const picture = sharp({ create: { ...sheet, channels: 4, background: ground } }).composite([
    { input: names.pixels, raw: { ...sheet, channels: 4, premultiplied: true }, left: 0, top: 0 },
    ...placed,
  ]);
  switch (format) {
    case 'webp':
      return picture.webp({ quality: 84 }).toBuffer();
    case 'jpeg':
      return picture.jpeg({ quality: 86 }).toBuffer();
    case 'png':
      return picture.png().toBuffer();
  }
}

function fitted(aspect: number, cell: number): Size {
  const width = Math.max(1, Math.floor(aspect >= 1 ? cell : cell * aspect));
  return { width, height: Math.round(width / aspect) };
}

function labelPath(text: string, x: number, y: number, width: number, fonts: Fonts): string {
  const result = layoutText(
    {
      text,
      box: { x, y, width, height: labelHeight },
      font: 'jost-400',
      size: 13 / pixelsPerPoint,
      minSize: 8 / pixelsPerPoint,
      lineHeight: 1.2,
      tracking: 0,
      upperCase: false,
      align: 'center',
      verticalAlign: 'middle',
    },
    fonts,
    0.01,
  );
  return result.ok ? `<path transform="scale(${result.layout.unit})" d="${result.layout.path}"/>` : '';
}

function svgOf({ width, height }: Size, content: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="#4a4642">${content}</svg>`;
}
