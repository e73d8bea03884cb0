import type { Colour } from '../../model/colour.ts';
import type { Figure } from '../figure/figure.ts';
import { area, blush, both, dot, type Mark, oval, placed, stroke } from '../figure/marks.ts';
import { arc } from '../figure/outline.ts';

const sparkle = (x: number, y: number, scale: number): Mark[] =>
  placed(
    [area('accent+20', '0,-7! 1.5,-1.7 6,0! 1.5,1.7 0,7! -1.5,1.7 -6,0! -1.5,-1.7', { shade: 'flat' })],
    { x, y, scale },
  );

export const dinosaur: Figure = {
  name: 'dinosaur',
  label: { de: 'Dinosaurier', en: 'Dinosaur' },
  tags: ['children', 'birthday', 'animals'],
  aspect: 1.3,
  marks: () => [
    ...[
      '-18,-22! -14,-31! -6,-25!',
      '-6,-25! 0,-34! 8,-25!',
      '8,-25! 16,-32! 21,-20!',
      '21,-19! 31,-24! 33,-11!',
      '33,-9! 43,-11! 42,0!',
      '43,4! 52,4! 50,12!',
    ].map((p) => area('accent+14', p, { shade: 'flat' })),
    area('leaf-10', '-4,20 6,22 7,46! -6,46!', { shade: 'below' }),
    area('leaf-10', '22,18 32,18 33,44! 22,44!', { shade: 'below' }),
    area(
      'leaf+10',
      '-38,-46 -27,-47 -20,-40 -19,-30 -17,-23 -4,-26 10,-25 24,-18 34,-8 44,6 54,14 64,16! 58,24 46,26 35,23 34,32 35,49! 20,49! 18,33 4,34 -2,33 -3,49! -18,49! -18,32 -26,20 -30,6 -31,-10 -34,-18 -44,-20 -54,-24 -57,-32 -52,-40',
      { shade: 'below' },
    ),
    area('leaf+50', '-30,-14 -25,-6 -22,8 -14,20 -2,27 12,29 18,33 4,34 -4,33 -18,30 -26,20 -30,6', {
      line: 'none',
      shade: 'flat',
    }),
    ...[
      [-4, -12, 3.2],
      [8, -14, 2.4],
      [18, -6, 3.4],
      [6, -2, 2.2],
      [28, 2, 2.4],
      [38, 13, 2],
    ].map(([x = 0, y = 0, r = 1]) => oval('leaf-14', [x, y, r, r * 0.86], { line: 'thin', shade: 'flat' })),
    dot('leaf-78', -36, -36, 2.5),
    oval('leaf+88', [-36.8, -36.9, 0.9, 0.9], { line: 'none', shade: 'flat' }),
    dot('leaf-50', -52, -33.6, 0.9),
    stroke('leaf-50', '-54,-26.6 -47,-26 -41,-28.4', 1.1),
    blush(-42, -30, 5, 0.6),
    ...[-15, -10.6, -6.2, 23, 27.4, 31.8].map((x) =>
      area(
        'leaf+70',
        [
          { x: x - 2, y: 49, corner: true },
          { x, y: 45.4 },
          { x: x + 2, y: 49, corner: true },
        ],
        { line: 'thin', shade: 'flat' },
      ),
    ),
    area('leaf', '-24,4 -32,8 -36,14 -33,17 -27,15 -20,12', { shade: 'below' }),
  ],
};

export const rocket: Figure = {
  name: 'rocket',
  label: { de: 'Rakete', en: 'Rocket' },
  tags: ['children', 'birthday', 'celestial'],
  aspect: 0.8,
  marks: () => [
    ...sparkle(-30, -34, 0.8),
    ...sparkle(32, -22, 1),
    ...sparkle(-33, 8, 0.55),
    ...placed(
      [
        area('accent+8', '-8,28 8,28 10,38 5,36 3,46 0,50 -3,46 -5,36 -10,38', { shade: 'above' }),
        area('accent+55', '-4,28 4,28 4,34 0,41 -4,34', { line: 'thin', shade: 'flat' }),
        ...both([area('main', '11,4! 22,14 26,28 24,34! 16,27 10,25!', { shade: 'right' })]),
        area('third+62', '0,-46! 10,-34 15,-16 15,4 10,26! -10,26! -15,4 -15,-16 -10,-34', {
          shade: 'right',
        }),
        area('main', '0,-46! 10,-34 13.6,-24! 0,-21.6 -13.6,-24! -10,-34', { shade: 'right' }),
        oval('third-20', [0, -8, 8.4, 8.4], { shade: 'flat' }),
        oval('third+30', [0, -8, 5.8, 5.8], { line: 'thin', shade: 'below' }),
        stroke('third+90', '-3.4,-9 -2,-11.6', 1.2, { paintOnly: true }),
        oval('third-20', [0, 9, 3.8, 3.8], { line: 'thin', shade: 'flat' }),
        area('main-12', '-11,21! 0,22.6 11,21! 9,28! 0,29.4 -9,28!', { shade: 'flat' }),
        area('main-6', '-2.2,12! 2.2,12! 2.4,32! -2.4,32!', { shade: 'right' }),
      ],
      { rotate: 14 },
    ),
  ],
};

