import type { Random } from '../../model/random.ts';
import type { Shape, Size } from '../../model/shape.ts';
import type { Motif } from '../motif.ts';
import { motifRows } from '../motif-rows.ts';
import { formatNumber as n } from '../pen/format.ts';
import {
  flourish,
  fourCorners,
  inked,
  leaf,
  line,
  rectangle,
  topAndBottom,
  withDiagonal,
  withMirror,
} from './line-work.ts';

const unitOf = ({ width, height }: Size) => Math.min(width, height) / 100;

/** Straight lines between the corners, which stay open for `gap`. */
function openEdges({ width, height }: Size, inset: number, gap: number): string {
  const [right, bottom] = [width - inset, height - inset];
  return [
    `M${n(gap)} ${n(inset)}L${n(width - gap)} ${n(inset)}`,
    `M${n(gap)} ${n(bottom)}L${n(width - gap)} ${n(bottom)}`,
    `M${n(inset)} ${n(gap)}L${n(inset)} ${n(height - gap)}`,
    `M${n(right)} ${n(gap)}L${n(right)} ${n(height - gap)}`,
  ].join('');
}

function doubleLine(_: Random, size: Size): Shape[] {
  return [line(rectangle(size, 0.4), 0.5), line(rectangle(size, 2), 0.22)];
}

function flourished(random: Random, size: Size): Shape[] {
  const u = unitOf(size);
  const strokes = [
    ['2,27 1.4,20 3,12 9,7 15,8 17,13 13.6,16.4 10,14.4 11,11.4', 1],
    ['9,7 8,4 4.4,3 2.8,5 4.6,7', 0.6],
    ['3,14 5.4,18 4,24 2,27', 0.7],
    ['2,27 1.6,32 3.4,35 5.4,33.4 4.6,31.4', 0.6],
  ] as const;
  const scrolls = strokes.map(([text, width]) => flourish(random, text, u, width * Math.max(0.32, u * 0.9)));
  const leaves = [leaf('6,19! 9,18 11.6,20! 9,22 6.4,21', u), leaf('5,25! 7.4,25 9,28! 6.6,28.4', u)];
  return [
    line(openEdges(size, 2 * u, 27 * u), 0.32),
    line(openEdges(size, 4.4 * u, 33 * u), 0.2),
    ...inked(fourCorners(withDiagonal([...scrolls, ...leaves].join('')), size)),
  ];
}

function rococo(random: Random, size: Size): Shape[] {
  const u = unitOf(size);
  const pen = (text: string, width: number) => flourish(random, text, u, width * Math.max(0.3, u * 0.85));
  const corner = [
    pen('3,44 1.6,34 4,24 10,18 11,11 7,7 3.4,9.6 5.4,13 8,11.6', 1.2),
    pen('10,18 16,19 19,15 17,11.4 14,12.6 15,14.6', 0.8),
    pen('3.6,28 8,30 9.4,35 6.6,37.6 5,35 6.6,33.8', 0.7),
    leaf('3,44! 6,43 7.4,48! 4.4,47', u),
    leaf('12,8! 15.6,5 19,5.6! 16,9', u),
  ];
  const crest = withMirror(
    [
      pen('0,8.6 5,8.6 9,6 14,2.6 21,2.4 26,4.6 27,8 24,9.4 22.6,7.4 24,6.2', 1.1),
      pen('9,6 8,2.4 11,0.4 13,2', 0.7),
      leaf('0,4! 2.6,1.6 2.2,-2 0,-4.4! -0.6,0', u),
      leaf('3.4,6! 5,3 7,2! 6.4,5.4', u),
    ].join(''),
  );
  return [
    line(openEdges(size, 3 * u, 44 * u), 0.26),
    ...inked(fourCorners(withDiagonal(corner.join('')), size)),
    ...inked(topAndBottom(crest, size)),
  ];
}

