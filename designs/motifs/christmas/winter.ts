import type { Colour } from '../../model/colour.ts';
import type { Figure } from '../figure/figure.ts';
import { area, both, glow, type Mark, oval, placed, stroke } from '../figure/marks.ts';

export const lantern: Figure = {
  name: 'lantern',
  label: { de: 'Laterne mit Kerze', en: 'Candle lantern' },
  tags: ['christmas', 'winter', 'advent', 'mourning', 'autumn'],
  aspect: 0.58,
  marks: () => [
    stroke('main-60', '-7,-40 -8,-47 0,-50 8,-47 7,-40', 1.6),
    area('main-46', '-7,-40! 7,-40! 9,-34 22,-26! -22,-26! -9,-34', { shade: 'right' }),
    area('second+58', '-20,-26! 20,-26! 20,40! -20,40!', { shade: 'flat' }),
    glow('accent+30', 0, 2, 30, 0.65),
    area('second+84', '-8,12! 8,12! 8,40! -8,40!', { shade: 'right' }),
    area('second+90', '-8,12 0,9.6 8,12 7,17 4,16 3,21 0,16 -5,17', { line: 'none', shade: 'flat' }),
    stroke('main-70', '0,11 0.3,8 0,5', 1),
    area('accent+30', '0,-10! 5,-1 4,6 0,8 -4,6 -5,-1', { shade: 'above' }),
    area('accent+75', '0,-3! 2,2 0,6 -2,2', { line: 'none', shade: 'flat' }),
    ...both([area('main-46', '17,-26! 21,-26! 21,41! 17,41!', { shade: 'right' })]),
    area('main-46', '-25,-28! 25,-28! 25,-23! -25,-23!', { shade: 'right' }),
    area('main-46', '-25,40! 25,40! 27,49! -27,49!', { shade: 'right' }),
  ],
};

export const sleigh: Figure = {
  name: 'sleigh',
  label: { de: 'Schlitten', en: 'Sleigh' },
  tags: ['christmas', 'winter'],
  aspect: 1.24,
  marks: () => [
    stroke('accent-5', '-48,44 -10,45 34,44 50,38 55,28 49,22 43,27', 2.2),
    stroke('accent-5', '-28,24 -27,34 -28,44', 1.8),
    stroke('accent-5', '18,24 19,34 18,44', 1.8),
    area('third+20', '-20,-22! 4,-25! 6,0! -19,2!', { shade: 'right' }),
    area('accent+30', '-10,-23.4! -5,-24! -3,1! -8,1!', { line: 'thin', shade: 'flat' }),
    area('leaf+8', '2,-10! 22,-13! 24,2! 4,4!', { shade: 'right' }),
    area('main+40', '11,-12! 14,-12.4! 16,2! 13,2!', { line: 'thin', shade: 'flat' }),
    area('accent+30', '-9,-24 -15,-31 -9,-34 -6,-27! -3,-35 3,-33 -2,-25', { shade: 'flat' }),
    area(
      'main',
      '-52,-34 -44,-38 -37,-32 -33,-18 -24,-4 -8,1 14,0 28,-8 36,-20 44,-22 49,-15 44,-6 36,8 26,22 8,27 -18,27 -36,22 -46,6 -50,-12',
      { shade: 'below' },
    ),
    stroke('accent+30', '-47,-28 -42,-8 -34,6 -22,14 2,16 22,10 34,-4 40,-14', 1.5),
    area('second+84', '-57,-35 -52,-42 -43,-43 -35,-36 -32,-26! -37,-31 -43,-33 -50,-32 -54,-30'),
    ...placed(
      [area('accent+30', '0,-6! 1.6,-1.6 6,0! 1.6,1.6 0,6! -1.6,1.6 -6,0! -1.6,-1.6', { shade: 'flat' })],
      { x: -8, y: 21 },
    ),
  ],
};

