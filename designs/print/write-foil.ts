import { spreadOf } from '../findings/foil/foil-faults.ts';
import type { ArtLayer, Foil, Layer, TextLayer } from '../model/design.ts';
import type { Size } from '../model/shape.ts';
import { foilStamps } from './foil-stamps.ts';
import { addPath } from './path.ts';
import type { Pdf } from './pdf.ts';
import { drawGlyphs, type Press, printUnit } from './write-page.ts';

/** The plates' names, which the printer's ticket names too, and inks (percent) that show them on a screen. */
const foilPlates: Record<Foil, { name: string; shown: readonly [number, number, number, number] }> = {
  gold: { name: 'Foil Gold', shown: [15, 35, 85, 10] },
  rosegold: { name: 'Foil Rose Gold', shown: [10, 50, 45, 10] },
  silver: { name: 'Foil Silver', shown: [10, 5, 5, 35] },
};

type Use = 'fill' | 'stroke';
/** Takes up the plate's metal, or what leaves it free. */
type Stamp = (isFree: boolean, use: Use) => void;

export function addFoil(pdf: Pdf, foil: Foil): void {
  const { name, shown } = foilPlates[foil];
  pdf.addSpotColor(name, ...shown);
}

/** The foil's plate, over all that is printed: `paper` within it leaves metal out. */
export function writeFoil(press: Press, foil: Foil, layers: readonly Layer[]): void {
  const { pdf, overprint } = press;
  const { name } = foilPlates[foil];
  pdf.save();
  pdf.opacity(1);
  overprint.apply();
  writePlate(press, layers, (isFree, use) => {
    if (use === 'fill') pdf.fillColor(name);
    else pdf.strokeColor(name);
    // No metal is the plate's tint 0, which pdfkit has no word for.
    if (isFree) pdf.addContent(use === 'fill' ? '0 scn' : '0 SCN');
  });
  pdf.restore();
}

/** The same plate by itself: white where metal is pressed, on black. */
export function writePlateAlone(
  press: Press,
  layers: readonly Layer[],
  { width, height }: Size,
  bleed: number,
): void {
  const { pdf } = press;
  pdf.rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed).fill('#000000');
  writePlate(press, layers, (isFree, use) => {
    const colour = isFree ? '#000000' : '#ffffff';
    if (use === 'fill') pdf.fillColor(colour);
    else pdf.strokeColor(colour);
  });
}

function writePlate(press: Press, layers: readonly Layer[], stamp: Stamp): void {
  for (const layer of layers) {
    if (layer.type === 'text') pressText(press, layer, stamp);
    if (layer.type === 'art') pressArt(press, layer, stamp);
  }
}

function pressText(press: Press, layer: TextLayer, stamp: Stamp): void {
  const { pdf, fonts } = press;
  pdf.save();
  stamp(false, 'fill');
  const spread = spreadOf(layer, fonts);
  drawGlyphs(press, layer);
  if (spread === 0) pdf.fill();
  else {
    stamp(false, 'stroke');
    // On both sides of the outline, in the units that letters are drawn in.
    pdf.lineWidth((2 * spread) / printUnit).lineJoin('round');
    pdf.fillAndStroke();
  }
  pdf.restore();
}

function pressArt({ pdf }: Press, { items }: ArtLayer, stamp: Stamp): void {
  for (const item of items) {
    pdf.save();
    pdf.transform(...item.matrix);
    for (const one of foilStamps(item)) {
      stamp(one.isFree, one.use);
      if (one.use === 'fill') addPath(pdf, one.d).fill(one.evenOdd ? 'even-odd' : 'non-zero');
      else addPath(pdf.lineWidth(one.width).lineJoin('round').lineCap(one.cap), one.d).stroke();
    }
    pdf.restore();
  }
}
