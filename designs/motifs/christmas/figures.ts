import type { Figure } from '../figure/figure.ts';
import { area, blush, both, dot, type Mark, oval, placed, stroke } from '../figure/marks.ts';
import { scallop } from '../figure/outline.ts';

export const reindeer: Figure = {
  name: 'reindeer',
  label: { de: 'Rentier', en: 'Reindeer' },
  tags: ['warm-main', 'christmas', 'winter', 'woodland', 'animals'],
  aspect: 0.84,
  marks: () => [
    ...both([
      stroke('second-62', '7,-18 11,-26 19,-32 27,-40 29,-49', 2.4),
      stroke('second-62', '12,-27 10,-35 12,-42', 2),
      stroke('second-62', '20,-33 20,-40 19,-46', 1.9),
      stroke('second-62', '25,-37 32,-39 37,-43', 1.8),
    ]),
    area('second-30', '-17,6 -22,22 -24,40 -22,50 22,50 24,40 22,22 17,6', { shade: 'below' }),
    area('second+58', '-9,22 0,18 9,22 12,36 9,50! -9,50! -12,36', { line: 'thin', shade: 'above' }),
    ...both([
      area('second-26', '12,-13 22,-19 32,-18 36,-13 30,-7 20,-5 13,-7'),
      area('main+42', '17,-12 24,-15 31,-14 28,-10 20,-9', { line: 'thin', shade: 'flat' }),
    ]),
    area('second-20', '0,-22 10,-20 16,-12 16,-2 13,10 9,21 4,26 -4,26 -9,21 -13,10 -16,-2 -16,-12 -10,-20', {
      shade: 'below',
    }),
    area('second+45', '0,6 6,8 9,16 5,24 0,25.6 -5,24 -9,16 -6,8', { line: 'none', shade: 'flat' }),
    oval('main', [0, 17, 6, 5], { shade: 'rim' }),
    oval('main+60', [-2, 15.4, 1.5, 1], { line: 'none', shade: 'flat' }),
    ...both([
      dot('second-80', 9, -2, 2.1),
      stroke('second-66', '6,-8 9,-9.4 12,-8.4', 1),
      blush(11, 7, 5, 0.5),
    ]),
    area('main-4', '-19,29 0,35 19,29 21,36 0,42 -21,36', { shade: 'below' }),
    area('main+4', '8,38! 17,35! 20,50! 11,50!', { shade: 'below' }),
    ...['-12,34 -13,38', '-4,36.4 -4,40.4', '4,36.4 4,40', '12,44 17,43'].map((p) =>
      stroke('second+80', p, 1.2),
    ),
  ],
};

export const leapingStag: Figure = {
  name: 'leaping-stag',
  label: { de: 'Springender Hirsch', en: 'Leaping stag' },
  tags: ['christmas', 'winter', 'woodland', 'animals'],
  aspect: 1.3,
  marks: () => [
    area('second-40', '24,2 36,8 46,22 58,34! 53,38! 40,28 28,18'),
    area('second-40', '-22,2 -34,10 -46,8 -54,14! -56,10! -46,2 -34,2 -24,-6'),
    stroke('second-58', '-38,-31 -40,-40 -34,-46 -28,-49', 1.8),
    stroke('second-58', '-39,-38 -45,-43 -46,-48', 1.6),
    stroke('second-58', '-34,-31 -29,-38 -20,-40 -12,-47', 1.9),
    stroke('second-58', '-24,-39.6 -24,-45 -21,-50', 1.5),
    stroke('second-58', '-31,-36 -33,-42 -31,-46', 1.5),
    area(
      'second-26',
      '-38,-33 -32,-32 -27,-24 -18,-14 -4,-10 14,-14 30,-13 40,-4 40,8 48,20 60,26! 58,31! 44,27 32,17 22,9 6,10 -8,8 -18,8 -26,16 -38,24 -42,31! -46,29! -40,18 -30,8 -28,-2 -33,-14 -38,-19 -47,-18 -53,-20 -53,-24 -46,-28',
      { shade: 'below' },
    ),
    area('second+58', '36,-12 44,-16 44,-8 39,-5'),
    area('second-20', '-31,-31 -22,-33 -19,-29 -26,-25'),
    area('second+60', '-32,-14 -26,-8 -22,2 -26,8 -30,2 -30,-6', { line: 'none', shade: 'flat' }),
    dot('second-80', -42, -27, 1.3),
    dot('second-80', -52, -22.4, 1.2),
    area('main', '-34,-17! -25,-20! -20,-12! -30,-6!', { shade: 'right' }),
    ...[
      [-2, -6],
      [8, -8],
      [18, -9],
      [28, -6],
      [12, -3],
    ].map(([x = 0, y = 0]) => oval('second+62', [x, y, 1.4, 1.1], { line: 'none', shade: 'flat' })),
  ],
};

