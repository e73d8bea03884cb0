import { motifsOf } from '../figure/figure.ts';
import type { Mark } from '../figure/marks.ts';
import { pointsOf } from '../figure/outline.ts';
import type { Motif } from '../motif.ts';
import { type DrawnMark, drawings } from './drawings.generated.ts';

/** Motifs that artists drew in a program of their own, in every manner that a figure has. */
export const artistsMotifs: readonly Motif[] = drawings.flatMap(({ family, marks, ...figure }) =>
  motifsOf(family, [{ ...figure, marks: () => marks.map(markOf) }]),
);

function markOf({ points, ...mark }: DrawnMark): Mark {
  return { ...mark, points: pointsOf(points) };
}
