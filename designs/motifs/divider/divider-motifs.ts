import type { Colour } from '../../model/colour.ts';
import type { Random } from '../../model/random.ts';
import type { Shape, Size } from '../../model/shape.ts';
import { ellipse, sampled, smoothPath } from '../figure/outline.ts';
import { ribbon } from '../figure/ribbon.ts';
import { flourish, inked, leaf, withMirror } from '../frame/line-work.ts';
import type { Motif } from '../motif.ts';
import { formatNumber as n } from '../pen/format.ts';

type Draw = (random: Random, size: Size, unit: number) => Shape[];
/** Half as wide as the divider, in units of a tenth of its height. */
const half = ({ width }: Size, unit: number) => width / 2 / unit;
const thin = (unit: number) => Math.max(0.24, unit * 0.42);

const drop = '0,-2.6! 1.9,0 0,2.6! -1.9,0';
const heart = '0,-1.2! 1.6,-3 3.4,-2.2 3.3,0 0,3.2! -3.3,0 -3.4,-2.2 -1.6,-3';

function lines(random: Random, size: Size, unit: number, gap: number): string[] {
  const end = half(size, unit);
  return withMirror(
    flourish(random, `${n(gap)},0 ${n((gap + end) / 2)},-0.12 ${n(end)},0`, unit, thin(unit)),
  );
}

const heartLine: Draw = (random, size, unit) => [
  ...inked(lines(random, size, unit, 5.4)),
  ...inked([leaf(heart, unit)]),
];

const diamondLine: Draw = (random, size, unit) => [
  ...inked([...lines(random, size, unit, 4.6), leaf(drop, unit)]),
];

const scrolls: Draw = (random, size, unit) => {
  const end = Math.max(22, half(size, unit));
  const pen = (text: string, width = 1) => flourish(random, text, unit, thin(unit) * 1.5 * width);
  const scroll = [
    pen('1.6,0.4 5,-2.6 9,-3 11.6,-0.6 10.4,1.8 8,1.2 8.8,-0.6'),
    pen(`6,-2.9 11,2.4 17,3 22,0.6 ${n(end)},0`, 0.9),
    pen('15,2.9 17.6,-0.4 20.4,-1.6 21.6,0', 0.7),
  ];
  return inked([...scroll.flatMap(withMirror), leaf(drop, unit * 0.8)]);
};

const swash: Draw = (random, size, unit) => {
  const end = half(size, unit);
  const points = `${n(-end)},1.4 ${n(-end * 0.6)},-1.6 ${n(-end * 0.22)},0.6 -2,3 2.6,2.2 2.4,-2 -2,-2.6 -2.6,1 ${n(end * 0.2)},1.4 ${n(end * 0.6)},-1.4 ${n(end)},0.6`;
  return [{ d: flourish(random, points, unit, thin(unit) * 1.6), fill: 'accent' }];
};

const dots: Draw = (_, size, unit) => {
  const count = Math.max(3, Math.floor(half(size, unit) / 5));
  const bead = (x: number, radius: number) => smoothPath(ellipse(x * unit, 0, radius * unit, radius * unit));
  const beads = Array.from({ length: 2 * count + 1 }, (_, index) => {
    const place = index - count;
    return bead(place * 4, 1.15 * (1 - (Math.abs(place) / count) * 0.7));
  });
  return [{ d: beads.join(''), fill: 'accent' }];
};

const arrow: Draw = (random, size, unit) => {
  const end = half(size, unit);
  const pen = (text: string, width = 1) => flourish(random, text, unit, thin(unit) * width * 1.2);
  const feathers = [0, 1.7, 3.4].flatMap((by) => [
    pen(`${n(-end + 5 + by)},0 ${n(-end + 2.4 + by)},-2 ${n(-end + 0.6 + by)},-3`),
    pen(`${n(-end + 5 + by)},0 ${n(-end + 2.4 + by)},2 ${n(-end + 0.6 + by)},3`),
  ]);
  const shaft = pen(`${n(-end + 4)},0 0,-0.2 ${n(end - 1)},0`);
  return [
    {
      d: [
        shaft,
        ...feathers,
        leaf(`${n(end)},0! ${n(end - 5)},-2.3! ${n(end - 3.6)},0! ${n(end - 5)},2.3!`, unit),
      ].join(''),
      fill: 'accent',
    },
  ];
};

