import type { Figure } from '../figure/figure.ts';
import { area, both, glow, type Mark, oval, placed, stroke } from '../figure/marks.ts';
import { arc, type Point } from '../figure/outline.ts';

const flute: readonly Mark[] = [
  area('third+72', '-9,-40! 9,-40! 9.4,-20 6,-2 1.4,6 -1.4,6 -6,-2 -9.4,-20', { shade: 'right' }),
  area('accent+40', '-8.7,-28! 0,-27 8.8,-28! 8.6,-16 5.4,-3 1.2,4.6 -1.2,4.6 -5.4,-3 -8.6,-16', {
    line: 'thin',
    shade: 'below',
  }),
  ...[
    [-2, -10],
    [3, -16],
    [0, -21],
    [-4, -20],
    [2, -4],
  ].map(([x = 0, y = 0]) => oval('accent+80', [x, y, 0.9, 0.9], { line: 'thin', shade: 'flat' })),
  stroke('third-5', '0,5 0.3,22 0,38', 1.6),
  area('third+50', '-11,40 0,37 11,40 8,42.6 0,43.4 -8,42.6', { shade: 'right' }),
  stroke('third+90', '-5.6,-36 -6,-26 -4.6,-16', 1.1, { paintOnly: true }),
];

export const champagne: Figure = {
  name: 'champagne',
  label: { de: 'Sektgläser', en: 'Champagne glasses' },
  tags: ['wedding', 'birthday', 'party', 'newyear'],
  aspect: 0.86,
  marks: () => [
    ...placed(flute, { x: -15, y: 8, rotate: 13 }),
    ...placed(flute, { x: 16, y: 8, rotate: -13, mirror: true }),
    ...[
      '0,-42 0,-46 0.4,-50',
      '-5,-41 -8,-45 -10,-48',
      '5,-41 8,-45 10,-48',
      '-9,-38 -14,-40 -17,-41',
      '9,-38 14,-40 17,-41',
    ].map((p) => stroke('accent', p, 1)),
  ],
};

export const wine: Figure = {
  name: 'wine',
  label: { de: 'Weingläser', en: 'Wine glasses' },
  tags: ['birthday', 'party', 'wedding', 'menu'],
  aspect: 0.9,
  marks: () => {
    const glass = (wineColour: 'main-12' | 'second+25'): Mark[] => [
      area('third+74', '-12,-44! 12,-44! 16,-28 15,-14 8,-4 0,-1 -8,-4 -15,-14 -16,-28', { shade: 'right' }),
      area(wineColour, '-16,-26! -6,-24 6,-27 16,-25! 15,-14 8,-5 0,-2 -8,-5 -15,-14', { line: 'thin' }),
      stroke('third-5', '0,-1 0.4,18 0,38', 1.6),
      area('third+50', '-13,41 0,37.6 13,41 9,43.6 0,44.6 -9,43.6', { shade: 'right' }),
      stroke('third+90', '-9.6,-40 -12,-32 -11.6,-22', 1.2, { paintOnly: true }),
    ];
    return [
      ...placed(glass('second+25'), { x: 18, y: 4, rotate: 6 }),
      ...placed(glass('main-12'), { x: -16, y: 5, rotate: -5, scale: 1.02 }),
    ];
  },
};

export const champagneTower: Figure = {
  name: 'champagne-tower',
  label: { de: 'Sektpyramide', en: 'Champagne tower' },
  tags: ['wedding', 'party', 'newyear', 'deco'],
  aspect: 0.92,
  marks: () => {
    const coupe: readonly Mark[] = [
      stroke('accent-10', '0,0 0.2,7 0,13', 0.9),
      area('accent+10', '-6,14 0,12.4 6,14 0,15', { shade: 'flat' }),
      area('accent+62', '-11,-9! 11,-9! 9,-3 4,0 0,0.8 -4,0 -9,-3', { shade: 'right' }),
      area('accent+30', '-10,-6! 10,-6! 7.6,-2.6 3.6,-0.6 0,0 -3.6,-0.6 -7.6,-2.6', {
        line: 'thin',
        shade: 'below',
      }),
    ];
    const rows = [4, 3, 2, 1].flatMap((count, row) =>
      Array.from({ length: count }, (_, index) =>
        placed(coupe, { x: (index - (count - 1) / 2) * 22, y: 35 - row * 23 }),
      ),
    );
    return [
      ...rows.flat(),
      ...['-2,-48 -1,-46 0,-44', '6,-46 4,-44', '-7,-45 -5,-43'].map((p) => stroke('accent', p, 0.9)),
    ];
  },
};

