import type { Colour } from '../../model/colour.ts';
import type { Figure } from '../figure/figure.ts';
import { area, both, glow, type Mark, oval, placed, stroke } from '../figure/marks.ts';
import { pointsOf, scallop } from '../figure/outline.ts';

const balloonOutline = pointsOf(
  '0,-24 11,-22 18,-12 18,0 12,12 4,20 0,22 -4,20 -12,12 -18,0 -18,-12 -11,-22',
);
function balloon(colour: Colour, x: number, y: number, rotate: number, scale: number): Mark[] {
  return placed(
    [
      area(colour, '-3,25! 0,21.4 3,25!', { shade: 'flat' }),
      area(colour, balloonOutline, { shade: 'right' }),
      stroke('second+86', '-11,-2 -11.5,-9 -8.4,-15', 2, { paintOnly: true }),
    ],
    { x, y, rotate, scale },
  );
}

export const balloons: Figure = {
  name: 'balloons',
  label: { de: 'Luftballons', en: 'Balloons' },
  tags: ['birthday', 'party', 'children'],
  aspect: 0.86,
  marks: () => [
    ...[
      '-22,-2 -14,18 -1,36 -2,50',
      '22,-4 14,18 0,36 -2,50',
      '0,-14 1,10 -1,34 -2,50',
      '-10,12 -6,26 -1,40 -2,50',
      '12,14 6,28 0,40 -2,50',
    ].map((p) => stroke('accent-20', p, 0.7)),
    ...balloon('third', -24, -20, -14, 0.86),
    ...balloon('second', 23, -21, 13, 0.88),
    ...balloon('main', 0, -27, 0, 0.94),
    ...balloon('main+40', -11, -3, -9, 0.72),
    ...balloon('leaf+20', 12, -2, 9, 0.7),
    ...both([area('accent', '-2,37! 4,33 9,33 8,38', { shade: 'flat' })]),
  ],
};

const candle = (x: number, top: number, colour: Colour): Mark[] => [
  area(
    colour,
    [
      { x: x - 1.7, y: top, corner: true },
      { x: x + 1.7, y: top, corner: true },
      { x: x + 1.7, y: top + 13, corner: true },
      { x: x - 1.7, y: top + 13, corner: true },
    ],
    { shade: 'right' },
  ),
  stroke(
    'second+70',
    [
      { x: x - 1.6, y: top + 4.4 },
      { x, y: top + 3.4 },
      { x: x + 1.6, y: top + 2 },
    ],
    0.8,
    { paintOnly: true },
  ),
  glow('accent+30', x, top - 5, 7, 0.5),
  area(
    'accent+25',
    [
      { x, y: top - 9, corner: true },
      { x: x + 2.2, y: top - 4 },
      { x, y: top - 0.6 },
      { x: x - 2.2, y: top - 4 },
    ],
    { shade: 'above' },
  ),
];

export const cake: Figure = {
  name: 'cake',
  label: { de: 'Torte mit Kerzen', en: 'Cake with candles' },
  tags: ['birthday', 'party', 'children'],
  aspect: 0.9,
  marks: () => [
    area('third+40', '-43,43 0,41 43,43 40,49 0,50.4 -40,49'),
    area('third+20', '-10,49 10,49 12,51 -12,51', { line: 'none', shade: 'flat' }),
    area('second+25', '-35,14! 35,14! 34.4,43 20,45.4 0,46 -20,45.4 -34.4,43!', { shade: 'right' }),
    area(
      'main+8',
      '-36,12 -18,9.4 0,9 18,9.4 36,12 36,19 33,24 29,20! 25,19 22,27 17,27 15,20! 11,19 8,24 4,24 2,19! -2,19 -5,29 -10,29 -12,20! -16,19 -19,24 -24,24 -26,19! -30,20 -33,26 -36,20',
      { shade: 'below' },
    ),
    ...[-28, -14, 0, 14, 28].map((x) => oval('main+50', [x, 38, 2.2, 2.2], { shade: 'flat' })),
    stroke('main+10', '-33,43 -16,45 0,45.6 16,45 33,43', 1.6),
    area('second+42', '-24,-12! 24,-12! 23.6,10 12,12 0,12.4 -12,12 -23.6,10!', { shade: 'right' }),
    area(
      'main+30',
      '-25,-14 0,-17 25,-14 25,-8 22,-3 18,-7! 15,-7 12,0 8,0 6,-7! 2,-7 -1,-2 -5,-2 -7,-8! -11,-7 -14,1 -18,1 -20,-6! -23,-4 -25,-9',
      { shade: 'below' },
    ),
    ...candle(-13, -28, 'third'),
    ...candle(0, -31, 'main-10'),
    ...candle(13, -28, 'leaf+10'),
    ...[
      [-16, 6],
      [-6, 4],
      [5, 7],
      [15, 4],
      [-26, 33],
      [-6, 34],
      [7, 32],
      [22, 33],
    ].map(([x = 0, y = 0]) =>
      stroke(
        'accent',
        [
          { x: x - 1, y },
          { x: x + 1.2, y: y - 1.4 },
        ],
        1.1,
        { paintOnly: true },
      ),
    ),
  ],
};

