import type { Figure } from '../figure/figure.ts';
import { area, dot, type Mark, oval, placed, stroke } from '../figure/marks.ts';
import { arc } from '../figure/outline.ts';

const heartOutline =
  '0,-20! 8,-34 22,-40 36,-34 42,-18 38,-2 22,20 0,42! -22,20 -38,-2 -42,-18 -36,-34 -22,-40 -8,-34';

const ring = (x: number, y: number, outer: number, inner: number): Mark =>
  area('accent+12', [...arc([x, y, outer, outer], 0, 360, 17), ...arc([x, y, inner, inner], 360, 0, 17)], {
    shade: 'below',
    line: 'none',
  });

export const rings: Figure = {
  name: 'rings',
  label: { de: 'Eheringe', en: 'Wedding rings' },
  tags: ['wedding', 'love', 'jubilee'],
  aspect: 1.36,
  marks: () => [
    ring(-22, 8, 36, 29.6),
    stroke('accent-30', arc([-22, 8, 36, 36], 12, 352, 17), 1.1),
    stroke('accent-30', arc([-22, 8, 29.6, 29.6], 18, 356, 17), 1),
    ring(24, 8, 33, 27),
    stroke('accent-30', arc([24, 8, 33, 33], -160, 184, 17), 1.1),
    stroke('accent-30', arc([24, 8, 27, 27], -154, 190, 17), 1),
    area('accent+5', '15,-27! 33,-27! 29,-20! 19,-20!', { shade: 'flat' }),
    area('third+60', '12,-38! 17,-45! 31,-45! 36,-38! 24,-24!', { shade: 'right' }),
    ...['12,-38 24,-37.4 36,-38', '17,-45 20,-38 24,-24', '31,-45 28,-38 24,-24'].map((p) =>
      stroke('third', p, 0.7),
    ),
    ...['24,-50 24,-48.6', '10,-46 12,-44.6', '38,-46 36,-44.6'].map((p) => stroke('accent', p, 0.9)),
    stroke('accent+75', arc([-22, 8, 32.8, 32.8], 200, 250, 6), 1.3, { paintOnly: true }),
    stroke('accent+75', arc([24, 8, 30, 30], 20, 70, 6), 1.2, { paintOnly: true }),
  ],
};

export const brushedHeart: Figure = {
  name: 'brushed-heart',
  label: { de: 'Gepinseltes Herz', en: 'Brushed heart' },
  tags: ['wedding', 'love', 'modern'],
  aspect: 0.96,
  styles: ['flat'],
  marks: () => [
    stroke('main', '1,42 -16,26 -36,4 -42,-16 -35,-34 -20,-40 -6,-33 1,-17', 6.4),
    stroke('main', '-1,-16 6,-32 20,-41 36,-34 42,-17 36,3 18,25 -3,44', 6.4),
    stroke('main+20', '-2,36 -18,20 -33,0 -36,-18', 1.2),
    stroke('main+20', '38,-18 32,0 16,20', 1.2),
    stroke('main+10', '44,-14 41,2 30,18', 0.9),
  ],
};

export const lineHeart: Figure = {
  name: 'one-line-heart',
  label: { de: 'Herz aus einer Linie', en: 'One-line heart' },
  tags: ['wedding', 'love', 'modern'],
  aspect: 1.9,
  styles: ['line'],
  marks: () => [
    stroke(
      'ink',
      '-94,30 -70,34 -44,22 -22,6 -34,-12 -30,-32 -14,-38 -2,-26 2,-12 8,-28 22,-38 38,-30 40,-10 28,10 8,28 -2,38 -6,28 8,22 30,30 56,36 94,26',
      1.2,
    ),
  ],
};

export const paintedHeart: Figure = {
  name: 'heart',
  label: { de: 'Herz', en: 'Heart' },
  tags: ['wedding', 'love', 'valentine'],
  aspect: 0.96,
  marks: () => [
    area('main', heartOutline, { shade: 'right' }),
    stroke('main+45', '-30,-16 -29,-26 -22,-31', 2.2, { paintOnly: true }),
  ],
};

