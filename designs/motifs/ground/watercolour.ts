import type { Colour } from '../../model/colour.ts';
import type { Random } from '../../model/random.ts';
import type { Shape } from '../../model/shape.ts';
import { toned } from '../figure/tones.ts';
import { closedCurve, polyline } from '../pen/curve.ts';
import { formatNumber } from '../pen/format.ts';
import { blob, noiseOf } from '../pen/noise.ts';
import type { Point } from '../pen/point.ts';
import { boundsOf, isInside } from '../pen/polygon.ts';

/** Every edge broken in two and its middle pushed aside, by a share of its length. */
function frayed(random: Random, points: readonly Point[], by: number): Point[] {
  return points.flatMap((from, index): Point[] => {
    const to = points[(index + 1) % points.length] ?? from;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const t = random.between(0.38, 0.62);
    const push = (random.between(-1, 1) + random.between(-1, 1)) * 0.5 * by;
    return [from, [from[0] + dx * t - dy * push, from[1] + dy * t + dx * push]];
  });
}

/** Where a drop of water pushed the pigment outwards: light inside, a faint ragged rim. */
function bloom(random: Random, centre: Point, radius: number, colour: Colour): Shape[] {
  const outline = blob(centre, radius, noiseOf(random), {
    roughness: 0.75,
    count: 14,
    squash: random.between(0.5, 1.1),
  });
  const d = polyline(frayed(random, frayed(random, frayed(random, outline, 0.4), 0.35), 0.3), true);
  const stops = [
    { at: 0, colour: toned(colour, 50), opacity: 0.55 },
    { at: 0.7, colour: toned(colour, 44), opacity: 0.2 },
    { at: 1, colour: toned(colour, 40), opacity: 0 },
  ];
  return [
    {
      d,
      fill: { kind: 'radial', centre: [centre[0], centre[1]], radius: Math.round(radius * 13) / 10, stops },
    },
    { d, stroke: toned(colour, -16), strokeWidth: 0.3, opacity: 0.1 },
  ];
}

/** Pigment that settled in the paper's hollows: specks in one path. */
export function grains(
  random: Random,
  polygon: readonly Point[],
  count: number,
  colour: Colour,
  opacity: number,
): Shape {
  const [left, top, right, bottom] = boundsOf(polygon);
  const specks = Array.from({ length: count }, () => {
    const at: Point = [random.between(left, right), random.between(top, bottom)];
    const [size, lean] = [random.between(0.08, 0.3), random.between(-0.1, 0.1)];
    if (!isInside(at, polygon)) return '';
    return `M${formatNumber(at[0])} ${formatNumber(at[1])}l${formatNumber(size)} ${formatNumber(lean)}l${formatNumber(lean - size / 2)} ${formatNumber(size)}Z`;
  });
  return { d: specks.join('') || 'M0 0Z', fill: colour, opacity, detail: 0.3 };
}

/** The polygon as another glaze of the same wash covers it: a little smaller or larger, its edge elsewhere. */
function glaze(random: Random, base: readonly Point[], centre: Point, reach: number, fine: boolean): Point[] {
  const noise = noiseOf(random);
  const size = random.between(0.84, 1.05);
  const moved = frayed(random, base, 0.1).map(([x, y]): Point => {
    const [u, v] = [(x * 2.6) / reach, (y * 2.6) / reach];
    const [dx, dy] = [noise(u, v) * reach * 0.045, noise(u + 50, v) * reach * 0.045];
    return [centre[0] + (x - centre[0]) * size + dx, centre[1] + (y - centre[1]) * size + dy];
  });
  const rough = frayed(random, frayed(random, moved, 0.3), 0.32);
  return fine ? frayed(random, rough, 0.34) : rough;
}

/** Drops that fell beside the wash. */
function drops(random: Random, base: readonly Point[], reach: number): string {
  const outside = Array.from({ length: 14 }, () => {
    const [x, y] = random.pick([base[0] ?? [0, 0], ...base]);
    const at: Point = [x + random.between(-0.09, 0.09) * reach, y + random.between(-0.09, 0.09) * reach];
    const outline = blob(at, random.between(0.2, 1.1), noiseOf(random), { roughness: 0.2, count: 7 });
    return closedCurve(outline);
  });
  return outside.join('');
}

/**
 * A watercolour wash over a polygon (mm): many thin glazes with frayed edges that gather colour where they overlap,
 * a dried darker edge, blooms and grains. `colours`: the main pigment and one that runs into it.
 */
export function watercolour(
  random: Random,
  base: readonly Point[],
  colours: readonly [Colour, Colour],
): Shape[] {
  const [first, second] = colours;
  const [left, top, right, bottom] = boundsOf(base);
  const place = (): Point => [random.between(left, right), random.between(top, bottom)];
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.hypot(right - left, bottom - top);
  const glazes = Array.from({ length: 13 }, (_, index): Shape[] => {
    const [x, y] = place();
    const colour = index % 3 === 2 ? second : toned(first, random.whole(-10, 10));
    const stops = [
      { at: 0, colour, opacity: 0.3 },
      { at: 0.6, colour, opacity: 0.14 },
      { at: 1, colour, opacity: 0.05 },
    ];
    const d = polyline(glaze(random, base, middle, reach, index % 2 === 0), true);
    const pool: Shape = {
      d,
      fill: {
        kind: 'radial',
        centre: [Math.round(x), Math.round(y)],
        radius: Math.round(reach * random.between(0.3, 0.6)),
        stops,
      },
    };
    const rim: Shape = { d, stroke: toned(first, -14), strokeWidth: 0.4, opacity: 0.1 };
    return index % 2 === 0 ? [pool, rim] : [pool];
  });
  const wide = Array.from({ length: 30 }, place).filter((point) => isInside(point, base));
  const blooms = wide
    .slice(0, 4)
    .flatMap(([x, y]) =>
      bloom(random, [Math.round(x), Math.round(y)], reach * random.between(0.05, 0.15), first),
    );
  return [
    ...glazes.flat(),
    ...blooms,
    { d: drops(random, base, reach), fill: first, opacity: 0.45 },
    grains(random, base, 420, toned(first, -25), 0.2),
    grains(random, base, 260, toned(first, 60), 0.4),
  ];
}
