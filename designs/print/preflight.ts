import type { PreflightFinding } from '@blattwerk/schemas/print/print-ticket.ts';
import { scaleOf } from '../drawing/shapes-drawing.ts';
import { flatOutline } from '../findings/foil/flat-outline.ts';
import { foilFaults } from '../findings/foil/foil-faults.ts';
import type { ArtLayer, Design, Page } from '../model/design.ts';
import type { Fonts } from '../text/fonts.ts';
import { thinnestFoil } from './foil-stamps.ts';
import { thinPlaces } from './thin/thin-places.ts';

/** A line that is less than half of what a stamp holds is seen to be wider than it was shown. */
const thinnestLine = thinnestFoil / 2;
/**
 * Shorter ones are where lines meet: between two blades of grass that cross, a gap is closed for a while on paper too.
 * Millimetres.
 */
const shortestFault = { line: 1, gap: 6 } as const;
/** Of a page: larger fields of metal blister, and pull at the sheet. */
const mostArea = 0.35;

/** What people at the press should look at: the findings of the configurator, and of drawings their lines and fields. */
export function preflight(design: Design, fonts: Fonts): PreflightFinding[] {
  const ofTexts = foilFaults(design, fonts).map(({ code, slot, pageIndex }) => ({
    code,
    page: pageIndex + 1,
    slot,
  }));
  return design.foil === null ? [] : [...ofTexts, ...design.pages.flatMap(ofDrawings)];
}

function ofDrawings(page: Page, place: number): PreflightFinding[] {
  const pressed = page.layers
    .filter((layer) => layer.type === 'art')
    .filter(({ finish }) => finish === 'foil');
  if (pressed.length === 0) return [];
  const line = Math.min(...pressed.flatMap(linesOf));
  const share = pressed.reduce((sum, layer) => sum + areaOf(layer), 0) / (page.trim.width * page.trim.height);
  return [
    ...(line < thinnestLine ? [{ code: 'foil-lines' as const, page: place + 1, millimetres: line }] : []),
    ...ofPlate(page, place, pressed),
    ...(share > mostArea ? [{ code: 'foil-area' as const, page: place + 1, share }] : []),
  ];
}

function ofPlate(page: Page, place: number, pressed: readonly ArtLayer[]): PreflightFinding[] {
  const found = thinPlaces(page, pressed, shortestFault);
  return (['line', 'gap'] as const).flatMap((of): PreflightFinding[] => {
    const places = found.filter((one) => one.of === of).sort((one, other) => other.length - one.length);
    const [longest] = places;
    if (!longest) return [];
    const { length, x, y } = longest;
    const at = { x: rounded(x), y: rounded(y) };
    return [
      { code: 'foil-drawing', page: place + 1, of, places: places.length, longest: rounded(length), ...at },
    ];
  });
}

function linesOf({ items }: ArtLayer): number[] {
  return items.flatMap(({ matrix, shapes }) =>
    shapes.flatMap(({ stroke, strokeWidth = 0.3 }) =>
      stroke === undefined || stroke === 'paper' ? [] : [strokeWidth * scaleOf(matrix)],
    ),
  );
}

/** Square millimetres of metal; what is left out within it counts less. */
function areaOf({ items }: ArtLayer): number {
  let area = 0;
  for (const { matrix, shapes } of items)
    for (const { d, fill } of shapes) {
      if (fill === undefined) continue;
      const edges = flatOutline(d, matrix);
      let twice = 0;
      for (let edge = 0; edge < edges.length; edge += 4)
        twice +=
          (edges[edge] ?? 0) * (edges[edge + 3] ?? 0) - (edges[edge + 2] ?? 0) * (edges[edge + 1] ?? 0);
      area += (fill === 'paper' ? -1 : 1) * Math.abs(twice / 2);
    }
  return area;
}

function rounded(millimetres: number): number {
  return Math.round(millimetres * 100) / 100;
}
