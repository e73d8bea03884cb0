import type { Colour } from '../../model/colour.ts';
import type { Random } from '../../model/random.ts';
import type { Shape, Size } from '../../model/shape.ts';
import { ribbon } from '../figure/ribbon.ts';
import { edgesOf } from '../ground/page.ts';
import { grains } from '../ground/watercolour.ts';
import { polyline } from '../pen/curve.ts';
import { formatNumber as n } from '../pen/format.ts';
import { noiseOf } from '../pen/noise.ts';
import type { Point } from '../pen/point.ts';
import { joined } from './laid-out.ts';

/** Brush strokes from edge to edge, `pitch` apart. */
export function stripes(random: Random, size: Size): Shape[] {
  const { left, right, top, bottom } = edgesOf(size);
  const paths: Shape[] = [];
  for (let x = left + 2; x < right; x += 8) {
    const points = Array.from({ length: 24 }, (_, index) => ({
      x: x + random.between(-0.12, 0.12),
      y: top - 8 + ((bottom - top + 16) * index) / 23,
    }));
    paths.push({ d: ribbon(random, points, 3.6, 0.9), fill: 'main+50' });
  }
  return paths;
}

export function gingham(_: Random, size: Size): Shape[] {
  const { left, right, top, bottom } = edgesOf(size);
  const bands = (along: boolean): string => {
    const parts: string[] = [];
    for (let at = along ? top : left; at < (along ? bottom : right); at += 9) {
      parts.push(
        along
          ? `M${n(left)} ${n(at)}H${n(right)}V${n(at + 4.5)}H${n(left)}Z`
          : `M${n(at)} ${n(top)}V${n(bottom)}H${n(at + 4.5)}V${n(top)}Z`,
      );
    }
    return parts.join('');
  };
  return [
    { d: bands(true), fill: 'main+20', opacity: 0.34 },
    { d: bands(false), fill: 'main+20', opacity: 0.34 },
  ];
}

export function herringbone(random: Random, size: Size): Shape[] {
  const { left, right, top, bottom } = edgesOf(size);
  const pieces: { d: string; fill: Colour }[] = [];
  for (let column = 0, x = left; x < right + 6; column++, x += 6) {
    const lean = column % 2 === 0 ? 1 : -1;
    for (let y = top - 6; y < bottom + 6; y += 3) {
      const [from, to]: [Point, Point] = [
        [x + 0.5, y + (lean > 0 ? 4.2 : 0)],
        [x + 5.5, y + (lean > 0 ? 0 : 4.2)],
      ];
      pieces.push({
        d: ribbon(
          random,
          [from, to].map(([px, py]) => ({ x: px + random.between(-0.1, 0.1), y: py })),
          1.1,
          0.8,
        ),
        fill: (column + Math.round(y)) % 3 === 0 ? 'second+20' : 'second+40',
      });
    }
  }
  return joined(pieces);
}

export function decoScales(_: Random, size: Size): Shape[] {
  const { left, right, top, bottom } = edgesOf(size);
  const rows: Shape[] = [];
  const radius = 9;
  for (let row = 0, y = top; y < bottom + radius; row++, y += radius * 0.5) {
    const arcs: string[] = [];
    const covers: string[] = [];
    for (let x = left - radius + (row % 2) * radius; x < right + radius; x += 2 * radius) {
      covers.push(`M${n(x)} ${n(y)}A${radius} ${radius} 0 0 1 ${n(x + 2 * radius)} ${n(y)}Z`);
      for (const share of [0.98, 0.76, 0.54, 0.32]) {
        const r = n(radius * share);
        arcs.push(
          `M${n(x + radius * (1 - share))} ${n(y)}A${r} ${r} 0 0 1 ${n(x + radius * (1 + share))} ${n(y)}`,
        );
      }
    }
    rows.push({ d: covers.join(''), fill: 'wash' }, { d: arcs.join(''), stroke: 'accent', strokeWidth: 0.3 });
  }
  return rows;
}

/** Lines of equal height of a smooth landscape, found by walking around its hills. */
export function topographic(random: Random, size: Size): Shape[] {
  const { left, right, top, bottom } = edgesOf(size);
  const noise = noiseOf(random);
  const height = (x: number, y: number) => noise(x / 60, y / 60) + 0.4 * noise(x / 28 + 9, y / 28);
  const step = 3;
  const levels = [-0.75, -0.6, -0.45, -0.3, -0.15, 0, 0.15, 0.3, 0.45, 0.6, 0.75];
  return levels.map((level, index): Shape => {
    const parts: string[] = [];
    for (let y = top; y < bottom; y += step) {
      for (let x = left; x < right; x += step) {
        const corners = [
          [x, y],
          [x + step, y],
          [x + step, y + step],
          [x, y + step],
        ] as const;
        const values = corners.map(([cx, cy]) => height(cx, cy) - level);
        const cuts = corners.flatMap(([ax, ay], corner): Point[] => {
          const next = (corner + 1) % 4;
          const [from = 0, to = 0] = [values[corner], values[next]];
          if (from > 0 === to > 0) return [];
          const [bx, by] = corners[next] ?? [ax, ay];
          const t = from / (from - to);
          return [[ax + (bx - ax) * t, ay + (by - ay) * t]];
        });
        for (let pair = 0; pair + 1 < cuts.length; pair += 2)
          parts.push(polyline(cuts.slice(pair, pair + 2)));
      }
    }
    return {
      d: parts.join('') || 'M0 0',
      stroke: 'accent+20',
      strokeWidth: index % 4 === 0 ? 0.34 : 0.18,
      cap: 'round',
    };
  });
}

export function paintedSweep(random: Random, size: Size): Shape[] {
  const { left, right, bottom } = edgesOf(size);
  const sweep = (y: number, width: number, colour: Colour): Shape => {
    const points = Array.from({ length: 16 }, (_, index) => {
      const t = index / 15;
      return {
        x: left - 6 + (right - left + 12) * t,
        y: y + Math.sin(t * 3.2) * size.height * 0.03 + random.between(-0.4, 0.4),
      };
    });
    return { d: ribbon(random, points, width, 0.7), fill: colour };
  };
  const area: Point[] = [
    [left, size.height * 0.6],
    [right, size.height * 0.6],
    [right, bottom],
    [left, bottom],
  ];
  return [
    sweep(size.height * 0.74, size.height * 0.1, 'second+20'),
    sweep(size.height * 0.84, size.height * 0.13, 'main+26'),
    sweep(size.height * 1.02, size.height * 0.3, 'third+26'),
    ...Array.from({ length: 16 }, () =>
      sweep(
        size.height * random.between(0.7, 0.98),
        random.between(0.3, 1.1),
        random.pick(['second+50', 'main+50', 'third+50', 'main+10'] as const),
      ),
    ),
    grains(random, area, 200, 'wash+70', 0.5),
  ];
}
