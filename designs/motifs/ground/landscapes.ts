import type { Colour } from '../../model/colour.ts';
import type { Random } from '../../model/random.ts';
import type { Shape, Size } from '../../model/shape.ts';
import { toned } from '../figure/tones.ts';
import type { Motif } from '../motif.ts';
import { motifRows } from '../motif-rows.ts';
import { brushStroke, swelling } from '../pen/brush-stroke.ts';
import { openCurve, polyline } from '../pen/curve.ts';
import { noiseOf } from '../pen/noise.ts';
import type { Point } from '../pen/point.ts';
import { below, edgesOf, wholePage } from './page.ts';
import { grains } from './watercolour.ts';

/** A ridge of `rough` peaks around height `y` (mm) that rises and falls by `rise`. */
function ridge(random: Random, size: Size, y: number, rise: number, rough: number): Point[] {
  const noise = noiseOf(random);
  const { left, right } = edgesOf(size);
  const count = rough > 0.2 ? 70 : 26;
  return Array.from({ length: count }, (_, index): Point => {
    const t = index / (count - 1);
    const wave = noise(t * 2.1, 1) + rough * noise(t * 7, 5) + rough * 0.35 * noise(t * 22, 9);
    return [left + (right - left) * t, y - wave * rise];
  });
}

/** The page below a line, mist rising from its foot. */
function slope(line: readonly Point[], size: Size, colour: Colour, smooth: boolean, mist = 0): Shape[] {
  const area = below(line, size);
  const { left, right, bottom } = edgesOf(size);
  const d = smooth ? `${openCurve(line)}L${right} ${bottom}L${left} ${bottom}Z` : polyline(area, true);
  const top = Math.round(Math.min(...line.map(([, y]) => y)));
  const middle = size.width / 2;
  if (mist === 0) return [{ d, fill: colour }];
  const stops = [
    { at: 0, colour, opacity: 1 },
    { at: 1, colour: toned(colour, mist), opacity: 1 },
  ];
  return [
    {
      d,
      fill: {
        kind: 'linear',
        from: [middle, top],
        to: [middle, Math.round(top + (bottom - top) * 0.6)],
        stops,
      },
    },
  ];
}

function mountains(random: Random, size: Size): Shape[] {
  const tones: Colour[] = ['third+70', 'third+55', 'third+36', 'third+14', 'third-14'];
  return tones.flatMap((tone, index) => {
    const line = ridge(
      random,
      size,
      size.height * (0.62 + index * 0.075),
      size.height * (0.075 - index * 0.008),
      0.42,
    );
    return [
      ...slope(line, size, tone, false, 26),
      grains(random, below(line, size), 130, toned(tone, -20), 0.16),
    ];
  });
}

function dunes(random: Random, size: Size): Shape[] {
  const tones: Colour[] = ['second+58', 'second+34', 'main+52', 'second+4', 'main+28'];
  return tones.flatMap((tone, index) => {
    const line = ridge(random, size, size.height * (0.66 + index * 0.07), size.height * 0.06, 0);
    return [
      ...slope(line, size, tone, true, 14),
      grains(random, below(line, size), 160, toned(tone, -20), 0.2),
    ];
  });
}

function sea(random: Random, size: Size): Shape[] {
  const tones: Colour[] = ['third+74', 'third+58', 'third+42', 'third+24', 'third+4', 'third-12'];
  return tones.flatMap((tone, index) => {
    const line = ridge(random, size, size.height * (0.64 + index * 0.062), size.height * 0.016, 0.3);
    const foam = line.map(([x, y]): Point => [x, y + 0.5]);
    const part = foam.slice(random.whole(0, 20), random.whole(40, 68));
    return [
      ...slope(line, size, tone, true, 8),
      { d: brushStroke(part, 0.7, swelling), fill: 'third+90', opacity: 0.75 },
      grains(random, below(line, size), 90, toned(tone, 40), 0.3),
    ];
  });
}

function snowHills(random: Random, size: Size): Shape[] {
  const tones: Colour[] = ['third+58', 'third+70', 'third+80', 'third+90'];
  return tones.flatMap((tone, index) => {
    const line = ridge(random, size, size.height * (0.7 + index * 0.075), size.height * 0.05, 0);
    const trees =
      index > 2
        ? []
        : firs(random, line, size, (['third-6', 'third-26', 'leaf-20'] as const)[index] ?? 'leaf');
    return [
      ...trees,
      ...slope(line, size, tone, true, 12),
      grains(random, below(line, size), 110, toned(tone, -14), 0.3),
    ];
  });
}