export const cocktail: Figure = {
  name: 'cocktail',
  label: { de: 'Cocktail', en: 'Cocktail' },
  tags: ['party', 'birthday', 'summer'],
  aspect: 0.84,
  marks: () => [
    stroke('main', '4,6 13,-22 21,-46', 1.8),
    stroke('main', '21,-46 27,-47 32,-44', 1.8),
    area('third+74', '-30,-26! 30,-26! 1.6,12! -1.6,12!', { shade: 'right' }),
    area('second+5', '-24,-18! -8,-16.6 8,-19 24,-18! 1.4,10 -1.4,10', { line: 'thin', shade: 'below' }),
    area('main+30', '-10,0! 10,0! 1.2,10 -1.2,10', { line: 'none', shade: 'flat' }),
    stroke('third-5', '0,12 0.4,28 0,42', 1.8),
    area('third+50', '-16,46 0,42 16,46 12,49 0,50 -12,49', { shade: 'right' }),
    oval('accent+25', [-28, -27, 11, 11]),
    oval('accent+70', [-28, -27, 8.4, 8.4], { line: 'thin', shade: 'flat' }),
    ...[0, 60, 120].map((turn) =>
      stroke(
        'accent+10',
        [
          { x: -28 + Math.cos(turn / 57.3) * 8, y: -27 + Math.sin(turn / 57.3) * 8 },
          { x: -28 - Math.cos(turn / 57.3) * 8, y: -27 - Math.sin(turn / 57.3) * 8 },
        ],
        0.8,
      ),
    ),
    ...[
      [-6, -10],
      [4, -7],
      [10, -13],
      [-1, -3],
    ].map(([x = 0, y = 0]) => oval('second+70', [x, y, 1.4, 1.4], { line: 'thin', shade: 'flat' })),
  ],
};

export const beerAndPretzel: Figure = {
  name: 'beer-and-pretzel',
  label: { de: 'Maßkrug mit Breze', en: 'Beer mug with pretzel' },
  tags: ['oktoberfest', 'party', 'birthday', 'autumn'],
  aspect: 1.12,
  marks: () => [
    area(
      'third+55',
      [...arc([6, 10, 17, 19], -80, 80, 9), ...arc([6, 10, 10, 12], 80, -80, 9)].map(({ x, y }) => ({
        x,
        y,
      })),
      { shade: 'right' },
    ),
    area('third+66', '-38,-26! 8,-26! 9,46 -15,49 -39,46!', { shade: 'right' }),
    area('accent+18', '-35,-20! 5,-20! 5.6,42 -15,44.6 -35.6,42!', { line: 'thin', shade: 'below' }),
    ...[-26, -15, -4].map((x) =>
      area(
        'accent+38',
        [
          { x: x - 3.6, y: -6 },
          { x, y: -9 },
          { x: x + 3.6, y: -6 },
          { x: x + 3.6, y: 34 },
          { x, y: 38 },
          { x: x - 3.6, y: 34 },
        ],
        { line: 'thin', shade: 'flat' },
      ),
    ),
    area(
      'second+78',
      '-40,-24 -43,-33 -37,-41 -29,-42 -24,-49 -13,-50 -6,-45 2,-46 10,-40 13,-31 10,-23 4,-21 2,-12 -3,-10 -6,-18 -14,-20 -20,-17 -23,-20 -30,-19 -33,-12 -38,-13',
      { shade: 'below' },
    ),
    ...['-30,-34 -26,-37 -22,-34', '-12,-41 -7,-43 -3,-39', '-2,-30 2,-32 6,-29'].map((p) =>
      stroke('second+30', p, 0.9),
    ),
    ...placed(pretzel, { x: 32, y: 30 }),
  ],
};

const pretzel: readonly Mark[] = [
  area(
    'second-34',
    '0,18 14,17 22,10 24,-1 21,-12 14,-18 6,-16 0,-10 -6,-16 -14,-18 -21,-12 -24,-1 -22,10 -14,17',
    { shade: 'below' },
  ),
  area('wash+50', '3,-5 9,-11 15,-9 16,0 12,7 6,3', { line: 'full', shade: 'flat' }),
  area('wash+50', '-3,-5 -9,-11 -15,-9 -16,0 -12,7 -6,3', { line: 'full', shade: 'flat' }),
  area('wash+50', '0,6 5,9 7,12 0,12.6 -7,12 -5,9', { line: 'full', shade: 'flat' }),
  ...both([
    oval('second+88', [18, -8, 1, 1], { line: 'thin', shade: 'flat' }),
    oval('second+88', [19.4, 3, 1, 1], { line: 'thin', shade: 'flat' }),
    oval('second+88', [8, -13.6, 0.9, 0.9], { line: 'thin', shade: 'flat' }),
  ]),
];

