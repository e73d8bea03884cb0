import type { Matrix, Placed, Shape } from '../model/shape.ts';
import type { Motif } from '../motifs/motif.ts';
import { cutStrokes, type Stroke, strokesOf } from '../motifs/pen/cut-stroke.ts';
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
    const [a, b, c, d, e, f] = matrix;
    const hidden = (x: number, y: number) => {
      const across = a * x + c * y + e;
      const down = b * x + d * y + f;
      return heads.some((head) => isBehind(across, down, head));
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

/** Whether the point lies in the bloom's own oval. Asked for every rib of every stroke. */
function isBehind(x: number, y: number, { matrix, across, upright }: Head): boolean {
  const a = matrix[0];
  const b = matrix[1];
  const scale = a * a + b * b;
  const right = x - matrix[4];
  const below = y - matrix[5];
  const u = (right * a + below * b) / scale / across;
  const v = (right * matrix[2] + below * matrix[3]) / scale / upright;
  return u * u + v * v < 1;
}