export const pirateShip: Figure = {
  name: 'pirate-ship',
  label: { de: 'Piratenschiff', en: 'Pirate ship' },
  tags: ['children', 'birthday', 'sea'],
  aspect: 1,
  marks: () => [
    stroke('second-56', '-4,20 -4,-20 -4,-46', 2.2),
    stroke('second-56', '22,18 22,-10 22,-26', 1.9),
    area('main-62', '-3,-49! 8,-50 18,-46! 17,-38 7,-41 -3,-39!', { shade: 'flat' }),
    oval('second+84', [7, -45, 2.5, 2.3], { line: 'thin', shade: 'flat' }),
    ...['3.4,-42.6 10.6,-40.6', '10.4,-43 3.6,-40.4'].map((p) =>
      stroke('second+84', p, 0.8, { paintOnly: true }),
    ),
    area('second+66', '-30,-34! -4,-31 16,-35! 19,-20 16,-6! -4,-3 -28,-7! -24,-20', { shade: 'right' }),
    ...['-27,-27 -5,-24 17,-28', '-25,-15 -5,-12 17,-15'].map((p) => stroke('main', p, 3.2)),
    area('second+60', '12,-20! 22,-18 36,-21! 38,-10 36,2! 22,4 12,2! 14,-8', { shade: 'right' }),
    stroke('second-56', '-36,10 -46,2 -51,-2', 2),
    area('second-34', '-46,8! -38,14 -24,16! 26,16! 32,8 46,4! 44,20 36,36 20,42 -18,42 -34,34 -42,20', {
      shade: 'below',
    }),
    area('second-14', '-46,7! -38,13 -24,15! 26,15! 32,7 46,3! 46,8 34,13 28,20! -26,20! -40,18', {
      line: 'thin',
      shade: 'flat',
    }),
    ...[-20, -6, 8, 22].flatMap((x) => [
      oval('accent+10', [x, 27, 3.8, 3.8], { shade: 'flat' }),
      oval('second-72', [x, 27, 2.2, 2.2], { line: 'thin', shade: 'flat' }),
    ]),
    stroke('second-56', '-36,33 -10,36.6 20,36 36,31', 0.8),
    area(
      'third+10',
      '-50,40! -42,35 -32,40! -22,35 -12,40! -2,35 8,40! 18,35 28,40! 38,35 50,40! 50,48 0,50 -50,48',
      { shade: 'below' },
    ),
  ],
};

export const racingCar: Figure = {
  name: 'racing-car',
  label: { de: 'Rennauto', en: 'Racing car' },
  tags: ['children', 'birthday'],
  aspect: 1.9,
  marks: () => {
    const wheel = (x: number): Mark[] => [
      oval('main-72', [x, 22, 19, 19], { shade: 'flat' }),
      oval('second+60', [x, 22, 10, 10], { shade: 'right' }),
      ...[0, 60, 120].map((turn) =>
        stroke(
          'second-30',
          [
            { x: x + Math.cos(turn / 57.3) * 9, y: 22 + Math.sin(turn / 57.3) * 9 },
            { x, y: 22 },
            { x: x - Math.cos(turn / 57.3) * 9, y: 22 - Math.sin(turn / 57.3) * 9 },
          ],
          0.9,
        ),
      ),
      oval('accent', [x, 22, 3.4, 3.4], { line: 'thin', shade: 'flat' }),
    ];
    return [
      ...['78,-6 92,-7', '82,4 94,4', '80,14 91,14'].map((p) => stroke('third+20', p, 1.6)),
      area('main-24', '56,-28! 76,-30! 78,-22! 60,-20! 62,0! 54,0!', { shade: 'right' }),
      area('second+48', '-2,-16 0,-26 8,-31 16,-27 17,-14', { shade: 'below' }),
      area('main-40', '-3,-18 -1,-29 8,-34 17,-30 18,-20! 6,-22', { shade: 'right' }),
      area(
        'main',
        '-88,18! -70,4 -44,-4 -22,-8 -14,-15! 28,-15! 40,-10 66,-8 76,2 76,20 70,27! -76,27! -88,24',
        { shade: 'below' },
      ),
      area('third+60', '-22,-8! -14,-16 -8,-20! -4,-12 -6,-7!', { shade: 'right' }),
      area('second+72', '-84,15! -58,8 -20,4 30,3 72,5! 74,11! 30,10 -20,11 -62,15 -87,21!', {
        line: 'thin',
        shade: 'flat',
      }),
      oval('second+84', [14, 7, 11, 11], { shade: 'flat' }),
      stroke('main-60', '11,2 15,-0.6 15,14', 2.4),
      ...wheel(-48),
      ...wheel(50),
      area('main-30', '-92,24! -72,24! -72,30! -92,30!', { shade: 'flat' }),
    ];
  },
};

