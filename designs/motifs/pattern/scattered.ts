import type { Colour } from '../../model/colour.ts';
import type { Random } from '../../model/random.ts';
import type { Shape, Size } from '../../model/shape.ts';
import { edgesOf, wholePage } from '../ground/page.ts';
import { closedCurve, openCurve, polyline } from '../pen/curve.ts';
import { formatNumber as n } from '../pen/format.ts';
import { blob, noiseOf } from '../pen/noise.ts';
import type { Point } from '../pen/point.ts';
import { joined, scattered } from './laid-out.ts';

export function dots(random: Random, size: Size): Shape[] {
  const pieces = scattered(random, size, 9, 0.06).map((at) => ({
    d: closedCurve(blob(at, random.between(0.75, 1.1), noiseOf(random), { roughness: 0.18, count: 5 })),
    fill: 'main+35' as const,
  }));
  return joined(pieces);
}

export function confetti(random: Random, size: Size): Shape[] {
  const colours: readonly [Colour, ...Colour[]] = ['main+10', 'second', 'third+15', 'accent+20', 'leaf+25'];
  return joined(
    scattered(random, size, 8, 0.42).map(([x, y]) => {
      const [turn, long, wide] = [
        random.between(0, 6.28),
        random.between(0.7, 1.5),
        random.between(0.35, 0.8),
      ];
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const corner = (u: number, v: number): Point => [x + u * cos - v * sin, y + u * sin + v * cos];
      const round = random.chance(0.35);
      const d = round
        ? closedCurve(blob([x, y], long * 0.7, noiseOf(random), { roughness: 0.15, count: 6 }))
        : polyline(
            [corner(-long, -wide), corner(long, -wide), corner(long, wide), corner(-long, wide)],
            true,
          );
      return { d, fill: random.pick(colours) };
    }),
  );
}

export function stars(random: Random, size: Size): Shape[] {
  return joined(
    scattered(random, size, 13, 0.3).map(([x, y]) => {
      const [reach, lean] = [random.between(0.9, 2), random.between(-0.3, 0.3)];
      const points = Array.from({ length: 10 }, (_, index): Point => {
        const [turn, away] = [index * 0.6283 - 1.5708 + lean, index % 2 === 0 ? reach : reach * 0.45];
        return [x + Math.cos(turn) * away, y + Math.sin(turn) * away];
      });
      return { d: polyline(points, true), fill: random.pick(['accent', 'accent+30', 'second'] as const) };
    }),
  );
}

export function hearts(random: Random, size: Size): Shape[] {
  return joined(
    scattered(random, size, 12, 0.22).map(([x, y]) => {
      const [scale, lean] = [random.between(0.45, 0.8), random.between(-0.4, 0.4)];
      const place = ([u, v]: Point): string =>
        `${n(x + (u * Math.cos(lean) - v * Math.sin(lean)) * scale)} ${n(y + (u * Math.sin(lean) + v * Math.cos(lean)) * scale)}`;
      const [tip, notch] = [place([0, 2.6]), place([0, -1.2])];
      return {
        d: `M${notch}C${place([0.8, -3])} ${place([3.6, -2.4])} ${place([2.8, 0])}Q${place([2, 1.4])} ${tip}Q${place([-2, 1.4])} ${place([-2.8, 0])}C${place([-3.6, -2.4])} ${place([-0.8, -3])} ${notch}Z`,
        fill: random.pick(['main', 'main+30', 'second'] as const),
      };
    }),
  );
}

export function terrazzo(random: Random, size: Size): Shape[] {
  const colours: readonly [Colour, ...Colour[]] = [
    'main+10',
    'second',
    'third+10',
    'accent+10',
    'main+40',
    'leaf+20',
  ];
  const chips = [12, 6.4].flatMap((pitch) =>
    scattered(random, size, pitch, 0.4).map(([x, y]) => {
      const [count, reach] = [random.whole(4, 6), pitch * random.between(0.1, 0.32)];
      const points = Array.from({ length: count }, (_, index): Point => {
        const turn = (index / count) * 6.28 + random.between(-0.4, 0.4);
        const away = reach * random.between(0.6, 1.1);
        return [x + Math.cos(turn) * away, y + Math.sin(turn) * away * 0.8];
      });
      return { d: polyline(points, true), fill: random.pick(colours) };
    }),
  );
  return [{ d: wholePage(size), fill: 'wash+50' }, ...joined(chips)];
}

export function memphis(random: Random, size: Size): Shape[] {
  const shapes: Shape[] = [];
  const colours: readonly [Colour, ...Colour[]] = ['main', 'second', 'third', 'accent', 'leaf'];
  scattered(random, size, 17, 0.24).forEach(([x, y], index) => {
    const colour = random.pick(colours);
    const turn = random.between(0, 6.28);
    const at = (u: number, v: number): Point => [
      x + u * Math.cos(turn) - v * Math.sin(turn),
      y + u * Math.sin(turn) + v * Math.cos(turn),
    ];
    if (index % 4 === 0)
      shapes.push({
        d: openCurve([at(-5, 0), at(-3, -1.6), at(-1, 1.6), at(1, -1.6), at(3, 1.6), at(5, 0)]),
        stroke: colour,
        strokeWidth: 0.9,
        cap: 'round',
      });
    else if (index % 4 === 1)
      shapes.push({ d: polyline([at(0, -2.6), at(2.5, 2), at(-2.5, 2)], true), fill: colour });
    else if (index % 4 === 2)
      shapes.push({
        d: closedCurve(blob([x, y], 2.1, noiseOf(random), { roughness: 0.12, count: 8 })),
        stroke: colour,
        strokeWidth: 0.8,
      });
    else
      for (const shift of [-1.8, 0, 1.8])
        shapes.push({
          d: polyline([at(shift, -2), at(shift, 2)]),
          stroke: colour,
          strokeWidth: 0.8,
          cap: 'round',
        });
  });
  return shapes;
}

export function goldFlakes(random: Random, size: Size): Shape[] {
  const { left, right, top, bottom } = edgesOf(size);
  const pieces = Array.from({ length: 240 }, () => {
    const side = random.between(0, 1) ** 2.4;
    const y = random.chance(0.5) ? top + side * (bottom - top) * 0.5 : bottom - side * (bottom - top) * 0.5;
    const x = random.between(left, right);
    const [count, reach] = [
      random.whole(5, 8),
      random.between(0.25, 1) + (1 - side) * random.between(0, 1.5),
    ];
    const points = Array.from({ length: count }, (_, index): Point => {
      const turn = (index / count) * 6.28 + random.between(-0.3, 0.3);
      const away = reach * random.between(0.4, 1.1);
      return [x + Math.cos(turn) * away, y + Math.sin(turn) * away];
    });
    return {
      d: polyline(points, true),
      fill: random.pick(['accent', 'accent+25', 'accent+45', 'accent-12'] as const),
    };
  });
  return joined(pieces);
}
