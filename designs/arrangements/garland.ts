import type { Random } from '../model/random.ts';
import { type Point, polar } from '../motifs/pen/point.ts';
import type { Spine } from '../motifs/pen/spine.ts';
import type { Item } from './arrangement.ts';
import type { Florist } from './florist.ts';

type ArmHabit = {
  /** Length of the sprigs at the start and at the end of the arm. */
  length: number;
  endLength: number;
  /** Share of a sprig's length from one foot to the next. */
  step?: number;
  /** How far sprigs turn away from the line, radians. */
  spread?: number;
  /** Small things among the leaves, 0 to 1. */
  fillers?: number;
  /** Which way the line bends (-1 to the left), so that sprigs bow with it; 0: any. */
  bows?: -1 | 0 | 1;
};

/**
 * Foliage along a line, all growing towards its end. The end is laid down first: every foot is covered by the next
 * sprig, as a florist binds.
 */
export function garlandArm(random: Random, florist: Florist, line: Spine, habit: ArmHabit): Item[] {
  const { length, endLength, spread = 0.42, fillers = 0.35, bows = 0 } = habit;
  const step = (habit.step ?? 0.3) * (florist.airy ? 1.3 : 1);
  const places: { t: number; side: 1 | -1 }[] = [];
  let [t, side]: [number, 1 | -1] = [0, random.pick([1, -1])];
  while (t < 1) {
    places.push({ t, side });
    t += ((length + (endLength - length) * t) * step * random.between(0.85, 1.15)) / line.length;
    side = side === 1 ? -1 : 1;
  }
  return places.reverse().flatMap(({ t: at, side: turn }, index): Item[] => {
    const size = (length + (endLength - length) * at) * random.between(0.82, 1.14);
    const foot = line.at(at);
    const out = index === 0 ? random.between(-0.08, 0.08) : turn * spread * random.between(0.45, 1.2);
    const angle = line.angle(Math.min(0.99, at)) + out;
    const lay = (heading: number) =>
      florist.leaf({ at: foot, angle: heading, length: size, mirror: bows === 0 ? out < 0 : bows < 0 });
    const first = lay(angle);
    // no room on this side: it lies along the line instead, leaning a little to the other
    const leaf = first.length > 0 ? first : lay(line.angle(Math.min(0.99, at)) - out * 0.5);
    if (!random.chance(fillers)) return leaf;
    const beside = line.angle(at) - turn * spread * random.between(0.8, 1.6);
    return [
      ...florist.filler({ at: foot, angle: beside, length: size * random.between(0.34, 0.46) }),
      ...leaf,
    ];
  });
}

/**
 * A group of blooms: one large, others beside and beneath it, off its middle, with leaves around. `towards` is the
 * direction in which the group is longest, radians.
 */
export function bloomGroup(
  random: Random,
  florist: Florist,
  { at, size, towards, blooms = 3 }: { at: Point; size: number; towards: number; blooms?: number },
): Item[] {
  const shares = [1, 0.72, 0.58, 0.5].slice(0, blooms);
  const sides = random.chance(0.5) ? [0, 1, -1, 0.7] : [0, -1, 1, -0.7];
  const spots = shares.map((share, index): { at: Point; size: number; rank: number } => {
    const rank = [0, 1, 2, 0][index] ?? 0;
    if (index === 0) return { at, size, rank };
    const angle = towards + (index === 1 ? 0.25 : index === 2 ? Math.PI - 0.3 : 0.9) * (sides[index] ?? 1);
    const away = size * (0.42 + share * 0.4) * (index === 3 ? 1.5 : 1);
    return { at: polar(at, angle, away), size: size * share, rank };
  });
  const petals = florist.airy ? 4 : 7;
  const collar = Array.from({ length: petals }, (_, index) => {
    const angle = towards + ((index + random.between(-0.3, 0.3)) * Math.PI * 2) / petals;
    return florist.leaf({
      at: polar(at, angle, size * 0.2),
      angle: angle + random.between(-0.3, 0.3),
      length: size * random.between(0.75, 1.0),
    });
  });
  const dots = Array.from({ length: blooms + 1 }, (_, index) => {
    const angle = towards + (index * 2.4 + 0.8) * random.between(0.9, 1.1);
    return florist.filler({
      at: polar(at, angle, size * 0.42),
      angle,
      length: size * random.between(0.36, 0.5),
    });
  });
  const heads = [...spots].reverse().map((spot) => florist.focal(spot));
  return [...collar, ...dots, ...heads].flat();
}
