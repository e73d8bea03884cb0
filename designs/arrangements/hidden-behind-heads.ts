import type { Matrix, Placed, Shape } from '../model/shape.ts';
import type { Motif } from '../motifs/motif.ts';
import { cutStrokes, type Stroke, strokesOf } from '../motifs/pen/cut-stroke.ts';
import type { Point } from '../motifs/pen/point.ts';
import { transformPoint } from '../motifs/pen/transform-path.ts';
import type { Item } from './arrangement.ts';

export function isLineArt({ tags }: Motif): boolean {
  return tags.includes('line');
}

const known = new WeakMap<Shape, readonly Stroke[]>();

/** Read once for as long as the drawing is kept: it stands in many places and designs. */
function strokesIn(shape: Shape): readonly Stroke[] {
  const strokes = known.get(shape) ?? strokesOf(shape.d);
  known.set(shape, strokes);
  return strokes;
}

type Head = { matrix: Matrix; across: number; upright: number };

/**
 * Line art has no surfaces: what grows behind a bloom would show through it. Strokes end where a bloom placed later begins;
 * everything else stays as it is.
 */
export function hiddenBehindHeads(items: readonly Item[]): Placed[] {
  return items.map(({ matrix, shapes, motif }, index) => {
    if (!isLineArt(motif)) return { matrix, shapes };
    const heads = items.slice(index + 1).flatMap(headOf);
    if (heads.length === 0) return { matrix, shapes };
    const hidden = (point: Point) => {
      const at = transformPoint(point, matrix);
      return heads.some((head) => isBehind(at, head));
    };
    const kept = shapes.map((shape) => ({ ...shape, d: cutStrokes(strokesIn(shape), hidden) }));
    return { matrix, shapes: kept.filter(({ d }) => d !== '') };
  });
}

function headOf({ motif, matrix, height }: Item): Head[] {
  if (motif.kind !== 'bloom' || !isLineArt(motif)) return [];
  const share = 0.47 * height;
  return [{ matrix, across: share * (motif.aspect ?? 1), upright: share }];
}

/** Whether the point lies in the bloom's own oval. */
function isBehind(point: Point, { matrix, across, upright }: Head): boolean {
  const [a, b, c, d] = matrix;
  const scale = a * a + b * b;
  const x = point[0] - matrix[4];
  const y = point[1] - matrix[5];
  const u = (x * a + y * b) / scale;
  const v = (x * c + y * d) / scale;
  return (u / across) ** 2 + (v / upright) ** 2 < 1;
}