export const cupcake: Figure = {
  name: 'cupcake',
  label: { de: 'Cupcake', en: 'Cupcake' },
  tags: ['birthday', 'party', 'children'],
  aspect: 0.78,
  marks: () => [
    area('third+5', '-27,12! 27,12! 21,48! 12,50 -12,50 -21,48!', { shade: 'right' }),
    ...[-18, -10.8, -3.6, 3.6, 10.8, 18].map((x) =>
      stroke(
        'third-30',
        [
          { x: x * 1.2, y: 14 },
          { x: x * 1.1, y: 30 },
          { x: x * 0.96, y: 48.6 },
        ],
        0.8,
      ),
    ),
    area('main+36', '-32,15 -36,8 -32,0 -24,-3 -10,-5 10,-5 24,-3 32,0 36,8 32,15 22,17 8,15 -6,18 -20,15'),
    area('main+42', '-26,1 -28,-7 -22,-14 -10,-16 10,-17 22,-14 27,-6 24,2 12,4 -2,1 -14,4'),
    area('main+48', '-18,-12 -19,-19 -13,-26 -2,-28 10,-28 18,-21 17,-13 8,-11 -4,-14 -12,-10'),
    area('main+54', '-9,-24 -9,-31 -3,-38 4,-43 5,-36 10,-30 9,-24 2,-22'),
    oval('main-6', [1, -42, 6, 6], { shade: 'rim' }),
    stroke('leaf', '2,-47 5,-50 9,-50', 1),
    stroke('second+88', '-1.6,-44 0,-45.6', 1.2, { paintOnly: true }),
    ...[
      [-24, 8, 20],
      [-10, 10, -40],
      [6, 7, 60],
      [22, 9, -10],
      [-16, -6, 40],
      [0, -8, -20],
      [15, -7, 70],
      [-8, -20, -50],
      [8, -21, 20],
    ].map(([x = 0, y = 0, turn = 0], i) =>
      oval((['accent', 'third', 'leaf+10'] as const)[i % 3] ?? 'accent', [x, y, 2.1, 0.8, turn], {
        line: 'thin',
        shade: 'flat',
      }),
    ),
  ],
};

export const present: Figure = {
  name: 'present',
  label: { de: 'Geschenk', en: 'Present' },
  tags: ['birthday', 'christmas', 'party'],
  aspect: 0.9,
  marks: () => [
    area('main+6', '-36,-6! 36,-6! 35,49! -35,49!', { shade: 'right' }),
    ...[
      [-26, 8],
      [-14, 20],
      [-27, 32],
      [-14, 42],
      [14, 10],
      [27, 20],
      [15, 33],
      [28, 42],
    ].map(([x = 0, y = 0]) => oval('main+40', [x, y, 2, 2], { line: 'none', shade: 'flat' })),
    area('accent+20', '-6.4,-6! 6.4,-6! 6.4,49! -6.4,49!', { shade: 'right' }),
    area('main+16', '-40,-19! 40,-19! 40,-3! -40,-3!', { shade: 'right' }),
    area('accent+28', '-7,-19! 7,-19! 7,-3! -7,-3!', { shade: 'right' }),
    ...both([
      area('accent+8', '2,-20 12,-14 22,-9 24,-4! 19,-5 16,0! 9,-8', { shade: 'flat' }),
      area('accent+22', '1,-21 8,-34 20,-44 31,-43 33,-34 26,-25 14,-20', { shade: 'left' }),
      area('accent-16', '6,-23 12,-31 20,-37 26,-37 26,-32 20,-26 13,-23', { line: 'thin', shade: 'flat' }),
    ]),
    area('accent+30', '-6,-26 0,-28 6,-26 6.6,-19 0,-16.6 -6.6,-19'),
  ],
};