export const football: Figure = {
  name: 'football',
  label: { de: 'Fußball', en: 'Football' },
  tags: ['children', 'birthday', 'sport'],
  aspect: 1,
  marks: () => {
    const at = (turn: number, away: number) => ({
      x: Math.sin((turn * Math.PI) / 180) * away,
      y: -Math.cos((turn * Math.PI) / 180) * away,
      corner: true,
    });
    const middle = [0, 72, 144, 216, 288].map((turn) => at(turn + 6, 15));
    return [
      oval('third+88', [0, 0, 47, 47], { shade: 'rim' }),
      area('third-72', middle, { shade: 'flat' }),
      ...[0, 72, 144, 216, 288].flatMap((turn) => [
        stroke('third-60', [at(turn + 6, 15), at(turn + 6, 28)], 1.2),
        stroke('third-60', [at(turn + 6, 28), at(turn + 24, 36)], 1.2),
        stroke('third-60', [at(turn + 6, 28), at(turn - 12, 36)], 1.2),
        stroke('third-60', [at(turn + 24, 36), at(turn + 42, 35)], 1.2),
        area(
          'third-72',
          [
            at(turn + 24, 36),
            at(turn + 59, 36),
            at(turn + 54, 46),
            { ...at(turn + 42, 47), corner: false },
            at(turn + 30, 46),
          ],
          { shade: 'flat' },
        ),
      ]),
    ];
  },
};

export const mermaidTail: Figure = {
  name: 'mermaid-tail',
  label: { de: 'Meerjungfrau', en: 'Mermaid tail' },
  tags: ['children', 'birthday', 'sea'],
  aspect: 0.9,
  marks: () => [
    area(
      'third+20',
      '2,-12! -8,-20 -22,-25 -34,-38 -36,-49! -24,-48 -10,-42 0,-28! 6,-42 20,-50 34,-49! 34,-36 24,-24 12,-18 4,-10!',
      { shade: 'above' },
    ),
    ...['-30,-44 -18,-32 -4,-18', '-18,-43 -8,-30 0,-16', '28,-44 16,-32 4,-16', '16,-44 10,-32 3,-18'].map(
      (p) => stroke('third-24', p, 0.9),
    ),
    area('third', '-3,-16 6,-16 12,-2 22,14 24,32 18,46! 0,49 -22,47! -24,36 -16,20 -8,4', {
      shade: 'right',
    }),
    ...[
      [-4, 2],
      [4, 3],
      [-9, 12],
      [0, 12],
      [9, 13],
      [-14, 22],
      [-5, 22],
      [5, 22],
      [14, 23],
      [-17, 32],
      [-8, 32],
      [2, 32],
      [12, 32],
      [-12, 41],
      [-2, 42],
      [8, 41],
    ].map(([x = 0, y = 0]) =>
      stroke(
        'third+44',
        [
          { x: x - 4, y },
          { x: x - 2, y: y + 3.6 },
          { x: x + 2, y: y + 3.6 },
          { x: x + 4, y },
        ],
        0.9,
      ),
    ),
    area('main+20', '-25,44 -12,41 0,44 12,41 22,43 24,49 0,52 -25,50', { shade: 'below' }),
    ...sparkle(34, 4, 0.7),
    ...sparkle(-32, 4, 0.6),
    ...[
      [-36, -14, 2.4],
      [36, -14, 2],
      [32, 26, 1.8],
      [-34, 24, 2.2],
    ].map(([x = 0, y = 0, r = 1]) => oval('third+60', [x, y, r, r], { line: 'thin', shade: 'rim' })),
  ],
};

