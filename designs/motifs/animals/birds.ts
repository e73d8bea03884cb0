import type { Figure } from '../figure/figure.ts';
import { area, blush, dot, type Mark, oval, placed, stroke } from '../figure/marks.ts';

export const robin: Figure = {
  name: 'robin',
  label: { de: 'Rotkehlchen', en: 'Robin' },
  tags: ['warm-main', 'christmas', 'winter'],
  aspect: 1.12,
  marks: () => [
    stroke('second-60', '-2,32 -4,42 -3,48', 1.4),
    stroke('second-60', '8,32 8,42 9,48', 1.4),
    ...[-3, 9].flatMap((x) =>
      [-5, 0, 5].map((by) =>
        stroke(
          'second-60',
          [
            { x, y: 47.5 },
            { x: x + by * 0.6, y: 49 },
            { x: x + by, y: 50 },
          ],
          1.1,
        ),
      ),
    ),
    area('second-44', '28,2 42,-2 54,-10 57,-6 50,4 38,14 26,18'),
    area(
      'second-30',
      '-22,-44 -8,-47 4,-40 12,-28 26,-14 34,0 32,16 22,29 6,35 -12,33 -26,23 -34,8 -36,-10 -36,-26 -32,-37',
    ),
    area('second+68', '-32,12 -20,16 -4,14 10,20 16,30 6,35 -12,33 -26,23', { line: 'none', shade: 'below' }),
    area('main-2', '-22,-36 -12,-34 -8,-24 -2,-12 2,2 -2,14 -14,19 -26,15 -34,4 -37,-10 -37,-24 -33,-32', {
      line: 'thin',
    }),
    area('second-42', '2,-14 14,-14 26,-4 36,8 47,14! 36,20 20,22 6,16 0,2'),
    stroke('second-64', '12,2 22,9 34,13', 0.9),
    stroke('second-64', '8,7 18,14 30,17', 0.9),
    stroke('second-64', '16,-5 26,3 36,9', 0.9),
    area('second-62', '-36,-31 -47,-28! -36,-25.5'),
    dot('second-82', -24, -33, 2.6),
    oval('second+85', [-24.9, -33.9, 0.9, 0.9], { line: 'none', shade: 'flat' }),
    ...['-26,-10 -24,-7', '-18,-2 -16,1', '-26,4 -24,7', '-14,8 -12,11', '-16,-16 -14,-13'].map((p) =>
      stroke('main-28', p, 0.9, { paintOnly: true }),
    ),
  ],
};

export const chick: Figure = {
  name: 'chick',
  label: { de: 'Küken', en: 'Chick' },
  tags: ['easter', 'baby', 'children'],
  aspect: 0.86,
  marks: () => [
    stroke('accent-20', '-6,38 -7,48', 1.6),
    stroke('accent-20', '7,38 8,48', 1.6),
    ...[-7, 8].flatMap((x) =>
      [-5, 0, 5].map((by) =>
        stroke(
          'accent-20',
          [
            { x, y: 46.5 },
            { x: x + by * 0.6, y: 48.5 },
            { x: x + by, y: 50 },
          ],
          1.3,
        ),
      ),
    ),
    area(
      'second+10',
      '0,-40 14,-37 24,-27 27,-14 31,0 33,16 27,31 14,40 -2,42 -18,39 -30,29 -34,14 -31,-2 -26,-16 -23,-28 -13,-37',
    ),
    area('second+55', '-20,12 -4,8 12,14 18,26 10,37 -2,41 -16,37 -24,26', { line: 'none', shade: 'above' }),
    area('second-4', '14,2 26,2 37,8 42,6! 42,16 34,24 22,24 14,16'),
    stroke('second-36', '24,10 30,13 36,13', 0.9),
    stroke('second-36', '22,16 28,19 33,18', 0.9),
    stroke('second-20', '-4,-39 -8,-46 -6,-49', 1.4),
    stroke('second-20', '0,-40 0,-47 4,-50', 1.4),
    stroke('second-20', '4,-39 6,-44 10,-45', 1.4),
    area('main-4', '-23,-20 -33,-15! -24,-11.5 -20,-15.5', { shade: 'below' }),
    stroke('main-35', '-32,-15 -26,-15.4 -21.5,-15', 0.7),
    dot('second-80', -13, -22, 2.6),
    oval('second+88', [-13.9, -23, 0.9, 0.9], { line: 'none', shade: 'flat' }),
    blush(-9, -12, 6, 0.55),
    ...['-14,22 -12,25', '-4,20 -2,23', '-8,30 -6,33', '4,28 6,31'].map((p) => stroke('second-20', p, 0.9)),
  ],
};

