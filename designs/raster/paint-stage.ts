import type { Box, Size } from '../model/shape.ts';
import type { Face, Stage } from '../scenes/scene.ts';
import { movedBy, type Surface, widthOf } from '../scenes/surface.ts';
import { layOver, paintPage, type Raster } from '../scenes/warp.ts';
import { drawPixels } from './encode.ts';

/**
 * The stage over its ground: what lies behind the pages, the pages in perspective, what stands before them.
 * `drawFace` gives a face, or a part of it (shares), about `width` pixels wide; `undefined` when the design has none
 * such.
 */
export function paintStage(
  stage: Stage,
  size: Size,
  ground: Raster,
  drawFace: (face: Face, width: number, part: Box) => Raster | undefined,
): Raster {
  const scale = ground.width / size.width;
  const picture: Raster = { ...ground, data: Uint8Array.from(ground.data) };
  if (stage.behind !== '') layOver(picture, rasterOf(stage.behind, size, ground.width));
  const drawn = new Map<string, Raster | undefined>();
  for (const { face, surface, lift = 0, part = whole, mask } of stage.faces) {
    const pixels = Math.max(16, Math.ceil(widthOf(surface) * scale));
    const key = JSON.stringify([face, pixels, part]);
    const found = drawn.has(key) ? drawn.get(key) : drawFace(face, pixels, part);
    drawn.set(key, found);
    if (!found) continue;
    const page = mask === undefined ? found : masked(found, mask);
    if (lift > 0) castShape(picture, page, surface, scale, lift);
    paintPage(picture, page, surface, scale);
  }
  if (stage.front !== '') layOver(picture, rasterOf(stage.front, size, ground.width));
  return picture;
}

const whole: Box = { x: 0, y: 0, width: 1, height: 1 };

/** Only what lies within the outline, which is given in shares of the raster. */
function masked({ data, width, height }: Raster, outline: string): Raster {
  const cut = drawPixels(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" preserveAspectRatio="none" width="${width}" height="${height}"><path d="${outline}" fill="#fff" fill-rule="evenodd"/></svg>`,
    width,
  ).pixels;
  const kept = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) kept[at] = ((data[at] ?? 0) * (cut[at | 3] ?? 0)) / 255 + 0.5;
  return { data: kept, width, height };
}

/** The shadow of a page of any shape: its silhouette laid thinly several times, each a little further away. */
function castShape(picture: Raster, page: Raster, surface: Surface, scale: number, lift: number): void {
  const steps = lift > 3 ? 5 : 2;
  const shade = { ...page, data: new Uint8Array(page.data.length) };
  for (let at = 3; at < page.data.length; at += 4) shade.data[at] = (page.data[at] ?? 0) * (0.36 / steps);
  for (let step = steps; step > 0; step--) {
    const way = (lift * step) / steps;
    paintPage(picture, shade, movedBy(surface, way * 0.75, way), scale);
  }
}

/** The content of an SVG of the given view box as pixels. */
export function rasterOf(content: string, { width, height }: Size, pixels: number): Raster {
  const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return rasterOfSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${content}</svg>`, pixels);
}

export function rasterOfSvg(svg: string, pixels: number): Raster {
  const drawn = drawPixels(svg, pixels);
  return { data: drawn.pixels, width: drawn.width, height: drawn.height };
}
