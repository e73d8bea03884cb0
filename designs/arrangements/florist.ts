import type { Random } from '../model/random.ts';
import { type Box, matrixOf } from '../model/shape.ts';
import type { Motif } from '../motifs/motif.ts';
import { type Point, polar } from '../motifs/pen/point.ts';
import type { ArrangementParts, Item } from './arrangement.ts';
import { isLineArt } from './hidden-behind-heads.ts';
import { drawingOf } from './kept-drawings.ts';

type SprigPlace = { at: Point; angle: number; length: number; mirror?: boolean };
/** `rank` 0 takes the first focal motif, 1 the second and so on; absent: any. */
type BloomPlace = { at: Point; size: number; rank?: number };

/** Puts sprigs and blooms where they fit; what would reach into the clear box is shortened or left out. */
export type Florist = {
  /** Line art wants air: fewer sprigs, as lines show through each other. */
  airy: boolean;
  leaf(place: SprigPlace): Item[];
  filler(place: SprigPlace): Item[];
  focal(place: BloomPlace): Item[];
  sprig(motif: Motif, place: SprigPlace): Item[];
  bloom(motif: Motif, place: BloomPlace): Item[];
};

/** Drawing is dear, placing is cheap: how many drawings there are of a motif at one size. */
const variants = 3;

export function floristOf(random: Random, parts: ArrangementParts, clear: Box | null): Florist {
  const draw = (motif: Motif, height: number) => drawingOf(motif, height, random.whole(1, variants));
  const sprig = (motif: Motif, { at, angle, length, mirror = random.chance(0.5) }: SprigPlace): Item[] => {
    for (const share of [1, 0.82, 0.66, 0.5]) {
      const wanted = length * share;
      if (clear !== null && reaches(at, angle, wanted, wanted * (motif.aspect ?? 0.4), clear)) continue;
      const height = rounded(wanted);
      const matrix = matrixOf({
        x: at[0],
        y: at[1],
        rotate: (angle * 180) / Math.PI + 90,
        scale: wanted / height,
        mirror,
      });
      return [{ matrix, shapes: draw(motif, height), motif, height }];
    }
    return [];
  };
  const bloom = (motif: Motif, { at, size }: BloomPlace): Item[] => {
    const wide = Math.max(1, motif.aspect ?? 1);
    for (const share of [1, 0.84, 0.7]) {
      const wanted = size * share;
      if (clear !== null && overlaps(at, wanted * wide * 0.54, clear)) continue;
      const height = rounded(wanted);
      // blooms seen from the side keep their foot down
      const turn = wide === 1 && motif.aspect === 1 ? random.between(-180, 180) : random.between(-28, 28);
      const scale = wanted / height;
      const matrix = matrixOf({ x: at[0], y: at[1], rotate: turn, scale, mirror: random.chance(0.5) });
      return [{ matrix, shapes: draw(motif, height), motif, height }];
    }
    return [];
  };
  const heads = parts.focal.filter(({ kind }) => kind !== 'sprig');
  return {
    airy: parts.leaves.some(isLineArt),
    sprig,
    bloom,
    leaf: (place) => mostlyFirst(random, parts.leaves).flatMap((motif) => sprig(motif, place)),
    filler: (place) =>
      mostlyFirst(random, parts.filler).flatMap((motif) =>
        motif.kind === 'sprig'
          ? sprig(motif, { ...place, length: place.length * 1.5 })
          : bloom(motif, { at: polar(place.at, place.angle, place.length * 0.5), size: place.length * 0.72 }),
      ),
    focal: (place) => {
      const ranked = place.rank === undefined ? undefined : heads[place.rank % Math.max(1, heads.length)];
      const chosen = ranked === undefined ? mostlyFirst(random, heads) : [ranked];
      return chosen.flatMap((motif) => bloom(motif, place));
    },
  };
}

/** One motif of the list, or none of an empty one; the first comes as often as all others together. */
function mostlyFirst(random: Random, [first, ...others]: readonly Motif[]): Motif[] {
  if (first === undefined) return [];
  const [second, ...more] = others;
  return [second === undefined || random.chance(0.5) ? first : random.pick([second, ...more])];
}

/** From one size that is drawn to the next: what lies between is scaled by an eighth at most, which no line shows. */
const sizeStep = 1.25;

/** The nearest size that is drawn, so that drawings can be used again. */
function rounded(size: number): number {
  const steps = Math.round(Math.log(Math.max(size, 2)) / Math.log(sizeStep));
  return Math.max(2, Math.round(sizeStep ** steps * 10) / 10);
}

function overlaps([x, y]: Point, radius: number, box: Box): boolean {
  return (
    x + radius > box.x &&
    x - radius < box.x + box.width &&
    y + radius > box.y &&
    y - radius < box.y + box.height
  );
}

/** Whether a sprig's own box, turned, has a point in the clear box. */
function reaches(at: Point, angle: number, length: number, width: number, box: Box): boolean {
  for (let step = 0; step <= 10; step += 1) {
    const middle = polar(at, angle, (length * 1.03 * step) / 10);
    const half = width * 0.54 * Math.min(1, 0.3 + step * 0.2);
    for (const side of [-1, -0.5, 0, 0.5, 1]) {
      if (overlaps(polar(middle, angle + Math.PI / 2, side * half), 0, box)) return true;
    }
  }
  return false;
}
