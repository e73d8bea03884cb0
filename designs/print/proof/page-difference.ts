import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawingMode } from '../../drawing/inks.ts';
import { PageDrawing } from '../../drawing/page-drawing.ts';
import type { Design, Page } from '../../model/design.ts';
import type { Size } from '../../model/shape.ts';
import type { Studio } from '../../raster/draw-page.ts';
import { drawPixels } from '../../raster/encode.ts';
import {
  averaged,
  comparedDots,
  cropped,
  type Difference,
  differenceOf,
  finer,
  type Pixels,
} from './pixels.ts';

const millimetresPerInch = 25.4;

export type Compared = Difference & { written: Pixels; shown: Pixels };

/**
 * How a page that was written differs from the preview's drawing of it, within its bleed.
 * @param written the page as a reader of PDF draws it
 * @param limit levels (of 255) up to which a pixel counts as the same
 */
export async function pageDifference(
  written: Pixels,
  { design, page, studio }: { design: Design; page: Page; studio: Studio },
  { mode, limit }: { mode: DrawingMode; limit: number },
): Promise<Compared> {
  const { bleed } = design;
  const whole = sizeWithBleed(design, page);
  const dots = comparedDots(whole) / millimetresPerInch;
  const inside = { width: Math.floor(whole.width * dots), height: Math.floor(whole.height * dots) };
  const drawn = { width: Math.ceil(whole.width * dots), height: Math.ceil(whole.height * dots) };
  const view = {
    x: -bleed,
    y: -bleed,
    width: drawn.width / dots,
    height: drawn.height / dots,
  };
  const svg = renderToStaticMarkup(
    createElement(PageDrawing, { ...studio, design, page, mode, view, withBleed: true, prefix: 'p' }),
  );
  const picture = drawPixels(svg, drawn.width * finer);
  const shown = cropped(await averaged(picture.pixels, picture), inside);
  const own = cropped(written, inside);
  return { ...differenceOf(own, shown, limit), written: own, shown };
}

/** Millimetres of a page as it is written. */
export function sizeWithBleed({ bleed }: Pick<Design, 'bleed'>, { trim }: Page): Size {
  return { width: trim.width + 2 * bleed, height: trim.height + 2 * bleed };
}