export const snowman: Figure = {
  name: 'snowman',
  label: { de: 'Schneemann', en: 'Snowman' },
  tags: ['christmas', 'winter', 'children'],
  aspect: 0.8,
  marks: () => [
    ...['-18,6 -28,0 -37,-8', '-31,-3 -36,-2', '-32,-4 -32,-10', '18,6 28,2 36,-6', '31,-1 36,-1'].map((p) =>
      stroke('second-60', p, 1.5),
    ),
    oval('third+80', [0, 31, 25, 20]),
    oval('third+84', [0, 5, 19, 16]),
    oval('third+88', [0, -20, 15, 14.4]),
    area('main', '-15,-10 0,-5.6 15,-10 16,-4 0,1 -16,-4', { shade: 'below' }),
    area('main+6', '6,-3! 13,-5! 17,14! 9,16!', { shade: 'below' }),
    ...['9,10 15.6,8.6', '8,4 14.6,2.6', '-8,-6.4 -8,-2.4', '0,-5 0,-0.4'].map((p) =>
      stroke('second+70', p, 1.2),
    ),
    area('third-62', '-19,-31! 19,-31! 19,-27.4! -19,-27.4!', { shade: 'flat' }),
    area('third-54', '-11.6,-50! 11.6,-50! 12.6,-31! -12.6,-31!', { shade: 'right' }),
    area('main', '-12.4,-36! 12.4,-36! 12.6,-31! -12.6,-31!', { shade: 'flat' }),
    ...both([dot('third-78', 5, -22, 1.7), blush(9, -16, 4.4, 0.5)]),
    area('accent+10', '0,-20! -13,-15.6! 0,-16!', { shade: 'below' }),
    ...[
      [-5, -12.6],
      [-2, -11.4],
      [1.4, -11.2],
      [4.6, -12.2],
    ].map(([x = 0, y = 0]) => dot('third-78', x, y, 0.8)),
    ...[5, 22, 32].map((y) => dot('third-78', 0, y, 1.8)),
  ],
};

export const angel: Figure = {
  name: 'angel',
  label: { de: 'Engel', en: 'Angel' },
  tags: ['christmas', 'baptism', 'church'],
  aspect: 0.96,
  marks: () => [
    ...both([
      area(
        'second+70',
        '4,-8 16,-22 32,-30 45,-30 47,-18! 43,-14 45,-6! 39,-4 40,4! 33,4 32,11! 22,10 10,6',
        { shade: 'left' },
      ),
      stroke('second+22', '12,-8 26,-18 41,-23', 0.8),
      stroke('second+22', '12,-2 26,-8 40,-11', 0.8),
      stroke('second+22', '12,3 24,1 36,-1', 0.8),
    ]),
    area('third+48', '0,-12 9,-8 14,8 22,34 27,46! 14,49.6 0,47 -14,49.6 -27,46! -22,34 -14,8 -9,-8', {
      shade: 'below',
    }),
    ...['-8,10 -12,30 -15,46', '0,18 0,34 0,45', '8,10 12,30 15,46'].map((p) => stroke('third+14', p, 0.8)),
    ...both([area('third+36', '9,-8 15,2 17,12 8,16 0,12! 4,7', { shade: 'below' })]),
    area('second+52', '-4,9 0,5.6 4,9 4,14 0,16 -4,14', { shade: 'flat' }),
    area('accent+5', scallop([0, -25, 14.6, 14], 12, 0.1), { shade: 'below' }),
    oval('second+50', [0, -22, 10.6, 11]),
    area('accent+10', '-10,-25 -8,-33 0,-36 8,-33 10,-25 4,-29 -2,-28 -6,-29', { shade: 'flat' }),
    ...both([stroke('second-70', '2.4,-21 4.6,-19.2 7,-20.4', 1.1), blush(6.4, -16.6, 3.8, 0.6)]),
    stroke('second-60', '-2,-15.4 0,-14.4 2,-15.4', 0.9),
    stroke('accent+20', '-9,-43 0,-45.4 9,-43 10,-41 0,-39 -10,-41 -9,-43', 1.2),
  ],
};