export const partyHat: Figure = {
  name: 'party-hat',
  label: { de: 'Partyhut', en: 'Party hat' },
  tags: ['birthday', 'party', 'children', 'carnival'],
  aspect: 0.76,
  marks: () => [
    area('main+5', '-1,-34! 14,2 29,40! 16,46 0,47.6 -16,46 -29,40! -15,2', { shade: 'right' }),
    area('second+40', '-8,-18! 6,-14 8,-15! 11,-6! 0,-4 -13,-9!', { line: 'thin', shade: 'flat' }),
    area('third+8', '-18,8! -2,13 16,10! 20,20! 2,24 -23,18!', { line: 'thin', shade: 'flat' }),
    area('second+40', '-25,29! -6,34 24,30! 29,40! 2,41 -28,38!', { line: 'thin', shade: 'flat' }),
    ...[
      [-4, 2],
      [6, 1],
      [-10, 24],
      [4, 29],
      [15, 25],
    ].map(([x = 0, y = 0]) => oval('accent+30', [x, y, 2, 2], { line: 'none', shade: 'flat' })),
    area(
      'accent+30',
      '-33,40! -16,44.6 0,46 16,44.6 33,40! 34,44 30,48! 26,46 22,50! 17,47.6 12,51! 6,48.6 0,52! -6,48.6 -12,51! -17,47.6 -22,50! -26,46 -30,48! -34,44',
      { shade: 'flat' },
    ),
    area('accent+35', scallop([-1, -39, 9, 9], 11, 0.3), { shade: 'rim' }),
    ...[20, 80, 140, 200, 260, 320].map((turn) =>
      stroke(
        'accent-10',
        [
          { x: -1, y: -39 },
          { x: -1 + Math.cos(turn / 57) * 4, y: -39 + Math.sin(turn / 57) * 4 },
          { x: -1 + Math.cos(turn / 57) * 6.5, y: -39 + Math.sin(turn / 57) * 6.5 },
        ],
        0.8,
        { paintOnly: true },
      ),
    ),
  ],
};

export const crown: Figure = {
  name: 'crown',
  label: { de: 'Krone', en: 'Crown' },
  tags: ['birthday', 'children', 'baby'],
  aspect: 1.24,
  marks: () => [
    area('accent+6', '-44,34! -50,-14! -26,8! -9,-12 0,-37! 9,-12 26,8! 51,-14! 44,34! 22,39 0,40 -22,39', {
      shade: 'below',
    }),
    area('accent+20', '-43,27! -20,32 0,33 20,32 43,27! 44,37! 22,42 0,43 -22,42 -44,37!', { shade: 'flat' }),
    ...[
      [-51, -18, 4.6],
      [51, -18, 4.6],
      [0, -39, 5.6],
    ].map(([x = 0, y = 0, r = 1]) => oval('accent+26', [x, y, r, r], { shade: 'rim' })),
    area('main', '0,2! 7,13 0,24! -7,13', { shade: 'right' }),
    ...both([
      oval('third', [25, 17, 4.4, 5.4]),
      oval('main+30', [13, 36.6, 2, 1.8], { line: 'thin', shade: 'flat' }),
      oval('main+30', [33, 34.4, 2, 1.8], { line: 'thin', shade: 'flat' }),
    ]),
    oval('main+30', [0, 37.8, 2, 1.8], { line: 'thin', shade: 'flat' }),
  ],
};
