import type { TextLayer } from '../model/design.ts';
import type { Matrix } from '../model/shape.ts';
import type { Fonts } from '../text/fonts.ts';
import { layerLayout, screenUnit } from '../text/layer-layout.ts';
import { type FlatOutline, flatOutline } from './foil/flat-outline.ts';
import { type EdgeDistance, trimDistance } from './safe-area.ts';

/**
 * From the letters of a text to the edge as it is cut: a heart, a tag, rounded corners. By the letters themselves and
 * not by the box around them, whose corners reach over an edge that bends. Apart from the rule: few products have such
 * an edge, and a browser loads what reads it with them.
 */
export const outlineDistance: EdgeDistance = (layer, page, fonts) => {
  const { outline } = page;
  if (outline === undefined) return trimDistance(layer, page, fonts);
  const before = known.get(layer);
  if (before?.outline === outline && before.fonts === fonts) return before.distance;
  const distance = measured(layer, outline, fonts);
  known.set(layer, { outline, fonts, distance });
  return distance;
};

const known = new WeakMap<TextLayer, { outline: string; fonts: Fonts; distance: number }>();
const identity: Matrix = [1, 0, 0, 1, 0, 0];
/** A quarter of a large round sticker is then less than a hundredth of a millimetre off. */
const edgeChords = 24;

function measured(layer: TextLayer, outline: string, fonts: Fonts): number {
  const result = layerLayout(layer, fonts, screenUnit);
  if (!result.ok || !result.layout.ink) return Number.POSITIVE_INFINITY;
  const letters = flatOutline(result.layout.path, onPage(layer, result.layout.unit));
  const edge = flatOutline(outline, identity, edgeChords);
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < letters.length; at += 4)
    least = Math.min(least, inset(edge, letters[at], letters[at + 1]));
  return least;
}

/** From a layout's units to the page, turned about the middle of the layer's box. */
function onPage({ box, rotate }: TextLayer, unit: number): Matrix {
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return [unit * cos, unit * sin, -unit * sin, unit * cos, x - x * cos + y * sin, y - x * sin - y * cos];
}

/** How far a point lies within the edge; less than none beyond it. Even and odd: a hole in a tag is no paper. */
function inset(edge: FlatOutline, x = 0, y = 0): number {
  let least = Number.POSITIVE_INFINITY;
  let isInside = false;
  for (let at = 0; at < edge.length; at += 4) {
    const fromX = edge[at] ?? 0;
    const fromY = edge[at + 1] ?? 0;
    const toY = edge[at + 3] ?? 0;
    const alongX = (edge[at + 2] ?? 0) - fromX;
    const alongY = toY - fromY;
    const length = alongX * alongX + alongY * alongY;
    const share = Math.max(0, Math.min(1, ((x - fromX) * alongX + (y - fromY) * alongY) / length));
    const offX = x - fromX - share * alongX;
    const offY = y - fromY - share * alongY;
    least = Math.min(least, offX * offX + offY * offY);
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / alongY) * alongX) isInside = !isInside;
  }
  return isInside ? Math.sqrt(least) : -Math.sqrt(least);
}