export const mittens: Figure = {
  name: 'mittens',
  label: { de: 'Fäustlinge', en: 'Mittens' },
  tags: ['christmas', 'winter', 'children'],
  aspect: 1.06,
  marks: () => {
    const mitten = (colour: Colour): Mark[] => [
      area(
        colour,
        '-14,22! -16,4 -16,-14 -9,-27 1,-30 10,-26 14,-14 14,-6! 20,-12 27,-12 28,-4 20,8 13,14 13,22!',
        { shade: 'right' },
      ),
      area('second+74', '-16,20! 15,20! 16,34! -17,34!', { shade: 'right' }),
      ...[-11, -5, 1, 7, 12].map((x) =>
        stroke(
          'second+24',
          [
            { x, y: 22 },
            { x: x - 0.3, y: 32 },
          ],
          0.8,
        ),
      ),
      ...[0, 60, 120].map((turn) =>
        stroke(
          'second+84',
          [
            { x: -1 + Math.cos(turn / 57.3) * 7, y: -8 + Math.sin(turn / 57.3) * 7 },
            { x: -1, y: -8 },
            { x: -1 - Math.cos(turn / 57.3) * 7, y: -8 - Math.sin(turn / 57.3) * 7 },
          ],
          1.2,
        ),
      ),
      stroke('second+84', '-14,11 -9,14 -4,11 1,14 6,11 11,14', 1.2),
    ];
    return [
      stroke('accent-10', '-22,-22 -16,-40 0,-46 16,-40 22,-24', 1.1),
      ...placed(mitten('third+2'), { x: 22, y: 10, rotate: -12, mirror: true, scale: 0.96 }),
      ...placed(mitten('main'), { x: -22, y: 10, rotate: 10, scale: 0.96 }),
    ];
  },
};

const house = (x: number, wide: number, wall: number, roof: number, colour: Colour): Mark[] => {
  const [left, right] = [x - wide / 2, x + wide / 2];
  return [
    area(
      colour,
      [
        { x: left, y: 36 - wall, corner: true },
        { x, y: 36 - wall - roof, corner: true },
        { x: right, y: 36 - wall, corner: true },
        { x: right, y: 38, corner: true },
        { x: left, y: 38, corner: true },
      ],
      { shade: 'below' },
    ),
    area(
      'third+90',
      [
        { x: left - 2.6, y: 37 - wall, corner: true },
        { x, y: 33 - wall - roof },
        { x: right + 2.6, y: 37 - wall, corner: true },
        { x: right - 1, y: 39 - wall },
        { x: x + wide * 0.2, y: 37 - wall - roof * 0.5 },
        { x, y: 40 - wall - roof, corner: true },
        { x: x - wide * 0.2, y: 37.6 - wall - roof * 0.5 },
        { x: left + 1, y: 39 - wall },
      ],
      { shade: 'flat' },
    ),
    ...[-0.25, 0.25].map((side) =>
      area(
        'accent+52',
        [
          { x: x + side * wide - 2.2, y: 42 - wall, corner: true },
          { x: x + side * wide + 2.2, y: 42 - wall, corner: true },
          { x: x + side * wide + 2.2, y: 48 - wall, corner: true },
          { x: x + side * wide - 2.2, y: 48 - wall, corner: true },
        ],
        { line: 'thin', shade: 'flat' },
      ),
    ),
  ];
};