export const nutcracker: Figure = {
  name: 'nutcracker',
  label: { de: 'Nussknacker', en: 'Nutcracker' },
  tags: ['warm-main', 'christmas', 'vintage'],
  aspect: 0.5,
  marks: () => [
    area('second-52', '-18,45! 18,45! 18,50! -18,50!', { shade: 'right' }),
    ...both([
      area('third-30', '1,18! 9,18! 9,36! 1.4,36!', { shade: 'right' }),
      area('second-70', '0.8,34! 10,34! 10.6,42 13,45! 1,45!', { shade: 'right' }),
      area('main', '12,-10 17,-8 20,2 18,14 13,13 13,2', { shade: 'right' }),
      area('accent+12', '9,-11 15,-13 20,-9 19,-5 10,-5', { shade: 'below' }),
      oval('second+46', [16, 16, 3.4, 3.6]),
    ]),
    area('main', '-12,-10! 12,-10! 13,8 14,22! 0,24 -14,22! -13,8', { shade: 'right' }),
    area('accent+12', '-13,8! 13,8! 13.4,12! -13.4,12!', { shade: 'right' }),
    ...both([
      oval('accent+30', [4.6, -4, 1.5, 1.5], { line: 'thin', shade: 'flat' }),
      oval('accent+30', [4.6, 3, 1.5, 1.5], { line: 'thin', shade: 'flat' }),
    ]),
    area('second+46', '-10,-32! 10,-32! 10,-12 5,-8 -5,-8 -10,-12', { shade: 'right' }),
    area('second+84', '-10,-22! -5,-19 5,-19 10,-22! 11,-12 7,-3 0,1 -7,-3 -11,-12', { shade: 'below' }),
    area('second-66', '-4,-16! 4,-16! 3,-11! -3,-11!', { shade: 'flat', line: 'thin' }),
    stroke('second+90', '-3,-14 3,-14', 1.2, { paintOnly: true }),
    area('second-60', '0,-20! 4,-22 8,-21 9,-19! 5,-18 0,-18.6! -5,-18 -9,-19! -8,-21 -4,-22', {
      line: 'thin',
      shade: 'flat',
    }),
    ...both([
      dot('second-80', 4, -27, 1.4),
      stroke('second-60', '2,-30 4,-31 6.4,-30', 0.9),
      blush(7, -23, 3, 0.5),
    ]),
    area('main-4', '-11.6,-50 0,-51 11.6,-50 11,-36! -11,-36!', { shade: 'right' }),
    area('accent+12', '-12,-37! 12,-37! 12,-32.6! -12,-32.6!', { shade: 'right' }),
    area('accent+30', '0,-47! 3,-43.6! 0,-39.6! -3,-43.6!', { shade: 'flat' }),
  ],
};

export const gingerbread: Figure = {
  name: 'gingerbread-man',
  label: { de: 'Lebkuchenmann', en: 'Gingerbread man' },
  tags: ['christmas', 'children'],
  aspect: 0.84,
  marks: () => [
    area(
      'second-34',
      '0,-48 11,-45 17,-35 15,-24 9,-17! 20,-15 32,-17 39,-11 37,-2 28,2 16,3! 15,14 20,28 26,40 22,48 13,50 6,43 0,29 -6,43 -13,50 -22,48 -26,40 -20,28 -15,14 -16,3! -28,2 -37,-2 -39,-11 -32,-17 -20,-15 -9,-17! -15,-24 -17,-35 -11,-45',
      { shade: 'rim' },
    ),
    ...both([
      dot('second-78', 6, -35, 1.9),
      blush(10, -28, 4.4, 0.5),
      stroke('second+84', '29,-16 27.4,-12 30,-8 28,-3 29,0', 1.4),
      stroke('second+84', '13,38 17,36 20,38.6 23,35', 1.4),
      stroke('second+84', '4,-46 9,-43.6 12,-40', 1.3),
    ]),
    stroke('second+84', '-6,-27 -3,-24.4 0,-23.8 3,-24.4 6,-27', 1.5),
    area('main', '0,-15! 6,-18 9,-17 9,-11 6,-10 0,-13! -6,-10 -9,-11 -9,-17 -6,-18', { shade: 'right' }),
    ...[-4, 5, 14].map((y) => oval('main+10', [0, y, 2.5, 2.5], { shade: 'rim' })),
  ],
};

