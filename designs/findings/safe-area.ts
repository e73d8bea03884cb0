import type { Design, Page, TextLayer } from '../model/design.ts';
import type { Box, Size } from '../model/shape.ts';
import type { Fonts } from '../text/fonts.ts';
import { layerLayout, screenUnit } from '../text/layer-layout.ts';

/**
 * Words that come closer to the edge than the printer's safe distance: a cut is not exact, and may touch them.
 * `distance`: millimetres that are left; less than none where they reach beyond the edge.
 */
export type SafeAreaFault = { code: 'near-edge'; slot: string; pageIndex: number; distance: number };

/**
 * How far from its place a cut may be (millimetres). Designs set their words 4 mm away from the edge; a swash of a
 * monogram reaches into that, and is safe.
 */
const safeDistance = 2;

/** From the ink of a text to the nearest edge of its page (millimetres); infinite without ink. */
export type EdgeDistance = (layer: TextLayer, page: Pick<Page, 'trim' | 'outline'>, fonts: Fonts) => number;

/**
 * Every text that is not safe from the cut, once, where it comes closest; a font that is not here yet finds nothing.
 * @param edgeDistance `outlineDistance` where an edge may be punched
 */
export function safeAreaFaults(
  { pages }: Pick<Design, 'pages'>,
  fonts: Fonts,
  edgeDistance: EdgeDistance,
): SafeAreaFault[] {
  const faults = new Map<string, SafeAreaFault>();
  pages.forEach((page, pageIndex) => {
    for (const layer of page.layers) {
      if (layer.type !== 'text' || layer.slot === undefined) continue;
      const { slot } = layer;
      const distance = edgeDistance(layer, page, fonts);
      const known = faults.get(slot);
      if (distance < safeDistance && (!known || distance < known.distance))
        faults.set(slot, { code: 'near-edge', slot, pageIndex, distance: Math.round(distance * 10) / 10 });
    }
  });
  return [...faults.values()];
}

/** To the rectangle that the sheet is trimmed to. */
export const trimDistance: EdgeDistance = (layer, { trim }, fonts) => {
  const result = layerLayout(layer, fonts, screenUnit);
  if (!result.ok || !result.layout.ink) return Number.POSITIVE_INFINITY;
  return distanceTo(turnedBox(result.layout.ink, layer), trim);
};

function distanceTo({ x, y, width, height }: Box, trim: Size): number {
  return Math.min(x, y, trim.width - x - width, trim.height - y - height);
}

/** What a box covers once its layer is turned about the middle of its own box. */
function turnedBox(ink: Box, { box, rotate }: Pick<TextLayer, 'box' | 'rotate'>): Box {
  if (rotate === 0) return ink;
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const corners = [ink.x, ink.x + ink.width].flatMap((x) =>
    [ink.y, ink.y + ink.height].map((y) => ({
      x: middleX + (x - middleX) * cos - (y - middleY) * sin,
      y: middleY + (x - middleX) * sin + (y - middleY) * cos,
    })),
  );
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