export const snowyVillage: Figure = {
  name: 'snowy-village',
  label: { de: 'Verschneites Dorf', en: 'Village in the snow' },
  tags: ['christmas', 'winter'],
  aspect: 2,
  marks: () => [
    ...[
      [-84, 20, 9],
      [-72, 26, 10],
      [84, 24, 10],
      [70, 18, 8],
      [4, 16, 7],
    ].flatMap(([x = 0, tall = 0, half = 0]) => [
      area(
        'leaf-8',
        [
          { x, y: 36 - tall * 2, corner: true },
          { x: x + half, y: 38, corner: true },
          { x: x - half, y: 38, corner: true },
        ],
        { shade: 'right' },
      ),
      area(
        'third+90',
        [
          { x, y: 36 - tall * 2, corner: true },
          { x: x + half * 0.4, y: 38 - tall * 1.2, corner: true },
          { x, y: 40 - tall * 1.25 },
          { x: x - half * 0.4, y: 38 - tall * 1.2, corner: true },
        ],
        { line: 'none', shade: 'flat' },
      ),
    ]),
    ...house(-50, 24, 24, 16, 'second-14'),
    ...house(46, 26, 22, 17, 'main+10'),
    area('second+34', '12,36! 12,-14! 20,-46! 28,-14! 28,36!', { shade: 'right' }),
    area('third-20', '10,-13! 20,-50! 30,-13! 20,-11', { shade: 'right' }),
    area('third+90', '14,-26! 20,-50! 26,-26! 22,-24 18,-27', { line: 'none', shade: 'flat' }),
    oval('accent+52', [20, 0, 3.4, 3.4], { shade: 'flat' }),
    ...house(-22, 30, 28, 19, 'main-14'),
    ...house(-4, 20, 17, 12, 'third+10'),
    ...house(68, 18, 15, 11, 'second+4'),
    area('second-50', '17,22! 20,17 23,22! 23,37! 17,37!', { shade: 'flat' }),
    area('third+86', '-100,40 -70,34 -40,37 -10,33 24,37 60,33 100,39! 100,48 40,50 -40,49 -100,48!', {
      shade: 'below',
    }),
    ...[
      [-92, -30],
      [-64, -38],
      [-40, -20],
      [-14, -40],
      [48, -38],
      [62, -16],
      [84, -34],
      [36, -14],
      [-78, -12],
      [-4, -18],
    ].map(([x = 0, y = 0], i) =>
      oval('third+70', [x, y, 1 + (i % 3) * 0.3, 1 + (i % 3) * 0.3], { line: 'thin', shade: 'flat' }),
    ),
  ],
};

export const winterSkyline: Figure = {
  name: 'winter-skyline',
  label: { de: 'Winterliche Stadt', en: 'Winter town skyline' },
  tags: ['christmas', 'winter', 'modern', 'newyear'],
  aspect: 2.6,
  marks: () => {
    const gable = (x: number, wide: number, tall: number, colour: Colour, kind: number): Mark[] => {
      const [left, right, top] = [x, x + wide, 44 - tall];
      const roof: Record<number, [number, number][]> = {
        0: [
          [left, top],
          [x + wide / 2, top - wide * 0.62],
          [right, top],
        ],
        1: [
          [left, top],
          [left + wide * 0.16, top],
          [left + wide * 0.16, top - 7],
          [left + wide * 0.34, top - 7],
          [left + wide * 0.34, top - 14],
          [right - wide * 0.34, top - 14],
          [right - wide * 0.34, top - 7],
          [right - wide * 0.16, top - 7],
          [right - wide * 0.16, top],
          [right, top],
        ],
        2: [
          [left, top],
          [left + wide * 0.2, top - 8],
          [x + wide / 2, top - 15],
          [right - wide * 0.2, top - 8],
          [right, top],
        ],
      };
      const points = [...(roof[kind] ?? []), [right, 46] as const, [left, 46] as const].map(([px, py]) => ({
        x: px,
        y: py,
        corner: true,
      }));
      const windows = [0.3, 0.7].flatMap((share) =>
        [8, 20, 32]
          .filter((dy) => dy < tall - 6)
          .map((dy) => {
            const [wx, wy] = [x + wide * share, top + dy];
            return area(
              'accent+50',
              [
                { x: wx - 1.8, y: wy, corner: true },
                { x: wx, y: wy - 1.6 },
                { x: wx + 1.8, y: wy, corner: true },
                { x: wx + 1.8, y: wy + 5, corner: true },
                { x: wx - 1.8, y: wy + 5, corner: true },
              ],
              { line: 'thin', shade: 'flat' },
            );
          }),
      );
      return [area(colour, points, { shade: 'below' }), ...windows];
    };
    return [
      ...gable(-128, 20, 40, 'third+10', 0),
      ...gable(-106, 22, 54, 'main+8', 1),
      ...gable(-83, 18, 36, 'second+6', 2),
      area('third-14', '-62,46! -62,-8! -53,-46! -44,-8! -44,46!', { shade: 'right' }),
      oval('accent+50', [-53, 4, 4, 4], { shade: 'flat' }),
      stroke('accent', '-53,-44 -53,-50', 0.9),
      ...gable(-43, 22, 46, 'leaf+6', 0),
      ...gable(-20, 20, 58, 'third+22', 1),
      ...gable(1, 22, 42, 'main-8', 2),
      ...gable(24, 18, 52, 'second-8', 0),
      area('main-24', '44,46! 44,2 46,-8 54,-18 55,-30 56,-18 64,-8 66,2 66,46!', { shade: 'right' }),
      ...gable(67, 20, 44, 'third', 1),
      ...gable(88, 20, 54, 'leaf-6', 0),
      ...gable(109, 19, 36, 'main+20', 2),
      area('third+86', '-129,44 -80,41 -30,43.6 20,41 70,43.6 129,41! 129,49! 0,50 -129,49!', {
        shade: 'below',
      }),
    ];
  },
};

