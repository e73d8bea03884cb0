import type { Shape } from '../../../model/shape.ts';
import { brushStroke, steady } from '../../pen/brush-stroke.ts';
import { type Outline, openCurve, outlinePath } from '../../pen/curve.ts';
import { mix, type Point } from '../../pen/point.ts';
import type { Leaf, Part } from '../part.ts';
import { fineLeafPath, isFine } from './fine-leaf.ts';
import { colourOf } from './tone.ts';

/** Cut-paper shapes: even tones, leaves of two halves with the ground showing between them. */
export function cut(parts: readonly Part[]): Shape[] {
  return parts.flatMap(cutPart);
}

function cutPart(part: Part): Shape[] {
  switch (part.kind) {
    case 'stem':
      return [{ d: brushStroke(part.points, part.width * 1.15, steady), fill: colourOf(part.ink) }];
    case 'leaf':
      return cutLeaf(part);
    case 'petal':
      return [
        {
          d: outlinePath(part.outline) + part.folds.map((fold) => brushStroke(fold, 0.34)).join(''),
          fill: colourOf(part.ink),
          stroke: colourOf(part.ink, 44),
          strokeWidth: 0.26,
          evenOdd: true,
        },
        ...(part.lip === null ? [] : [{ d: outlinePath(part.lip), fill: colourOf(part.ink, 26) }]),
      ];
    case 'berry':
      return [{ d: outlinePath(part.outline), fill: colourOf(part.ink) }];
    case 'strokes':
      return [
        {
          d: part.lines.map(openCurve).join(''),
          stroke: colourOf(part.ink),
          strokeWidth: Math.round(part.width * 125) / 100,
          cap: 'round',
          detail: part.width * 0.6,
        },
      ];
  }
}

function cutLeaf(leaf: Leaf): Shape[] {
  const { outline, half, otherHalf, midrib, ink } = leaf;
  if (isFine(leaf)) return [{ d: fineLeafPath(leaf), fill: colourOf(ink) }];
  if (midrib.length < 4.5) return [{ d: outlinePath(outline), fill: colourOf(ink) }];
  const gap = Math.min(0.3, midrib.length * 0.02);
  const [left, right] = [half, otherHalf].map((one) => apart(one, outline, gap));
  return [
    { d: outlinePath(left ?? half), fill: colourOf(ink) },
    { d: outlinePath(right ?? otherHalf), fill: colourOf(ink, 14) },
  ];
}

/** A half with its straight side (the midrib) moved outwards by `gap`. */
function apart([edge = [], rib = [], foot = []]: Outline, whole: Outline, gap: number): Outline {
  const middle = mix(edge[2] ?? [0, 0], edge[3] ?? [0, 0], 0.5);
  const moved = rib.map((point, index): Point => {
    if (index === 0) return point;
    const share = gap / Math.max(gap, Math.hypot(middle[0] - point[0], middle[1] - point[1]));
    return mix(point, middle, share);
  });
  const last = moved.at(-1);
  const corner = edge[0] ?? whole[0]?.[0];
  return last === undefined || corner === undefined
    ? [edge, rib, foot]
    : [edge, [edge.at(-1) ?? last, ...moved.slice(1)], [last, corner]];
}
