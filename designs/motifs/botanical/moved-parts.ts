import type { Outline } from '../pen/curve.ts';
import type { Point } from '../pen/point.ts';
import { spineThrough } from '../pen/spine.ts';
import type { Part } from './part.ts';

type Move = (points: readonly Point[]) => Point[];

/** The parts with all their points moved (turned, flattened, shifted). */
export function movedParts(parts: readonly Part[], move: Move): Part[] {
  return parts.map((part) => movedPart(part, move));
}

function movedPart(part: Part, move: Move): Part {
  const one = (point: Point) => move([point])[0] ?? point;
  const outlineOf = (outline: Outline) => outline.map(move);
  switch (part.kind) {
    case 'petal': {
      const lip = part.lip === null ? null : outlineOf(part.lip);
      return {
        ...part,
        outline: outlineOf(part.outline),
        folds: part.folds.map(move),
        lip,
        heart: one(part.heart),
      };
    }
    case 'berry':
      return { ...part, outline: outlineOf(part.outline), centre: one(part.centre) };
    case 'strokes':
      return { ...part, lines: part.lines.map(move) };
    case 'stem':
      return { ...part, points: move(part.points) };
    case 'leaf':
      return {
        ...part,
        outline: outlineOf(part.outline),
        half: outlineOf(part.half),
        otherHalf: outlineOf(part.otherHalf),
        midrib: spineThrough(move(part.midrib.points.filter((_, index) => index % 12 === 0))),
        veins: part.veins.map(move),
      };
  }
}