export const foldedHeart: Figure = {
  name: 'folded-heart',
  label: { de: 'Gefaltetes Herz', en: 'Folded heart' },
  tags: ['wedding', 'love', 'geometric'],
  aspect: 0.94,
  marks: () => [
    area('main+22', '0,-20! -18,-38! -40,-24! -22,0!', { shade: 'flat' }),
    area('main+8', '-40,-24! -42,-6! -22,0!', { shade: 'flat' }),
    area('main-8', '-42,-6! 0,42! -22,0!', { shade: 'flat' }),
    area('main+4', '0,-20! -22,0! 0,42!', { shade: 'flat' }),
    area('main+34', '0,-20! 18,-38! 40,-24! 22,0!', { shade: 'flat' }),
    area('main+14', '40,-24! 42,-6! 22,0!', { shade: 'flat' }),
    area('main-18', '42,-6! 0,42! 22,0!', { shade: 'flat' }),
    area('main-4', '0,-20! 22,0! 0,42!', { shade: 'flat' }),
  ],
};

export const cupidsArrow: Figure = {
  name: 'cupids-arrow',
  label: { de: 'Amors Pfeil', en: "Cupid's arrow" },
  tags: ['love', 'wedding', 'valentine'],
  aspect: 1.3,
  marks: () => [
    stroke('accent-15', '-50,36 0,4 44,-25', 1.8),
    ...placed(
      [
        area('main', heartOutline, { shade: 'right' }),
        stroke('main+45', '-30,-16 -29,-26 -22,-31', 2.2, { paintOnly: true }),
      ],
      { scale: 0.9, x: -2, y: 2, rotate: -4 },
    ),
    stroke('accent-15', '26,-13 36,-20 46,-26', 1.8),
    area('accent+5', '62,-36! 50,-17! 48,-26! 40,-31!', { shade: 'right' }),
    stroke('accent-15', '-60,42 -46,33 -33,25', 1.8),
    ...[0, 6, 12].flatMap((by) => [
      area(
        'third+25',
        [
          { x: -44 - by, y: 32 + by * 0.64, corner: true },
          { x: -46 - by, y: 25 + by * 0.64 },
          { x: -54 - by * 0.95, y: 23 + by * 0.6, corner: true },
          { x: -51 - by * 0.95, y: 32 + by * 0.6 },
        ],
        { shade: 'flat' },
      ),
      area(
        'third+40',
        [
          { x: -44 - by, y: 32 + by * 0.64, corner: true },
          { x: -37 - by, y: 36 + by * 0.64 },
          { x: -39 - by * 0.9, y: 44 + by * 0.4, corner: true },
          { x: -47 - by * 0.95, y: 38 + by * 0.5 },
        ],
        { shade: 'flat' },
      ),
    ]),
  ],
};

export const envelope: Figure = {
  name: 'envelope',
  label: { de: 'Liebesbrief', en: 'Love letter' },
  tags: ['wedding', 'love', 'save-the-date', 'thanks'],
  aspect: 1.3,
  marks: () => [
    area('second+30', '-58,-14! 0,-46 58,-14! 58,0! -58,0!', { shade: 'above' }),
    area('second+84', '-44,-38! 44,-38! 44,34! -44,34!', { shade: 'below' }),
    ...placed([area('main', heartOutline, { shade: 'right' })], { scale: 0.24, y: -20 }),
    ...['-30,-4 0,-4.6 30,-4', '-24,3 0,2.4 22,3'].map((p) => stroke('second-10', p, 0.9)),
    area('second+46', '-58,-14! -2,20! -58,46!', { shade: 'left' }),
    area('second+46', '58,-14! 2,20! 58,46!', { shade: 'right' }),
    area('second+55', '-58,46! -8,15 0,11 8,15 58,46!', { shade: 'below' }),
    oval('main-5', [0, 19, 8, 8], { shade: 'rim' }),
    ...placed([area('main+35', heartOutline, { shade: 'flat', line: 'thin' })], { scale: 0.1, y: 19 }),
  ],
};