const deco: Draw = (_, size, unit) => {
  const end = half(size, unit);
  const bar = (y: number, reach: number, thick: number) =>
    `M${n(6.5 * unit)} ${n((y - thick / 2) * unit)}L${n(reach * unit)} ${n((y - thick / 2) * unit)}L${n(reach * unit)} ${n((y + thick / 2) * unit)}L${n(6.5 * unit)} ${n((y + thick / 2) * unit)}Z`;
  const fan = [-60, -30, 0, 30, 60].map((turn) => {
    const angle = ((turn - 90) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const tip = [cos * 4.6, 2.4 + sin * 5.6];
    const side = 0.5;
    return `M0 ${n(2.4 * unit)}L${n(((tip[0] ?? 0) - sin * side) * unit)} ${n(((tip[1] ?? 0) + cos * side) * unit)}L${n(((tip[0] ?? 0) + sin * side) * unit)} ${n(((tip[1] ?? 0) - cos * side) * unit)}Z`;
  });
  const thick = Math.max(0.4, 0.22 / unit);
  return [
    {
      d: [
        ...withMirror(
          [bar(0, end, thick), bar(1.6, end * 0.75, thick), bar(-1.6, end * 0.75, thick)].join(''),
        ),
        ...fan,
      ].join(''),
      fill: 'accent',
    },
  ];
};

const brush: Draw = (random, size, unit) => {
  const end = half(size, unit);
  const pass = (shift: number, width: number, colour: Colour, opacity: number): Shape => {
    const y = () => (random.between(-0.5, 0.5) + shift) * unit;
    const xs = [-end, -end / 2, 0, end / 2, end].map((x) => x * unit * random.between(0.95, 1));
    const line = sampled(
      xs.map((x) => ({ x, y: y() })),
      false,
      1.5,
    );
    return { d: ribbon(random, line, width * unit, 0.5), fill: colour, opacity };
  };
  return [
    pass(0, 4.4, 'main+15', 0.85),
    pass(-1.1, 1.4, 'main', 0.5),
    pass(1.3, 1, 'main-8', 0.45),
    pass(2.5, 0.4, 'main+10', 0.7),
    pass(-2.4, 0.35, 'main+10', 0.6),
  ];
};

const stars: Draw = (random, size, unit) => {
  const star = (x: number, reach: number) => {
    const side = reach * 0.22;
    return leaf(
      `${n(x)},${n(-reach)}! ${n(x + side)},${n(-side)} ${n(x + reach * 0.8)},0! ${n(x + side)},${n(side)} ${n(x)},${n(reach)}! ${n(x - side)},${n(side)} ${n(x - reach * 0.8)},0! ${n(x - side)},${n(-side)}`,
      unit,
    );
  };
  return [
    ...inked(lines(random, size, unit, 13)),
    ...inked([star(0, 4.2), ...withMirror(star(6.4, 2.4)), ...withMirror(star(10.6, 1.3))]),
  ];
};

const wave: Draw = (random, size, unit) => {
  const end = half(size, unit);
  const count = Math.round(end / 4) * 2;
  const row = (y: number) => {
    const points = Array.from(
      { length: count * 2 + 1 },
      (_, index) => `${n(-end + (index * end) / count)},${n(y + (index % 2 === 0 ? 0.9 : -0.9))}`,
    );
    return flourish(random, points.join(' '), unit, thin(unit) * 1.3);
  };
  return [
    { d: row(-1.4), fill: 'accent' },
    { d: row(1.4), fill: 'accent', opacity: 0.6 },
  ];
};

const divider = (
  name: string,
  label: Motif['label'],
  tags: readonly string[],
  draw: Draw,
  roles: Motif['roles'] = ['accent'],
): Motif => ({
  id: `divider/${name}`,
  kind: 'divider',
  label,
  tags: ['divider', ...tags],
  roles,
  aspect: null,
  draw: (random, size) => draw(random, size, Math.min(size.height / 10, size.width / 50)),
});

export const dividerMotifs: readonly Motif[] = [
  divider('heart', { de: 'Linie mit Herz', en: 'Line with a heart' }, ['wedding', 'love'], heartLine),
  divider(
    'diamond',
    { de: 'Linie mit Raute', en: 'Line with a diamond' },
    ['classic', 'mourning'],
    diamondLine,
  ),
  divider('scrolls', { de: 'Schnörkel', en: 'Scrolls' }, ['vintage', 'wedding'], scrolls),
  divider('swash', { de: 'Federzug', en: 'Swash' }, ['classic', 'wedding'], swash),
  divider('dots', { de: 'Punkte', en: 'Dots' }, ['modern', 'baby'], dots),
  divider('arrow', { de: 'Pfeil', en: 'Arrow' }, ['boho', 'love'], arrow),
  divider('deco', { de: 'Art déco', en: 'Art deco' }, ['deco'], deco),
  divider('brush', { de: 'Pinselstrich', en: 'Brush stroke' }, ['modern', 'watercolour'], brush, ['main']),
  divider('stars', { de: 'Sterne', en: 'Stars' }, ['christmas', 'celestial', 'baby'], stars),
  divider('waves', { de: 'Wellen', en: 'Waves' }, ['sea', 'baptism'], wave),
];