function deco(_: Random, size: Size): Shape[] {
  const u = unitOf(size);
  const { width, height } = size;
  const step = 7 * u;
  const stepped = (inset: number) => {
    const [a, b, c] = [inset, inset + step, inset + 2 * step];
    const corner = (x: number, y: number) => `${n(x)} ${n(y)}`;
    const [right, bottom] = [(x: number) => width - x, (y: number) => height - y];
    return `M${[
      corner(c, a),
      corner(right(c), a),
      corner(right(c), b),
      corner(right(b), b),
      corner(right(b), c),
      corner(right(a), c),
      corner(right(a), bottom(c)),
      corner(right(b), bottom(c)),
      corner(right(b), bottom(b)),
      corner(right(c), bottom(b)),
      corner(right(c), bottom(a)),
      corner(c, bottom(a)),
      corner(c, bottom(b)),
      corner(b, bottom(b)),
      corner(b, bottom(c)),
      corner(a, bottom(c)),
      corner(a, c),
      corner(b, c),
      corner(b, b),
      corner(c, b),
    ].join('L')}Z`;
  };
  const rays = Array.from({ length: 7 }, (_, index) => {
    const angle = (index / 6) * (Math.PI / 2);
    const [near, far] = [3 * u, (index % 2 === 0 ? 11 : 8) * u];
    return `M${n(Math.cos(angle) * near)} ${n(Math.sin(angle) * near)}L${n(Math.cos(angle) * far)} ${n(Math.sin(angle) * far)}`;
  });
  const diamond = `M0 ${n(1.6 * u)}L${n(1.6 * u)} ${n(4 * u)}L0 ${n(6.4 * u)}L${n(-1.6 * u)} ${n(4 * u)}Z`;
  return [
    line(stepped(0.6), 0.55),
    line(stepped(0.6 + 2.2 * u), 0.22),
    line(fourCorners(rays, size).join(''), 0.26),
    ...inked(topAndBottom([diamond], size)),
  ];
}

function brushed(random: Random, size: Size): Shape[] {
  const { width, height } = size;
  const u = unitOf(size);
  const side = (from: [number, number], to: [number, number]) =>
    [0, 1, 2].map((pass) => {
      const drift = () => random.between(-0.9, 0.9) * u;
      const middle = `${n((from[0] + to[0]) / 2 + drift())},${n((from[1] + to[1]) / 2 + drift())}`;
      const ends = [from, to].map(([x, y]) => `${n(x + drift())},${n(y + drift())}`);
      return flourish(random, `${ends[0]} ${middle} ${ends[1]}`, 1, [2.2, 1, 0.5][pass] ?? 0.5 * u);
    });
  const near = 2.4 * u;
  const paths = [
    ...side([-1 * u, near], [width + 1 * u, near]),
    ...side([width - near, 0], [width - near, height + 1 * u]),
    ...side([width + 1 * u, height - near], [0, height - near]),
    ...side([near, height], [near, -1 * u]),
  ];
  return paths.map(
    (d, index): Shape => ({
      d,
      fill: index % 3 === 0 ? 'main+8' : 'main-10',
      opacity: index % 3 === 0 ? 0.85 : 0.6,
    }),
  );
}

const classic = motifRows({ family: 'frame', kind: 'frame', tags: ['frame'] });

export const classicFrames: readonly Motif[] = [
  classic(
    'double-line',
    { de: 'Doppellinie', en: 'Double line' },
    ['classic', 'modern', 'mourning'],
    ['accent'],
    doubleLine,
  ),
  classic(
    'flourish',
    { de: 'Rahmen mit Schnörkeln', en: 'Flourished frame' },
    ['classic', 'vintage', 'wedding'],
    ['accent'],
    flourished,
  ),
  classic('rococo', { de: 'Rokoko-Rahmen', en: 'Rococo frame' }, ['vintage', 'wedding'], ['accent'], rococo),
  classic(
    'deco',
    { de: 'Art-déco-Rahmen', en: 'Art deco frame' },
    ['deco', 'wedding', 'birthday'],
    ['accent'],
    deco,
  ),
  classic(
    'brushed',
    { de: 'Pinselrahmen', en: 'Brushed frame' },
    ['modern', 'watercolour'],
    ['main'],
    brushed,
  ),
];
