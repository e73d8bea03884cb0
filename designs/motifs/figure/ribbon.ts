import type { Random } from '../../model/random.ts';
import { formatNumber } from '../pen/format.ts';
import type { Point } from './outline.ts';

/** Points of a polyline that matter: the rest lies within `tolerance` of them. */
function thinned(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const length = Math.hypot(dx, dy);
  let [farthest, index] = [0, 0];
  points.forEach((point, at) => {
    const away =
      length < 1e-9
        ? Math.hypot(point.x - first.x, point.y - first.y)
        : Math.abs((point.x - first.x) * dy - (point.y - first.y) * dx) / length;
    if (away > farthest) [farthest, index] = [away, at];
  });
  if (farthest <= tolerance) return [first, last];
  const head = thinned(points.slice(0, index + 1), tolerance);
  return [...head.slice(0, -1), ...thinned(points.slice(index), tolerance)];
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