const loveBird: readonly Mark[] = [
  area('third-10', '20,16 30,26 40,40 36,42 26,34 16,28'),
  area('third+2', '-12,-26 0,-28 9,-20 12,-8 20,4 24,16 20,26 10,30 -2,29 -13,22 -18,10 -19,-4 -20,-16'),
  area('third+66', '-18,-2 -10,2 -4,12 2,24 8,29.6 -2,29 -13,22 -18,10', { line: 'none', shade: 'flat' }),
  area('third-22', '0,-6 10,-4 18,8 24,22 28,30! 16,26 6,16'),
  stroke('third-45', '8,6 14,14 21,23', 0.8),
  stroke('third-45', '12,3 18,11 23,19', 0.8),
  area('accent', '-19,-19 -26,-14! -19.4,-12'),
  stroke('third-72', '-13,-17 -11,-15.4 -8.4,-16.2', 1.2),
  blush(-10, -10, 5, 0.6),
];

export const loveBirds: Figure = {
  name: 'love-birds',
  label: { de: 'Turteltauben', en: 'Love birds' },
  tags: ['wedding', 'love'],
  aspect: 1.36,
  marks: () => [
    ...placed(loveBird, { x: 25, y: 12 }),
    ...placed(loveBird, { x: -27, y: 10, mirror: true, scale: 1.02 }),
    stroke('second-50', '-66,40 -40,42.5 -10,41.5 20,43 44,41 66,43', 1.6),
    area(
      'main',
      '0,-30! 3,-35 9,-36.5 13,-32 12,-25 6,-18 0,-12! -7,-18 -12.6,-25 -13.4,-32 -9,-36.8 -3,-35',
    ),
    ...[-28, -24, 22, 26].map((x) =>
      stroke(
        'second-60',
        [
          { x, y: 38 },
          { x: x + 0.5, y: 41 },
          { x: x - 1, y: 43 },
        ],
        1,
      ),
    ),
  ],
};

export const dove: Figure = {
  name: 'dove',
  label: { de: 'Taube', en: 'Dove' },
  tags: ['church', 'baptism', 'wedding', 'mourning'],
  aspect: 1.24,
  marks: () => [
    area('third+62', '4,-4 2,-18 8,-34 20,-48 22,-36 30,-42 28,-30 36,-34 32,-22 38,-22 28,-8 16,2'),
    area(
      'third+78',
      '-48,0 -42,-7 -33,-8 -24,-2 -12,0 6,0 22,8 34,14 48,14 60,20! 50,22 59,28! 48,28 54,35! 40,31 26,26 10,27 -8,27 -24,20 -33,10 -40,4',
    ),
    area(
      'third+72',
      '-14,4 -22,-10 -23,-28 -14,-49 -8,-38! -3,-47 2,-34! 8,-41 11,-28! 18,-32 18,-20! 24,-20 22,-6 14,6 0,10',
    ),
    ...['-12,-6 -14,-20 -12,-34', '-5,-4 -5,-18 -2,-32', '3,-2 6,-14 8,-26', '9,0 13,-8 16,-17'].map((p) =>
      stroke('third+22', p, 0.9),
    ),
    ...['34,18 44,20 52,22', '34,22 42,26 48,30'].map((p) => stroke('third+22', p, 0.8)),
    dot('third-70', -39.5, -1.6, 1.3),
    area('accent+10', '-47,-2 -56,2! -45,3'),
    stroke('leaf', '-55,2 -60,8 -60,15', 0.9),
    ...(
      [
        [-57, 6, 40],
        [-61, 11, 150],
        [-59.4, 13, 60],
      ] as const
    ).map(([x, y, turn]) => oval('leaf', [x, y + 1.5, 3, 1.3, turn], { shade: 'flat' })),
  ],
};

const gull = '-12,2 -7,-4 -2,-3 0,1 3,-4 8,-5 13,-1 8,-2 4,0 0,5 -3,0 -7,-1';
export const flock: Figure = {
  name: 'flock',
  label: { de: 'Vogelschar', en: 'Flock of birds' },
  tags: ['mourning', 'sea', 'sky'],
  aspect: 1.5,
  styles: ['flat'],
  marks: () =>
    [
      [-52, 30, 1.2, -10],
      [-30, 8, 1.5, 6],
      [-6, -12, 1.15, -8],
      [14, 8, 0.85, 4],
      [26, -26, 1, -14],
      [46, -12, 0.75, 2],
      [56, -38, 0.7, -8],
      [-14, 32, 0.7, 8],
    ].flatMap(([x, y, scale, rotate]) =>
      placed([area('ink', gull, { shade: 'flat', line: 'solid' })], { x, y, scale, rotate }),
    ),
};
