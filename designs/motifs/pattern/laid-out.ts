import type { Colour } from '../../model/colour.ts';
import type { Random } from '../../model/random.ts';
import type { Shape, Size } from '../../model/shape.ts';
import { edgesOf } from '../ground/page.ts';
import type { Point } from '../pen/point.ts';

/** Points about `pitch` apart over the whole page, every second row moved by half: hand-laid, never quite even. */
export function scattered(random: Random, size: Size, pitch: number, loose = 0.3): Point[] {
  const { left, top, right, bottom } = edgesOf(size);
  const points: Point[] = [];
  for (let row = 0, y = top; y <= bottom + pitch / 2; row++, y += pitch * 0.87) {
    for (let x = left + (row % 2) * (pitch / 2); x <= right + pitch / 2; x += pitch) {
      points.push([x + random.between(-loose, loose) * pitch, y + random.between(-loose, loose) * pitch]);
    }
  }
  return points;
}

/** Shapes of the same colour become one path. */
export function joined(pieces: readonly { d: string; fill: Colour }[]): Shape[] {
  const colours = [...new Set(pieces.map(({ fill }) => fill))];
  return colours.map((fill) => ({
    d: pieces
      .filter((piece) => piece.fill === fill)
      .map(({ d }) => d)
      .join(''),
    fill,
  }));
}