export const grill: Figure = {
  name: 'grill',
  label: { de: 'Grill', en: 'Barbecue' },
  tags: ['party', 'birthday', 'summer'],
  aspect: 0.92,
  marks: () => [
    ...['-14,-28 -10,-34 -15,-40 -11,-47', '0,-30 4,-36 -1,-42 3,-50', '14,-28 18,-34 13,-40 17,-47'].map(
      (p) => stroke('third+20', p, 1.3),
    ),
    stroke('ink', '-14,16 -20,32 -26,49', 2),
    stroke('ink', '14,16 20,32 26,49', 2),
    stroke('ink', '-20,34 0,35.4 20,34', 1.4),
    area('main-20', '-38,-10! 38,-10! 35,6 24,17 8,21 -8,21 -24,17 -35,6', { shade: 'right' }),
    area('main-46', '-41,-14! 41,-14! 41,-8.6! -41,-8.6!', { shade: 'flat' }),
    area('second-20', '-26,-20 -16,-22 -6,-20 -5,-16.6 -16,-15 -27,-16', { shade: 'below' }),
    area('main+10', '6,-22 15,-24 26,-21 28,-17 17,-15 6,-16', { shade: 'below' }),
    ...['-22,-20 -20,-17', '-16,-21 -14,-17', '-10,-20 -9,-17'].map((p) => stroke('second-56', p, 0.9)),
    stroke('main+60', '-28,-2 -24,8 -14,14', 1.4, { paintOnly: true }),
    oval('main-55', [25, 45, 5, 5], { shade: 'flat' }),
    glow('accent', 0, -12, 16, 0.2),
  ],
};

/** A row of festoons hanging along a tier. */
function icing(reach: number, y: number): Point[] {
  const count = Math.round(reach / 4);
  const step = (2 * reach) / count;
  const drops = Array.from({ length: count }, (_, index): Point[] => {
    const left = reach - (index + 1) * step;
    return [
      { x: left + step / 2, y: y - 15 },
      { x: left, y: y - 19, corner: true },
    ];
  });
  return [
    { x: -reach, y: y - 21, corner: true },
    { x: reach, y: y - 21, corner: true },
    { x: reach, y: y - 19, corner: true },
    ...drops.flat(),
  ];
}

export const weddingCake: Figure = {
  name: 'wedding-cake',
  label: { de: 'Hochzeitstorte', en: 'Wedding cake' },
  tags: ['wedding', 'party'],
  aspect: 0.78,
  marks: () => [
    area('accent+20', '-36,46 0,43 36,46 30,50 0,51 -30,50'),
    area('second+72', '-30,22! 30,22! 30,45! 0,48 -30,45!', { shade: 'right' }),
    area('second+78', '-22,-4! 22,-4! 22,22! 0,24.6 -22,22!', { shade: 'right' }),
    area('second+82', '-14,-27! 14,-27! 14,-4! 0,-2 -14,-4!', { shade: 'right' }),
    area('main+44', icing(30, 42), { line: 'thin', shade: 'flat' }),
    area('main+44', icing(22, 20), { line: 'thin', shade: 'flat' }),
    area('main+44', icing(14, -5), { line: 'thin', shade: 'flat' }),
    area('main+5', '0,-30! -6,-37 -7,-43 -3,-46 0,-42! 3,-46 7,-43 6,-37', { shade: 'right' }),
    ...[
      [-16, 32],
      [-6, 35],
      [5, 33],
      [15, 36],
      [-11, 8],
      [2, 11],
      [12, 7],
      [-4, -16],
      [6, -14],
    ].map(([x = 0, y = 0]) => oval('accent+20', [x, y, 1.1, 1.1], { line: 'thin', shade: 'flat' })),
    ...placed(
      [
        oval('main+20', [0, 0, 4, 4]),
        oval('main-2', [0.4, 0.4, 1.8, 1.8], { line: 'thin', shade: 'flat' }),
        area('leaf', '4,2! 9,0 11,4! 7,6'),
        area('leaf+10', '-4,2! -9,1 -11,5! -6,6'),
      ],
      { x: 18, y: 20 },
    ),
    ...placed(
      [
        oval('main+20', [0, 0, 3.4, 3.4]),
        oval('main-2', [0.4, 0.4, 1.5, 1.5], { line: 'thin', shade: 'flat' }),
        area('leaf', '3,2! 8,0 10,4! 6,6'),
      ],
      { x: -14, y: -5 },
    ),
  ],
};