/** Small firs along a ridge, in groups. */
function firs(random: Random, line: readonly Point[], size: Size, colour: Colour): Shape[] {
  const trees = line
    .filter(() => random.chance(0.5))
    .map(([x, y]) => {
      const tall = size.height * random.between(0.022, 0.055);
      const half = tall * random.between(0.2, 0.28);
      const side = (sign: 1 | -1) =>
        Array.from(
          { length: 7 },
          (_, step): Point => [
            x + sign * half * (step / 6) * (step % 2 === 0 ? 0.62 : 1.05) * random.between(0.9, 1.1),
            y + 0.8 - tall + (tall * step) / 6,
          ],
        );
      return polyline([...side(-1), ...side(1).reverse()], true);
    });
  return trees.length === 0 ? [] : [{ d: trees.join(''), fill: colour }];
}

function nightSky(random: Random, size: Size): Shape[] {
  const { left, top, right, bottom } = edgesOf(size);
  const whole = wholePage(size);
  const sky: Shape = {
    d: whole,
    fill: {
      kind: 'linear',
      from: [size.width * 0.4, top],
      to: [size.width * 0.6, bottom],
      stops: [
        { at: 0, colour: 'third-78' },
        { at: 0.55, colour: 'third-62' },
        { at: 1, colour: 'third-38' },
      ],
    },
  };
  const haze = Array.from({ length: 9 }, (_, index): Shape => {
    const t = index / 8;
    const centre: [number, number] = [
      Math.round(size.width * (t * 1.1 - 0.05 + random.between(-0.06, 0.06))),
      Math.round(size.height * (0.78 - t * 0.62 + random.between(-0.06, 0.06))),
    ];
    const stops = [
      { at: 0, colour: 'third+30' as const, opacity: 0.24 },
      { at: 1, colour: 'third+30' as const, opacity: 0 },
    ];
    return {
      d: whole,
      fill: { kind: 'radial', centre, radius: Math.round(size.width * random.between(0.2, 0.42)), stops },
    };
  });
  const page: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const bright = Array.from({ length: 26 }, (_, index): Shape => {
    const [x, y] = [random.between(left, right), random.between(top, bottom)];
    const long = random.between(0.6, index < 7 ? 2.4 : 1.1);
    const thin = long * 0.13;
    const points: Point[] = [
      [x, y - long],
      [x + thin, y - thin],
      [x + long * 0.7, y],
      [x + thin, y + thin],
      [x, y + long],
      [x - thin, y + thin],
      [x - long * 0.7, y],
      [x - thin, y - thin],
    ];
    return {
      d: polyline(points, true),
      fill: 'accent+58',
      opacity: Math.round(random.between(0.6, 1) * 100) / 100,
    };
  });
  return [
    sky,
    ...haze,
    grains(random, page, 420, 'accent+78', 0.85),
    grains(random, page, 260, 'third+60', 0.6),
    ...bright,
  ];
}

const landscape = motifRows({ family: 'ground', kind: 'ground', tags: ['ground', 'landscape'] });

export const landscapes: readonly Motif[] = [
  landscape(
    'mountains',
    { de: 'Berge im Dunst', en: 'Mountains in mist' },
    ['mountains', 'wedding', 'mourning'],
    ['third'],
    mountains,
  ),
  landscape('dunes', { de: 'Dünen', en: 'Dunes' }, ['boho', 'wedding'], ['second', 'main'], dunes),
  landscape('sea', { de: 'Meer', en: 'Sea' }, ['sea', 'wedding', 'baptism', 'mourning'], ['third'], sea),
  landscape(
    'snow-hills',
    { de: 'Schneehügel', en: 'Snowy hills' },
    ['christmas', 'winter'],
    ['third', 'leaf'],
    snowHills,
  ),
  landscape(
    'night-sky',
    { de: 'Sternenhimmel', en: 'Night sky' },
    ['night', 'celestial', 'christmas', 'wedding'],
    ['third', 'accent'],
    nightSky,
  ),
];