const ball = (
  colour: 'main' | 'third+8' | 'accent+18',
  x: number,
  y: number,
  radius: number,
  pattern: readonly Mark[],
): Mark[] => [
  stroke(
    'accent-20',
    [
      { x, y: -50 },
      { x: x + 0.4, y: (y - radius - 50) / 2 },
      { x, y: y - radius - 3 },
    ],
    0.7,
  ),
  oval(colour, [x, y, radius, radius], { shade: 'rim' }),
  area(
    'accent+10',
    [
      { x: x - 3, y: y - radius - 3.4, corner: true },
      { x: x + 3, y: y - radius - 3.4, corner: true },
      { x: x + 3.4, y: y - radius + 0.6, corner: true },
      { x: x - 3.4, y: y - radius + 0.6, corner: true },
    ],
    { shade: 'right' },
  ),
  ...placed(pattern, { x, y, scale: radius / 16 }),
  stroke(
    'second+88',
    [
      { x: x - radius * 0.66, y: y - radius * 0.1 },
      { x: x - radius * 0.6, y: y - radius * 0.46 },
      { x: x - radius * 0.34, y: y - radius * 0.68 },
    ],
    1.4,
    { paintOnly: true },
  ),
];

export const baublesHanging: Figure = {
  name: 'baubles',
  label: { de: 'Christbaumkugeln', en: 'Baubles' },
  tags: ['christmas'],
  aspect: 0.9,
  marks: () => [
    ...ball('third+8', -24, 4, 15, [
      stroke('second+80', '-15,-4 -9,1 -3,-4 3,1 9,-4 15,1', 1.3),
      stroke('second+80', '-14,4 -9,8 -3,3 3,8 9,3 14,7', 1.3),
    ]),
    ...ball(
      'main',
      2,
      30,
      18,
      [
        [-8, -6],
        [0, -4],
        [8, -6],
        [-12, 2],
        [-4, 4],
        [4, 4],
        [12, 2],
        [-6, 11],
        [5, 11],
      ].map(([x = 0, y = 0]) => oval('second+80', [x, y, 1.3, 1.3], { line: 'thin', shade: 'flat' })),
    ),
    ...ball('accent+18', 27, -9, 13, [
      area('second+70', '-15.4,-4! 0,-1 15.4,-4! 15.4,4! 0,7 -15.4,4!', { line: 'thin', shade: 'flat' }),
      stroke('main', '-12,1 -6,4 0,2.6 6,4 12,1', 1.3),
    ]),
  ],
};

export const bell: Figure = {
  name: 'bell',
  label: { de: 'Glocke', en: 'Bell' },
  tags: ['christmas', 'wedding', 'church', 'easter'],
  aspect: 0.88,
  marks: () => [
    oval('accent-24', [0, 39, 6, 6], { shade: 'below' }),
    area(
      'accent+8',
      '-5,-30 5,-30 15,-23 20,-8 22,12 28,26 36,35! 20,40 0,42 -20,40 -36,35! -28,26 -22,12 -20,-8 -15,-23',
      { shade: 'right' },
    ),
    area('accent+30', '-36,34! -20,38 0,39.4 20,38 36,34! 37,38! 20,42.6 0,44 -20,42.6 -37,38!', {
      line: 'full',
      shade: 'right',
    }),
    stroke('accent-22', '-21,8 0,12 21,8', 1),
    stroke('accent+70', '-13,-16 -16,0 -18,12', 1.8, { paintOnly: true }),
    ...both([
      area('main', '1,-32 10,-43 22,-48 28,-42 24,-34 12,-29', { shade: 'left' }),
      area('main-16', '2,-30 10,-26 16,-14! 11,-15! 8,-10! 3,-20', { shade: 'flat' }),
    ]),
    oval('main+8', [0, -32, 4.6, 4.4]),
  ],
};
