import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { PageDrawing } from '../drawing/page-drawing.ts';
import type { Design, Page } from '../model/design.ts';
import type { Panel } from '../model/panel.ts';
import type { Box } from '../model/shape.ts';
import type { Face, Scene } from '../scenes/scene.ts';
import type { Raster } from '../scenes/warp.ts';
import type { Studio } from './draw-page.ts';
import { encodePixels, type PictureFormat } from './encode.ts';
import { paintStage, rasterOf, rasterOfSvg } from './paint-stage.ts';

/** Bytes of grounds kept as pixels in one process: six of 1600 by 1200, or seventy thumbnails. */
const kept = 48_000_000;

/**
 * Draws product pictures; the ground of a scene is drawn once for each width. `beside`: what lies next to the design
 * in scenes that show several; `own`: the studio of a design that shows a customer's photos.
 */
export function createScenePainter(studio: Studio) {
  const grounds = new Map<string, Raster>();

  function groundOf(scene: Scene, width: number): Raster {
    const key = `${scene.id} ${width}`;
    const known = grounds.get(key);
    if (known) return known;
    const ground = rasterOf(scene.ground(), scene.size, width);
    grounds.set(key, ground);
    let bytes = [...grounds.values()].reduce((sum, { data }) => sum + data.length, 0);
    for (const [oldest, { data }] of grounds) {
      if (bytes <= kept || oldest === key) break;
      grounds.delete(oldest);
      bytes -= data.length;
    }
    return ground;
  }

  return async (
    scene: Scene,
    design: Design,
    width: number,
    format: PictureFormat,
    beside: readonly Design[] = [],
    own: Studio = studio,
  ): Promise<Buffer> => {
    const { data, ...size } = drawScene(scene, [design, ...beside], own, groundOf(scene, width));
    return encodePixels(sharp(data, { raw: { ...size, channels: 4 } }).removeAlpha(), format);
  };
}

/** A product in its scene, over the ground that was drawn in the wanted size. */
export function drawScene(
  scene: Scene,
  designs: readonly [Design, ...Design[]],
  studio: Studio,
  ground: Raster,
): Raster {
  const stage = scene.stage({
    design: designs[0],
    sizeOf: (face) => findFace(designs, face)?.view,
    isCut: (face) => findFace(designs, face)?.page.outline !== undefined,
  });
  return paintStage(stage, scene.size, ground, (face, width, part) =>
    drawFace(designs, face, width, part, studio),
  );
}

/** A face as pixels, the right way up. */
function drawFace(
  designs: readonly Design[],
  face: Face,
  width: number,
  part: Box,
  studio: Studio,
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
  });
  const raster = rasterOfSvg(renderToStaticMarkup(drawing), width);
  return upsideDown ? turned(raster) : raster;
}

function partOf({ x, y, width, height }: Box, part: Box): Box {
  return {
    x: x + part.x * width,
    y: y + part.y * height,
    width: part.width * width,
    height: part.height * height,
  };
}

type FoundFace = { design: Design; page: Page; view: Box; upsideDown: boolean };

function findFace(designs: readonly Design[], face: Face): FoundFace | undefined {
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