const tower = (x: number, wide: number, top: number, roof: number, colour: Colour): Mark[] => [
  stroke(
    'accent-10',
    [
      { x, y: top - roof },
      { x, y: top - roof - 8 },
    ],
    1,
  ),
  area(
    'accent+16',
    [
      { x, y: top - roof - 8, corner: true },
      { x: x + 8, y: top - roof - 6, corner: true },
      { x, y: top - roof - 3, corner: true },
    ],
    { shade: 'flat' },
  ),
  area(
    'second+66',
    [
      { x: x - wide / 2, y: top, corner: true },
      { x: x + wide / 2, y: top, corner: true },
      { x: x + wide / 2, y: 45, corner: true },
      { x: x - wide / 2, y: 45, corner: true },
    ],
    { shade: 'right' },
  ),
  area(
    colour,
    [
      { x: x - wide / 2 - 3, y: top + 1, corner: true },
      { x, y: top - roof, corner: true },
      { x: x + wide / 2 + 3, y: top + 1, corner: true },
      { x, y: top + 3 },
    ],
    { shade: 'right' },
  ),
  area(
    'third-20',
    [
      { x: x - 2.6, y: top + 16, corner: true },
      { x: x - 2.6, y: top + 10 },
      { x, y: top + 7 },
      { x: x + 2.6, y: top + 10 },
      { x: x + 2.6, y: top + 16, corner: true },
    ],
    { line: 'thin', shade: 'flat' },
  ),
];

export const castle: Figure = {
  name: 'castle',
  label: { de: 'Märchenschloss', en: 'Fairy-tale castle' },
  tags: ['children', 'birthday', 'wedding'],
  aspect: 1.1,
  marks: () => [
    ...tower(-14, 13, -12, 22, 'third+10'),
    ...tower(15, 13, -8, 22, 'third+10'),
    ...tower(0, 16, -18, 24, 'main+6'),
    area(
      'second+72',
      '-30,14! -30,8! -24,8! -24,13! -17,13! -17,8! -10,8! -10,13! -4,13! -4,8! 4,8! 4,13! 10,13! 10,8! 17,8! 17,13! 24,13! 24,8! 30,8! 30,46! -30,46!',
      { shade: 'below' },
    ),
    ...tower(-36, 15, 0, 23, 'main+14'),
    ...tower(36, 15, 0, 23, 'main+14'),
    area('second-34', '-9,46! -9,32 0,22 9,32 9,46!', { shade: 'right' }),
    stroke('second-60', '0,24 0,45', 0.9),
    ...both([area('third-20', '16,30! 16,24 19,20.6 22,24 22,30!', { line: 'thin', shade: 'flat' })]),
    area('leaf+24', '-54,45 -40,41 -28,45 -10,47 10,47 28,45 40,41 54,45 54,49 0,51 -54,49', {
      shade: 'below',
    }),
  ],
};

export const bowTie: Figure = {
  name: 'bow-tie',
  label: { de: 'Fliege', en: 'Bow tie' },
  tags: ['birthday', 'wedding', 'party'],
  aspect: 1.9,
  marks: () => [
    ...both([
      area('main', '6,-8 30,-28 60,-40 78,-38 82,-10 80,18 76,36 56,36 28,22 6,8', { shade: 'left' }),
      ...['12,-4 30,-12 48,-14', '12,4 28,10 44,12'].map((p) => stroke('main-40', p, 1.3)),
      ...[
        [62, -22],
        [46, 2],
        [68, 4],
        [60, 24],
        [40, -16],
        [36, 16],
      ].map(([x = 0, y = 0]) => oval('second+70', [x, y, 3, 3], { line: 'thin', shade: 'flat' })),
    ]),
    area('main-8', '-13,-13 0,-15.6 13,-13 15,0 13,13 0,15.6 -13,13 -15,0', { shade: 'below' }),
    ...['-5,-13 -6,0 -5,13', '5,-13 6,0 5,13'].map((p) => stroke('main-44', p, 1.1)),
  ],
};

export const sunglasses: Figure = {
  name: 'sunglasses',
  label: { de: 'Sonnenbrille', en: 'Sunglasses' },
  tags: ['birthday', 'party', 'summer'],
  aspect: 2.3,
  marks: () => [
    ...both([
      area('main-10', '8,-20 30,-30 70,-30 98,-28 104,-18! 98,-8 92,16 70,36 44,38 20,24 10,4', {
        shade: 'below',
      }),
      area('third-46', '18,-14 36,-21 68,-21 86,-16 86,4 68,26 46,28 28,18 19,2', {
        line: 'thin',
        shade: 'above',
      }),
      area('third-8', '30,-16! 46,-17! 30,14! 24,6', { line: 'none', shade: 'flat' }),
    ]),
    stroke('main-10', '-12,-10 0,-17 12,-10', 5.4),
    ...both([stroke('main-40', '12,-12 0,-19 -12,-12', 0.9, { paintOnly: true })]).slice(0, 1),
    ...[76, 84].map((x) => oval('accent+40', [x, -22, 1.8, 1.8], { line: 'none', shade: 'flat' })),
    stroke('main-40', arc([0, -10, 12, 7], 200, 340, 6), 1, { paintOnly: true }),
  ],
};
