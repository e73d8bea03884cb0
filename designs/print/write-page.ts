import { photoPlace } from '../drawing/photo-drawing.ts';
import type { ArtLayer, Layer, Page, PhotoLayer, TextLayer } from '../model/design.ts';
import type { Box } from '../model/shape.ts';
import type { Fonts } from '../text/fonts.ts';
import { layerLayout } from '../text/layer-layout.ts';
import { overprints } from './colours.ts';
import { addPath } from './path.ts';
import type { PlacedPhoto, PrintPicture } from './print-picture.ts';
import type { Drawings } from './shared-drawings.ts';
import { paintOf, type ShapePress, writeShapes } from './write-shapes.ts';

/** Micrometres: finer than any press. */
export const printUnit = 0.001;

export type Press = ShapePress & { fonts: Fonts };
export type PagePress = Press & {
  drawings: Drawings;
  pictureOf(layer: PhotoLayer): PrintPicture | PlacedPhoto | undefined;
};

/** The page's ground as far as the bleed, and the layers that are printed, in the page's millimetres. */
export function writePrinted(press: PagePress, page: Page, layers: readonly Layer[], bleed: number): void {
  const { width, height } = page.trim;
  press.pdf.rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed).fillOpacity(1);
  press.pdf.fill(paintOf(press, page.background));
  for (const layer of layers) writeLayer(press, layer);
}

function writeLayer(press: PagePress, layer: Layer): void {
  switch (layer.type) {
    case 'art':
      writeArt(press, layer);
      break;
    case 'text':
      writeText(press, layer);
      break;
    case 'photo':
      writePhoto(press, layer);
  }
}

function writeArt(press: PagePress, { items }: ArtLayer): void {
  for (const item of items) {
    press.pdf.save();
    press.pdf.transform(...item.matrix);
    press.drawings.write(press, item);
    press.pdf.restore();
  }
}

function writeText(press: PagePress, layer: TextLayer): void {
  const { pdf, colours, hexOf, overprint } = press;
  const ink = colours.fine(hexOf(layer.colour));
  pdf.save();
  if (overprints(ink)) overprint.apply();
  pdf.fillOpacity(1);
  drawGlyphs(press, layer);
  pdf.fill([...ink]);
  pdf.restore();
}

/** Adds a text's outlines to the path, in the place where the layout sets them. */
export function drawGlyphs({ pdf, fonts }: Pick<Press, 'pdf' | 'fonts'>, layer: TextLayer): void {
  const result = layerLayout(layer, fonts, printUnit);
  if (!result.ok) throw new Error(result.message);
  turn({ pdf }, layer);
  // Apart from the turn: a matrix is written with six digits.
  pdf.scale(result.layout.unit);
  addPath(pdf, result.layout.path);
}

function writePhoto(press: PagePress, layer: PhotoLayer): void {
  const { pdf, pictureOf } = press;
  const picture = pictureOf(layer);
  if (!picture) throw new Error(`Nothing stands in the slot "${layer.slot}".`);
  const { box, mask } = layer;
  pdf.save();
  turn(press, layer);
  if (mask === undefined) pdf.rect(box.x, box.y, box.width, box.height).clip();
  else addPath(pdf, mask).clip();
  if ('jpeg' in picture) {
    const { x, y, width, height } = picture.box;
    if (picture.matrix) pdf.transform(...picture.matrix);
    pdf.image(picture.jpeg, x, y, { width, height });
  } else if (picture.kind === 'shapes') {
    const { box: area, matrix } = photoPlace(box, picture, layer.crop);
    const scale = area.width / picture.width;
    if (matrix) pdf.transform(...matrix);
    pdf.transform(scale, 0, 0, scale, area.x, area.y);
    writeShapes(press, picture.shapes, scale);
  }
  pdf.restore();
}

/** About the middle of its box. */
function turn({ pdf }: Pick<ShapePress, 'pdf'>, { box, rotate }: { box: Box; rotate: number }): void {
  if (rotate !== 0) pdf.rotate(rotate, { origin: [box.x + box.width / 2, box.y + box.height / 2] });
}
