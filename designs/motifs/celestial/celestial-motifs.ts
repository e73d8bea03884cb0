import type { Colour } from '../../model/colour.ts';
import { type Figure, motifsOf } from '../figure/figure.ts';
import { area, dot, glow, type Mark, oval, placed, stroke } from '../figure/marks.ts';
import { arc, type Point } from '../figure/outline.ts';
import type { Motif } from '../motif.ts';

const sparkle = (colour: Colour, x: number, y: number, scale: number): Mark[] =>
  placed([area(colour, '0,-8! 1.3,-1.6 6.4,0! 1.3,1.6 0,8! -1.3,1.6 -6.4,0! -1.3,-1.6', { shade: 'flat' })], {
    x,
    y,
    scale,
  });

const crescent: readonly Mark[] = [
  area(
    'accent+12',
    '14,-47! 0,-50 -20,-45 -38,-30 -46,-6 -42,18 -28,38 -6,48 18,46 38,33! 22,35 6,29 -8,16 -13,-2 -11,-20 -2,-36',
    { shade: 'left' },
  ),
];

const moon: Figure = {
  name: 'moon',
  label: { de: 'Mondsichel', en: 'Crescent moon' },
  tags: ['celestial', 'night', 'boho', 'baby', 'wedding'],
  aspect: 1,
  marks: () => [
    ...crescent,
    ...[
      [-34, -10, 3],
      [-30, 10, 4],
      [-22, -28, 2.4],
      [-16, 28, 3],
      [-24, 22, 1.6],
      [-36, 4, 1.4],
    ].map(([x = 0, y = 0, r = 1]) => oval('accent-6', [x, y, r, r * 0.9], { line: 'thin', shade: 'flat' })),
    ...sparkle('accent+30', 24, -20, 1.3),
    ...sparkle('accent+30', 38, 4, 0.8),
    ...sparkle('accent+30', 10, -2, 0.6),
  ],
};

const hangingMoon: Figure = {
  name: 'moon-and-stars',
  label: { de: 'Mond mit hängenden Sternen', en: 'Moon with hanging stars' },
  tags: ['celestial', 'night', 'baby', 'boho'],
  aspect: 0.9,
  marks: () => [
    ...placed(crescent, { x: 4, y: -14, scale: 0.74, rotate: -14 }),
    ...[
      [-27, 14, 36],
      [-10, 22, 46],
      [8, 20, 30],
      [25, 8, 40],
    ].flatMap(([x = 0, from = 0, to = 0], index) => [
      stroke(
        'accent',
        [
          { x, y: from },
          { x: x + 0.3, y: (from + to) / 2 },
          { x, y: to - 4 },
        ],
        0.7,
      ),
      ...sparkle(index % 2 ? 'main+10' : 'accent+20', x, to, index % 2 ? 0.9 : 0.7),
    ]),
    ...sparkle('accent+30', 20, -24, 0.7),
  ],
};

const moonPhases: Figure = {
  name: 'moon-phases',
  label: { de: 'Mondphasen', en: 'Moon phases' },
  tags: ['celestial', 'boho', 'wedding'],
  aspect: 5,
  marks: () => {
    const phase = (x: number, radius: number, bulge: number): Mark => {
      const [bright, edge] = [
        arc([x, 0, radius, radius], -90, 90, 7),
        arc([x, 0, radius * bulge, radius], 90, -90, 7),
      ];
      const outline = [...bright, ...edge.slice(1, -1)];
      return area('accent+14', bulge < 0 ? outline.map(({ x: px, y }) => ({ x: px, y })) : outline, {
        shade: 'rim',
      });
    };
    const mirrored = (mark: Mark) => placed([mark], { mirror: true });
    const right = [phase(84, 30, -0.45), phase(150, 26, 0), phase(206, 22, 0.55)];
    return [
      oval('accent+20', [0, 0, 38, 38], { shade: 'rim' }),
      ...[
        [-12, -10, 7],
        [10, 8, 9],
        [14, -16, 4],
        [-16, 14, 4.4],
        [0, 24, 3],
      ].map(([x = 0, y = 0, r = 1]) => oval('accent', [x, y, r, r * 0.92], { line: 'thin', shade: 'flat' })),
      ...right.flatMap((mark) => mirrored(mark)),
      ...right,
      ...[-234, 234].flatMap((x) => [dot('accent', x, 0, 3)]),
    ];
  },
};

const starPoints = (text: string) =>
  text
    .split(' ')
    .map((pair) => pair.split(',').map(Number))
    .map(([x = 0, y = 0]): Point => ({ x, y, corner: true }));
function constellation(stars: string, lines: readonly (readonly number[])[]): Mark[] {
  const points = starPoints(stars);
  return [
    ...lines.map((line) =>
      stroke(
        'accent',
        line.flatMap((index) => points[index] ?? []),
        0.8,
      ),
    ),
    ...points.flatMap(({ x, y }, index) =>
      index % 3 === 0
        ? sparkle('accent+24', x, y, 0.85)
        : [oval('accent+24', [x, y, 2, 2], { shade: 'flat' })],
    ),
  ];
}