export const key: Figure = {
  name: 'key',
  label: { de: 'Schlüssel', en: 'Key' },
  tags: ['wedding', 'moving', 'vintage'],
  aspect: 0.5,
  marks: () => {
    const bow = '0,-24! 7,-22 14,-26 17,-34 13,-42 5,-45 0,-39! -5,-45 -13,-42 -17,-34 -14,-26 -7,-22';
    return [
      area('accent+4', '-2.6,-16! 2.6,-16! 2.4,44 0,47 -2.4,44', { shade: 'right' }),
      area('accent+4', '2,28! 14,28! 14,34! 9,34! 9,37! 13,37! 13,43! 2,43!', { shade: 'right' }),
      area('accent+14', bow, { shade: 'right' }),
      ...placed([area('wash+40', heartOutline, { shade: 'flat' })], { scale: 0.17, y: -33.6 }),
      area('accent+24', '-6,-22 0,-24 6,-22 6,-18 0,-16 -6,-18'),
      area('accent+24', '-5,-14 0,-15.6 5,-14 5,-11 0,-9.6 -5,-11'),
      oval('accent+20', [0, -47, 2.6, 2.6]),
    ];
  },
};

const tyre = (x: number, y: number, radius: number): Mark[] => [
  oval('main-68', [x, y, radius, radius], { shade: 'flat' }),
  oval('second+62', [x, y, radius * 0.62, radius * 0.62], { shade: 'right' }),
  oval('second-20', [x, y, radius * 0.26, radius * 0.26], { line: 'thin', shade: 'flat' }),
];

export const weddingCar: Figure = {
  name: 'wedding-car',
  label: { de: 'Hochzeitsauto', en: 'Wedding car' },
  tags: ['wedding', 'love', 'vintage'],
  aspect: 1.7,
  marks: () => [
    ...['60,26 68,36 74,40', '60,26 66,42 68,46', '60,26 76,30 82,34'].map((p) =>
      stroke('accent-20', p, 0.8),
    ),
    ...[
      [75, 42, 20],
      [68, 47, -10],
      [82, 36, 40],
    ].flatMap(([x = 0, y = 0, rotate = 0]) =>
      placed([area('accent+20', '-4,-2.6! 4,-2.6! 4,2.6! -4,2.6!', { shade: 'below' })], {
        x,
        y: Math.min(y, 46),
        rotate,
      }),
    ),
    area('third+66', '-36,-8! -26,-34 -6,-40! 16,-40 34,-31 46,-8!', { shade: 'right' }),
    area(
      'main+8',
      '-38,-6! -28,-35 -8,-43 16,-43 36,-34 49,-6! 43,-7! 33,-29 16,-37! 6,-37! 6,-7! 1,-7! 1,-37! -7,-37 -24,-30 -32,-7!',
      { shade: 'right' },
    ),
    area('main+5', '-74,8 -66,-4 -48,-9 -30,-8 0,-8 40,-8 56,-7 64,2 66,16 64,31! -74,31! -78,20', {
      shade: 'below',
    }),
    stroke('main+48', '-70,6 -40,1 0,0.4 40,0.4 60,3', 1.4, { paintOnly: true }),
    stroke('main-35', '1,-6 2,12 0,29', 0.9),
    stroke('main-35', '28,-6 32,10 30,28', 0.9),
    stroke('main-40', '8,3 13,3.4', 1.3),
    area('main-14', '-66,31 -64,15 -52,8 -38,8 -26,15 -23,31!', { line: 'full', shade: 'above' }),
    area('main-14', '24,31 27,15 39,8 52,9 61,16 65,31!', { line: 'full', shade: 'above' }),
    ...tyre(-45, 32, 15),
    ...tyre(44, 32, 15),
    area('third+45', '-84,26! -62,26! -62,31! -84,31!', { shade: 'below' }),
    area('third+45', '58,25! 74,25! 74,30! 58,30!', { shade: 'below' }),
    oval('accent+45', [-73, 9, 4.6, 5.6], { shade: 'left' }),
    ...placed([area('main-12', heartOutline, { shade: 'right' })], { scale: 0.18, x: 16, y: 14 }),
    ...[
      [20, -50, 0.1],
      [34, -46, 0.14],
      [48, -42, 0.09],
    ].flatMap(([x = 0, y = 0, scale = 0.1]) =>
      placed([area('main+30', heartOutline, { shade: 'flat' })], { x, y, scale }),
    ),
  ],
};

