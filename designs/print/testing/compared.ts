import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawingMode } from '../../drawing/inks.ts';
import { PageDrawing } from '../../drawing/page-drawing.ts';
import type { Design, Page } from '../../model/design.ts';
import { drawPixels } from '../../raster/encode.ts';
import { studio } from './print-jobs.ts';
import {
  averaged,
  comparedDots,
  cropped,
  type Difference,
  differenceOf,
  finer,
  pdfPixels,
} from './rasterise.ts';

const millimetresPerInch = 25.4;

/** How a file of one page differs from the preview's drawing of that page, within the bleed. */
export async function differenceToPreview(
  file: Uint8Array,
  design: Design,
  page: Page,
  { mode, limit }: { mode: DrawingMode; limit: number },
): Promise<Difference> {
  const { bleed } = design;
  const [width, height] = [page.trim.width + 2 * bleed, page.trim.height + 2 * bleed];
  const dots = Math.ceil((width / millimetresPerInch) * comparedDots) * finer;
  const high = Math.ceil((height / millimetresPerInch) * comparedDots) * finer;
  const millimetres = (pixels: number) => (pixels / (comparedDots * finer)) * millimetresPerInch;
  const view = { x: -bleed, y: -bleed, width: millimetres(dots), height: millimetres(high) };
  const svg = renderToStaticMarkup(
    createElement(PageDrawing, { ...studio, design, page, mode, view, withBleed: true, prefix: 'p' }),
  );
  const drawn = drawPixels(svg, dots);
  const [written] = await pdfPixels(file);
  if (!written) throw new Error('The file has no page.');
  const inside = {
    width: Math.floor((width / millimetresPerInch) * comparedDots),
    height: Math.floor((height / millimetresPerInch) * comparedDots),
  };
  const preview = await averaged(drawn.pixels, drawn);
  return differenceOf(cropped(written, inside), cropped(preview, inside), limit);
}