const bigDipper: Figure = {
  name: 'big-dipper',
  label: { de: 'Großer Wagen', en: 'Big Dipper' },
  tags: ['celestial', 'night', 'constellation'],
  aspect: 1.7,
  marks: () => [
    ...constellation('-78,-30 -48,-34 -24,-18 4,-8 14,28 62,32 68,-6', [[0, 1, 2, 3, 4, 5, 6, 3]]),
    ...[
      [-60, 10],
      [36, -34],
      [-14, 30],
      [76, -34],
    ].map(([x = 0, y = 0]) => dot('accent', x, y, 1.1)),
  ],
};

const cassiopeia: Figure = {
  name: 'cassiopeia',
  label: { de: 'Kassiopeia', en: 'Cassiopeia' },
  tags: ['celestial', 'night', 'constellation'],
  aspect: 1.5,
  marks: () => [
    ...constellation('-66,-24 -36,26 -2,-6 30,32 66,-26', [[0, 1, 2, 3, 4]]),
    ...[
      [-20, -34],
      [28, -20],
      [-58, 30],
      [58, 24],
    ].map(([x = 0, y = 0]) => dot('accent', x, y, 1.1)),
  ],
};

const heartConstellation: Figure = {
  name: 'heart-constellation',
  label: { de: 'Sternbild Herz', en: 'Heart constellation' },
  tags: ['celestial', 'night', 'constellation', 'love', 'wedding'],
  aspect: 1,
  marks: () => [
    ...constellation('0,-20 14,-38 34,-38 44,-18 36,8 16,30 0,46 -18,28 -38,6 -44,-18 -32,-39 -12,-36', [
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0],
    ]),
    ...[
      [-10, 0],
      [14, -8],
      [4, 18],
    ].map(([x = 0, y = 0]) => dot('accent', x, y, 1.1)),
  ],
};

const sunburst: Figure = {
  name: 'sunburst',
  label: { de: 'Strahlenkranz', en: 'Sunburst' },
  tags: ['celestial', 'boho', 'deco', 'modern'],
  aspect: 1,
  styles: ['flat', 'line'],
  marks: () =>
    Array.from({ length: 48 }, (_, index) => {
      const turn = (index / 48) * Math.PI * 2;
      const [near, far] = [19, index % 4 === 0 ? 49 : index % 2 === 0 ? 40 : 32];
      return stroke(
        'accent',
        [near, (near + far) / 2, far].map((away) => ({ x: Math.cos(turn) * away, y: Math.sin(turn) * away })),
        1,
      );
    }),
};

const halfSun: Figure = {
  name: 'rising-sun',
  label: { de: 'Aufgehende Sonne', en: 'Rising sun' },
  tags: ['celestial', 'boho', 'modern', 'baptism'],
  aspect: 1.9,
  marks: () => [
    area('accent+22', arc([0, 44, 34, 34], 180, 360, 9), { shade: 'above' }),
    ...Array.from({ length: 17 }, (_, index) => {
      const turn = Math.PI + ((index + 0.5) / 17) * Math.PI;
      const far = index % 2 === 0 ? 88 : 68;
      return stroke(
        index % 2 === 0 ? 'accent' : 'main+10',
        [42, (42 + far) / 2, far].map((away) => ({
          x: Math.cos(turn) * away,
          y: 44 + Math.sin(turn) * away,
        })),
        1.8,
      );
    }),
    stroke('accent', '-92,47 -30,46 30,47 92,46', 1.6),
  ],
};

const starScatter: Figure = {
  name: 'star-scatter',
  label: { de: 'Sternenstreu', en: 'Scattered stars' },
  tags: ['celestial', 'christmas', 'baby', 'night'],
  aspect: 1.3,
  marks: (random) =>
    Array.from({ length: 34 }, (_, index) => {
      const [turn, away] = [index * 2.399, Math.sqrt((index + 0.5) / 34)];
      const [x, y] = [Math.cos(turn) * away * 60, Math.sin(turn) * away * 45];
      if (index % 3 === 0)
        return sparkle(index % 2 ? 'accent+10' : 'main+20', x, y, random.between(0.35, 0.85));
      return [oval(index % 2 ? 'accent+30' : 'second', [x, y, random.between(0.7, 1.5)], { shade: 'flat' })];
    }).flat(),
};

const planet: Figure = {
  name: 'planet',
  label: { de: 'Planet', en: 'Planet' },
  tags: ['celestial', 'children', 'birthday'],
  aspect: 1.4,
  marks: () => [
    glow('third+40', 0, 0, 44, 0.3),
    oval('main+16', [0, 0, 31, 31], { shade: 'right' }),
    area('main+38', '-29,-11! -10,-15 12,-12 28,-13! 30,-6! 10,-5 -10,-7 -31,-3!', {
      line: 'thin',
      shade: 'flat',
    }),
    area('main+38', '-28,12! -8,9 14,13 27,14! 22,21! 4,19 -10,20 -24,19!', { line: 'thin', shade: 'flat' }),
    ...placed(
      [
        stroke('accent+10', arc([0, 2, 58, 15], -38, 218, 17), 3.4),
        stroke('accent+34', arc([0, 2, 50, 11], -32, 212, 17), 1.6),
      ],
      { rotate: -14 },
    ),
    ...sparkle('accent+24', -50, -34, 0.9),
    ...sparkle('accent+24', 48, 34, 0.7),
    ...sparkle('accent+24', 40, -38, 0.5),
  ],
};

export const celestialMotifs: readonly Motif[] = motifsOf('celestial', [
  ...[moon, hangingMoon, moonPhases, sunburst, halfSun],
  ...[bigDipper, cassiopeia, heartConstellation, starScatter, planet],
]);