export const ornamentRing: Figure = {
  name: 'star-ring',
  label: { de: 'Sternenkranz', en: 'Ring of stars' },
  tags: ['christmas', 'celestial', 'frame', 'baby'],
  aspect: 1,
  marks: () =>
    Array.from({ length: 28 }, (_, index) => {
      const turn = (index / 28) * Math.PI * 2;
      const away = 42 + Math.sin(index * 2.3) * 3.4;
      const [x, y, big] = [Math.cos(turn) * away, Math.sin(turn) * away, index % 3];
      if (big === 2) return [oval('main+10', [x, y, 1.5, 1.5], { shade: 'flat' })];
      return placed(
        [
          area(
            big === 0 ? 'accent+6' : 'accent+40',
            '0,-7! 1.4,-1.7 6,0! 1.4,1.7 0,7! -1.4,1.7 -6,0! -1.4,-1.7',
            { shade: 'flat' },
          ),
        ],
        { x, y, rotate: index * 17, scale: big === 0 ? 0.95 : 0.62 },
      );
    }).flat(),
};

export const giftStack: Figure = {
  name: 'gift-stack',
  label: { de: 'Geschenkestapel', en: 'Stack of gifts' },
  tags: ['christmas', 'birthday', 'party'],
  aspect: 0.86,
  marks: () => [
    area('main', '-38,18! 38,18! 37,50! -37,50!', { shade: 'right' }),
    area('accent+28', '-5,18! 5,18! 5,50! -5,50!', { line: 'full', shade: 'flat' }),
    ...[
      [-26, 27],
      [-15, 37],
      [-28, 43],
      [16, 28],
      [27, 37],
      [15, 44],
    ].map(([x = 0, y = 0]) => oval('main+44', [x, y, 1.8, 1.8], { line: 'thin', shade: 'flat' })),
    area('leaf+4', '-27,-8! 30,-9! 30,18! -27,18!', { shade: 'right' }),
    area('second+66', '-27,1! 30,0! 30,8! -27,9!', { line: 'full', shade: 'flat' }),
    area('third+18', '-20,-31! 18,-32! 19,-8! -19,-8!', { shade: 'right' }),
    ...['-19,-24 18,-25', '-19,-17 18.4,-18', '-19,-11 19,-12'].map((p) => stroke('third+62', p, 1.2)),
    area('accent+20', '-3.6,-31.6! 3.4,-31.8! 3.6,-8! -3.4,-8!', { line: 'full', shade: 'flat' }),
    ...both([
      area('accent+8', '1,-32 8,-43 18,-47 24,-42 21,-35 11,-32', { shade: 'left' }),
      area('accent-18', '6,-34 11,-40 17,-42 19,-39 15,-35', { line: 'thin', shade: 'flat' }),
    ]),
    oval('accent+30', [0, -33, 4, 3.8]),
  ],
};
