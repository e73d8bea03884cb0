import type { Colour } from '../../model/colour.ts';
import type { Random } from '../../model/random.ts';
import type { Shape, Size } from '../../model/shape.ts';
import { ribbon } from '../figure/ribbon.ts';
import type { Motif } from '../motif.ts';
import { motifRows } from '../motif-rows.ts';
import { openCurve } from '../pen/curve.ts';
import { formatNumber } from '../pen/format.ts';
import { noiseOf } from '../pen/noise.ts';
import type { Point } from '../pen/point.ts';
import { edgesOf, wholePage } from './page.ts';
import { grains } from './watercolour.ts';

function pageOf(size: Size): Point[] {
  const { left, top, right, bottom } = edgesOf(size);
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** Short curled fibres, all in one path. */
function fibres(random: Random, size: Size, count: number, colour: Colour, opacity: number): Shape {
  const { left, top, right, bottom } = edgesOf(size);
  const d = Array.from({ length: count }, () => {
    const [x, y] = [random.between(left, right), random.between(top, bottom)];
    const [angle, long] = [random.between(0, 6.28), random.between(1, 4.5)];
    const [dx, dy, bend] = [Math.cos(angle) * long, Math.sin(angle) * long, random.between(-0.5, 0.5)];
    const [middleX, middleY] = [dx / 2 - dy * bend, dy / 2 + dx * bend];
    return `M${formatNumber(x)} ${formatNumber(y)}q${formatNumber(middleX)} ${formatNumber(middleY)} ${formatNumber(dx)} ${formatNumber(dy)}`;
  });
  return { d: d.join(''), stroke: colour, strokeWidth: 0.12, cap: 'round', opacity, detail: 0.3 };
}

function kraft(random: Random, size: Size): Shape[] {
  const page = pageOf(size);
  return [
    { d: wholePage(size), fill: '#c8a67c' },
    fibres(random, size, 260, '#8a6844', 0.34),
    fibres(random, size, 240, '#ead2ae', 0.5),
    grains(random, page, 700, '#8a6844', 0.3),
    grains(random, page, 380, '#f0dcbc', 0.4),
  ];
}

function linen(random: Random, size: Size): Shape[] {
  const { left, top, right, bottom } = edgesOf(size);
  const threads = (along: boolean, colour: Colour, opacity: number, offset: number): Shape => {
    const lines: string[] = [];
    for (
      let at = (along ? top : left) + offset;
      at < (along ? bottom : right);
      at += random.between(0.72, 0.98)
    ) {
      const sway = random.between(-0.25, 0.25);
      lines.push(
        along
          ? `M${left} ${formatNumber(at)}Q${formatNumber(size.width / 2)} ${formatNumber(at + sway)} ${formatNumber(right)} ${formatNumber(at)}`
          : `M${formatNumber(at)} ${top}Q${formatNumber(at + sway)} ${formatNumber(size.height / 2)} ${formatNumber(at)} ${formatNumber(bottom)}`,
      );
    }
    return { d: lines.join(''), stroke: colour, strokeWidth: 0.28, opacity };
  };
  return [
    { d: wholePage(size), fill: 'wash' },
    threads(true, 'wash-16', 0.32, 0),
    threads(false, 'wash-16', 0.28, 0.1),
    threads(true, 'wash+60', 0.4, 0.4),
    threads(false, 'wash+60', 0.34, 0.5),
  ];
}

function ombre(from: Colour, to: Colour) {
  return (random: Random, size: Size): Shape[] => {
    const stops = [
      { at: 0, colour: from },
      { at: 1, colour: to },
    ];
    const lean = size.width * 0.12;
    const { top, bottom } = edgesOf(size);
    const page = pageOf(size);
    return [
      {
        d: wholePage(size),
        fill: {
          kind: 'linear',
          from: [size.width / 2 - lean, top],
          to: [size.width / 2 + lean, bottom],
          stops,
        },
      },
      grains(random, page, 700, 'wash+70', 0.3),
      grains(random, page, 380, 'main-20', 0.12),
    ];
  };
}

function marble(random: Random, size: Size): Shape[] {
  const noise = noiseOf(random);
  const { left, right, top, bottom } = edgesOf(size);
  const long = Math.hypot(size.width, size.height);
  const vein = (from: Point, angle: number, reach: number): Point[] => {
    let [x, y] = from;
    return Array.from({ length: 26 }, (_, index): Point => {
      const here: Point = [x, y];
      const turn = angle + noise(x / 30, y / 30) * 0.8 + noise(index * 0.6, y / 4) * 0.5;
      [x, y] = [x + (Math.cos(turn) * reach) / 25, y + (Math.sin(turn) * reach) / 25];
      return here;
    });
  };
  const veins = Array.from({ length: 6 }, (_, index): Shape[] => {
    const start: Point = [
      random.between(left, right * 0.6),
      index % 2 === 0 ? top : random.between(top, bottom * 0.7),
    ];
    const line = vein(start, random.between(0.6, 1.1), long);
    const twigs = [6, 11, 16].map((at) => vein(line[at] ?? start, random.between(-0.1, 1.9), long * 0.28));
    return [
      {
        d: openCurve(line),
        stroke: 'third+30',
        strokeWidth: random.whole(6, 12),
        opacity: 0.06,
        cap: 'round',
      },
      {
        d: ribbon(
          random,
          line.map(([x, y]) => ({ x, y })),
          0.6,
        ),
        fill: 'third',
        opacity: 0.5,
      },
      ...twigs.map(
        (twig): Shape => ({
          d: ribbon(
            random,
            twig.map(([x, y]) => ({ x, y })),
            0.35,
          ),
          fill: 'third',
          opacity: 0.4,
        }),
      ),
      ...(index % 3 === 0
        ? [
            {
              d: ribbon(
                random,
                line.slice(4, 21).map(([x, y]) => ({ x: x + 0.7, y: y - 0.5 })),
                0.5,
              ),
              fill: 'accent' as const,
            },
          ]
        : []),
    ];
  });
  const clouds = Array.from({ length: 7 }, (): Shape => {
    const centre: [number, number] = [
      random.whole(0, Math.round(right)),
      random.whole(0, Math.round(bottom)),
    ];
    const stops = [
      { at: 0, colour: 'third+40' as const, opacity: 0.22 },
      { at: 1, colour: 'third+40' as const, opacity: 0 },
    ];
    return {
      d: wholePage(size),
      fill: { kind: 'radial', centre, radius: Math.round(long * random.between(0.15, 0.3)), stops },
    };
  });
  return [{ d: wholePage(size), fill: 'wash+62' }, ...clouds, ...veins.flat()];
}

const paper = motifRows({ family: 'ground', kind: 'ground', tags: ['ground', 'paper'] });

export const papers: readonly Motif[] = [
  paper('kraft', { de: 'Kraftpapier', en: 'Kraft paper' }, ['rustic', 'vintage'], [], kraft),
  paper('linen', { de: 'Leinen', en: 'Linen' }, ['classic', 'rustic'], ['wash'], linen),
  paper('marble', { de: 'Marmor', en: 'Marble' }, ['modern', 'classic'], ['wash', 'third', 'accent'], marble),
  paper(
    'ombre-main',
    { de: 'Farbverlauf Hauptfarbe', en: 'Ombré, main colour' },
    ['modern'],
    ['main', 'wash'],
    ombre('main+40', 'wash+40'),
  ),
  paper(
    'ombre-warm',
    { de: 'Farbverlauf warm', en: 'Ombré, warm' },
    ['modern', 'boho'],
    ['main', 'second', 'wash'],
    ombre('second+30', 'main+18'),
  ),
  paper(
    'ombre-sky',
    { de: 'Farbverlauf Himmel', en: 'Ombré, sky' },
    ['modern', 'sky'],
    ['third', 'wash', 'main'],
    ombre('third+30', 'wash+50'),
  ),
];
