import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawingMode } from '../drawing/inks.ts';
import { PageDrawing } from '../drawing/page-drawing.ts';
import type { Design, Page } from '../model/design.ts';
import type { Panel } from '../model/panel.ts';
import type { Box } from '../model/shape.ts';
import type { Face } from '../scenes/scene.ts';
import type { Raster } from '../scenes/warp.ts';
import type { Studio } from './draw-page.ts';
import { rasterOfSvg } from './paint-stage.ts';

/** A face as pixels, the right way up; `part`: only that part of it, as shares of its width and height. */
export function drawFace(
  designs: readonly Design[],
  face: Face,
  width: number,
  studio: Studio,
  { part = whole, mode }: { part?: Box; mode?: DrawingMode } = {},
): Raster | undefined {
  const found = findFace(designs, face);
  if (!found) return undefined;
  const { design, page, view, upsideDown } = found;
  const drawing = createElement(PageDrawing, {
    ...studio,
    design,
    page,
    view: partOf(view, part),
    prefix: 'p',
    pixelWidth: width,
    ...(mode ? { mode } : {}),
  });
  const raster = rasterOfSvg(renderToStaticMarkup(drawing), width);
  return upsideDown ? turned(raster) : raster;
}

const whole: Box = { x: 0, y: 0, width: 1, height: 1 };

function partOf({ x, y, width, height }: Box, part: Box): Box {
  return {
    x: x + part.x * width,
    y: y + part.y * height,
    width: part.width * width,
    height: part.height * height,
  };
}

type FoundFace = { design: Design; page: Page; view: Box; upsideDown: boolean };

/** Where a face is among the designs, `undefined` when they have none such. */
export function findFace(designs: readonly Design[], face: Face): FoundFace | undefined {
  const design = designs[face.design ?? 0];
  if (!design) return undefined;
  if ('page' in face) {
    const page = design.pages[face.page];
    return page && { design, page, view: { x: 0, y: 0, ...page.trim }, upsideDown: false };
  }
  const found = design.pages
    .flatMap((page) => page.panels.map((panel): [Page, Panel] => [page, panel]))
    .find(([, { id }]) => id === face.panel);
  return found && { design, page: found[0], view: found[1].box, upsideDown: found[1].upsideDown };
}

/** By half a turn. */
function turned({ data, width, height }: Raster): Raster {
  const pixels = new Uint32Array(data.slice().buffer).reverse();
  return { data: new Uint8Array(pixels.buffer), width, height };
}