const bicycleWheel = (x: number): Mark[] => [
  stroke('ink', arc([x, 24, 22, 22], 0, 360, 17), 1.6),
  ...[0, 45, 90, 135].map((turn) =>
    stroke(
      'ink',
      [
        { x: x + Math.cos(turn / 57.3) * 21, y: 24 + Math.sin(turn / 57.3) * 21 },
        { x, y: 24 },
        { x: x - Math.cos(turn / 57.3) * 21, y: 24 - Math.sin(turn / 57.3) * 21 },
      ],
      0.5,
    ),
  ),
  dot('accent', x, 24, 2),
];

export const tandem: Figure = {
  name: 'tandem',
  label: { de: 'Tandem', en: 'Tandem' },
  tags: ['wedding', 'love', 'travel'],
  aspect: 1.9,
  marks: () => [
    ...bicycleWheel(-66),
    ...bicycleWheel(66),
    ...[
      '-66,24 -46,-8 -42,-16',
      '-46,-8 0,-6 50,-10',
      '-46,-8 -26,26 14,26 50,-10',
      '-26,26 0,-6 14,26',
      '14,26 50,-10 66,24',
      '-66,24 -44,26 -26,26',
      '-26,26 -6,26.4 14,26',
    ].map((p) =>
      stroke(
        'main',
        p
          .split(' ')
          .map((w) => `${w}!`)
          .join(' '),
        2,
      ),
    ),
    stroke('main', '50,-10 48,-24 46,-34', 2),
    ...[
      '46,-34 40,-40 32,-39',
      '46,-34 54,-38 58,-34',
      '2,-28 -4,-32 -10,-30',
      '2,-28 9,-31 13,-27',
      '0,-6 1,-18 2,-28',
      '-42,-16 -44,-22 -44,-24',
    ].map((p) => stroke('ink', p, 1.5)),
    area('second-50', '-56,-27 -44,-30 -33,-27 -36,-23 -46,-22'),
    area('second-50', '-16,-17 -4,-20 9,-17 6,-13 -3,-12'),
    oval('accent', [-26, 26, 5, 5], { shade: 'flat' }),
    oval('accent', [14, 26, 5, 5], { shade: 'flat' }),
    area('second-14', '50,-30! 76,-30! 72,-14! 54,-14!', { shade: 'right' }),
    ...['52,-25 74,-25', '53,-20 73,-20'].map((p) => stroke('second-50', p, 0.8)),
    ...[
      [56, -33],
      [63, -36],
      [70, -33],
    ].flatMap(([x = 0, y = 0], i) => [
      oval((['main+30', 'main', 'accent+30'] as const)[i] ?? 'main', [x, y, 4.4, 4.4], { shade: 'rim' }),
      oval('accent+60', [x, y, 1.4, 1.4], { line: 'thin', shade: 'flat' }),
    ]),
    ...[
      [-72, -20, 0.14],
      [-82, -34, 0.1],
    ].flatMap(([x = 0, y = 0, scale = 0.1]) =>
      placed([area('main+20', heartOutline, { shade: 'flat' })], { x, y, scale }),
    ),
  ],
};
