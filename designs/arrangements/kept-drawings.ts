import { randomOf } from '../model/random.ts';
import type { Shape } from '../model/shape.ts';
import type { Motif } from '../motifs/motif.ts';

/** Drawings kept in a process, some fifteen kilobytes each. */
const kept = 1_500;
const drawings = new Map<string, { motif: Motif; shapes: Shape[] }>();

/** A plant of a height (millimetres), the same in every design; those asked for lately are not drawn again. */
export function drawingOf(motif: Motif, height: number, variant: number): Shape[] {
  const key = `${motif.id} ${height} ${variant}`;
  const known = drawings.get(key);
  drawings.delete(key);
  const shapes =
    known?.motif === motif
      ? known.shapes
      : motif.draw(randomOf(variant), { width: height * (motif.aspect ?? 1), height });
  drawings.set(key, { motif, shapes });
  const [oldest] = drawings.keys();
  if (drawings.size > kept && oldest !== undefined) drawings.delete(oldest);
  return shapes;
}
