import type { Design, Page, TextLayer } from '../model/design.ts';
import type { Box } from '../model/shape.ts';
import { frontOf, pageSvg, type Studio } from '../raster/draw-page.ts';
import { rasterOfSvg } from '../raster/paint-stage.ts';
import type { Raster } from '../scenes/warp.ts';

/** What a shopper sees first, as pixels: all that lies below its texts, and where its letters are. */
export type FacePixels = {
  face: Box;
  texts: readonly TextLayer[];
  /** Without its texts, foil in its printed colour. */
  ground: Raster;
  /** The letters alone: dark on white. */
  letters: Raster;
  pixelsPerMillimetre: number;
};

/** Finer than a thin letter; nothing is judged by a pixel alone. */
const pixelsPerMillimetre = 2.4;
const widest = 420;

/** Draws the front of a design for judges. */
export function facePixels(design: Design, studio: Studio): FacePixels {
  const { page, view } = frontOf(design);
  const face = page.panels.find(({ id }) => id === view.panel)?.box ?? { x: 0, y: 0, ...page.trim };
  const width = Math.round(Math.min(widest, face.width * pixelsPerMillimetre));
  const texts = page.layers.filter(
    (layer): layer is TextLayer => layer.type === 'text' && isWithin(layer, face),
  );
  const draw = (change: Partial<Page>) => {
    const changed = { ...design, pages: [{ ...page, ...change }] };
    const [only = page] = changed.pages;
    return rasterOfSvg(pageSvg(changed, only, width, { ...view, mode: 'without-foil' }, studio), width);
  };
  return {
    face,
    texts,
    ground: draw({ layers: page.layers.filter(({ type }) => type !== 'text') }),
    letters: draw({
      background: '#ffffff',
      layers: texts.map((layer) => ({ ...layer, colour: '#000000' })),
    }),
    pixelsPerMillimetre: width / face.width,
  };
}

function isWithin({ box }: TextLayer, face: Box): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x >= face.x && x <= face.x + face.width && y >= face.y && y <= face.y + face.height;
}
