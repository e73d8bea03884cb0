import { LRUCache } from 'lru-cache';
import { randomOf } from '../model/random.ts';
import type { Shape } from '../model/shape.ts';
import type { Motif } from '../motifs/motif.ts';

/** Characters of path data kept in a process: all plants of the catalogue, in every size they are drawn, are 70 million. */
const kept = 100_000_000;

type Drawing = { motif: Motif; shapes: Shape[] };

const drawings = new LRUCache<string, Drawing>({
  maxSize: kept,
  sizeCalculation: ({ shapes }) => shapes.reduce((sum, { d }) => sum + d.length, 1),
});

/** A plant of a height (millimetres), the same in every design; those asked for lately are not drawn again. */
export function drawingOf(motif: Motif, height: number, variant: number): Shape[] {
  const key = `${motif.id} ${height} ${variant}`;
  const known = drawings.get(key);
  if (known?.motif === motif) return known.shapes;
  const shapes = motif.draw(randomOf(variant), { width: height * (motif.aspect ?? 1), height });
  drawings.set(key, { motif, shapes });
  return shapes;
}
