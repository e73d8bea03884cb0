import type { Random } from '../../model/random.ts';
import { formatNumber } from '../pen/format.ts';
import type { Point } from './outline.ts';

/** Points of a polyline that matter: the rest lies within `tolerance` of them (Douglas and Peucker). */
function thinned(points: readonly Point[], tolerance: number): Point[] {
  const last = points.length - 1;
  if (last < 2) return [...points];
  const matters = new Uint8Array(points.length);
  matters[0] = 1;
  matters[last] = 1;
  markFarthest(points, 0, last, tolerance, matters);
  return points.filter((_, index) => matters[index] === 1);
}

function markFarthest(
  points: readonly Point[],
  from: number,
  to: number,
  tolerance: number,
  matters: Uint8Array,
): void {
  const [first, last] = [points[from], points[to]];
  if (first === undefined || last === undefined || to - from < 2) return;
  const dx = last.x - first.x;
  const dy = last.y - first.y;
  const length = Math.hypot(dx, dy);
  let farthest = 0;
  let place = from;
  for (let index = from; index <= to; index += 1) {
    const point = points[index] ?? first;
    const away =
      length < 1e-9
        ? Math.hypot(point.x - first.x, point.y - first.y)
        : Math.abs((point.x - first.x) * dy - (point.y - first.y) * dx) / length;
    if (away > farthest) {
      farthest = away;
      place = index;
    }
  }
  if (farthest <= tolerance) return;
  matters[place] = 1;
  markFarthest(points, from, place, tolerance, matters);
  markFarthest(points, place, to, tolerance, matters);
}

/**
 * The outline of a brush stroke along a polyline: swelling in the middle, thin at its ends, its width a little uneven.
 * `blunt` ends keep that part (0 to 1) of the width.
 */
export function ribbon(random: Random, points: readonly Point[], width: number, blunt = 0.25): string {
  const phase = random.between(0, 6.28);
  const lean = random.between(0.35, 0.65);
  const last = points.length - 1;
  const sides = points.map((point, index) => {
    const [before, after] = [
      points[Math.max(0, index - 1)] ?? point,
      points[Math.min(last, index + 1)] ?? point,
    ];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const t = last === 0 ? 0.5 : index / last;
    const swell = Math.sin(Math.PI * t ** (Math.log(0.5) / Math.log(lean))) ** 0.6;
    const half = (width / 2) * (blunt + (1 - blunt) * swell) * (1 + 0.12 * Math.sin(phase + t * 9));
    const [across, down] = [(-(after.y - before.y) / length) * half, ((after.x - before.x) / length) * half];
    return {
      left: { x: point.x + across, y: point.y + down },
      right: { x: point.x - across, y: point.y - down },
    };
  });
  const tolerance = Math.max(0.012, width * 0.05);
  const there = thinned(
    sides.map(({ left }) => left),
    tolerance,
  );
  const back = thinned(
    sides.map(({ right }) => right),
    tolerance,
  ).reverse();
  const list = [...there, ...back];
  return `M${list.map(({ x, y }) => `${formatNumber(x)} ${formatNumber(y)}`).join('L')}Z`;
}
