import type { Colour } from '../../model/colour.ts';
import type { Figure } from '../figure/figure.ts';
import { area, both, dot, glow, type Mark, oval, placed, stroke } from '../figure/marks.ts';
import { arc } from '../figure/outline.ts';

export const cross: Figure = {
  name: 'cross',
  label: { de: 'Kreuz', en: 'Cross' },
  tags: ['church', 'baptism', 'communion', 'confirmation', 'mourning'],
  aspect: 0.7,
  marks: () => [
    area(
      'accent+10',
      '-5,-50! 4.6,-49! 5,-24! 33,-25! 34,-15! 5.4,-14.4! 6,49! -5.4,50! -5,-14! -34,-13.6! -33,-24! -5,-24!',
      { shade: 'right' },
    ),
    stroke('accent+50', '-2.4,-46 -2.8,0 -2.6,44', 0.9, { paintOnly: true }),
  ],
};

export const brushedCross: Figure = {
  name: 'brushed-cross',
  label: { de: 'Gepinseltes Kreuz', en: 'Brushed cross' },
  tags: ['church', 'communion', 'confirmation', 'mourning', 'modern'],
  aspect: 0.74,
  styles: ['flat'],
  marks: () => [
    stroke('main', '1,-49 -1,-18 1,16 -1,49', 7.4),
    stroke('main', '-35,-17 -12,-20 12,-18 35,-21', 6.6),
    stroke('main+24', '4,-46 3,-10 5,26 3,42', 1.1),
    stroke('main+24', '-30,-21.6 0,-23 28,-24', 1),
    stroke('main+10', '-5,-40 -6,0 -4,30', 0.8),
  ],
};

const fishLine = '50,-24 30,-2 4,18 -22,20 -42,10 -52,-2 -42,-14 -22,-22 4,-20 30,0 50,24';
export const ichthys: Figure = {
  name: 'ichthys',
  label: { de: 'Fisch', en: 'Ichthys' },
  tags: ['church', 'baptism', 'communion', 'confirmation'],
  aspect: 2.2,
  styles: ['flat', 'line'],
  marks: () => [
    stroke(
      'accent',
      fishLine
        .split(' ')
        .map((pair) =>
          pair
            .split(',')
            .map((n) => Number(n) * 1.9)
            .join(','),
        )
        .join(' '),
      4.4,
    ),
  ],
};

const fishBody = (colour: Colour, fin: Colour): Mark[] => [
  area(fin, '24,0 34,-9 44,-16! 40,0 45,15! 34,9', { shade: 'right' }),
  area(fin, '-4,-13 4,-20 14,-19 16,-11!', { shade: 'flat' }),
  area(colour, '-40,2 -30,-8 -14,-15 4,-14 20,-6 28,0 20,7 4,14 -14,15 -30,10', { shade: 'below' }),
  ...[
    [-6, -4],
    [2, 3],
    [8, -4],
    [-4, 6],
    [14, 2],
  ].map(([x = 0, y = 0]) =>
    stroke(
      'third+70',
      [
        { x: x - 2, y: y - 3 },
        { x: x + 1.6, y },
        { x: x - 2, y: y + 3 },
      ],
      0.9,
    ),
  ),
  stroke('third-30', '-20,-11 -16,0 -20,12', 0.9),
  dot('third-72', -29, -1.4, 1.8),
  stroke('third-50', '-39,4 -35,5 -32,4', 0.8),
];

export const threeFish: Figure = {
  name: 'three-fish',
  label: { de: 'Drei Fische', en: 'Three fish' },
  tags: ['church', 'baptism', 'communion', 'sea', 'children'],
  aspect: 1.5,
  marks: () => [
    ...placed(fishBody('third+8', 'third-8'), { x: -18, y: -26, scale: 0.92, rotate: -4 }),
    ...placed(fishBody('main+20', 'main'), { x: 22, y: 2, scale: 0.86, rotate: 3 }),
    ...placed(fishBody('second+6', 'second-10'), { x: -26, y: 28, scale: 0.8, rotate: -6 }),
    ...[
      [-66, -34, 2.6],
      [-70, -24, 1.6],
      [-24, -2, 2],
      [-70, 20, 2.4],
      [-66, 12, 1.4],
    ].map(([x = 0, y = 0, r = 1]) => oval('third+60', [x, y, r, r], { line: 'thin', shade: 'rim' })),
  ],
};

export const chalice: Figure = {
  name: 'chalice',
  label: { de: 'Kelch mit Hostie', en: 'Chalice with host' },
  tags: ['church', 'communion'],
  aspect: 0.74,
  marks: () => [
    glow('accent+50', 0, -28, 24, 0.55),
    ...Array.from({ length: 12 }, (_, index) => {
      const turn = (index * 30 * Math.PI) / 180;
      const [near, far] = [18, index % 2 ? 21 : 23];
      return stroke(
        'accent',
        [
          { x: Math.cos(turn) * near, y: -27 + Math.sin(turn) * near },
          { x: Math.cos(turn) * far, y: -27 + Math.sin(turn) * far },
        ],
        0.9,
      );
    }).slice(5),
    oval('second+76', [0, -27, 14.6, 14.6], { shade: 'rim' }),
    area(
      'second+30',
      '-1.4,-37! 1.4,-37! 1.5,-30.6! 7,-30.6! 7,-27.6! 1.5,-27.6! 1.5,-17! -1.5,-17! -1.5,-27.6! -7,-27.6! -7,-30.6! -1.5,-30.6!',
      { line: 'thin', shade: 'flat' },
    ),
    area('accent+8', '-22,-12! 22,-12! 21,0 15,11 6,17 0,18 -6,17 -15,11 -21,0', { shade: 'right' }),
    area('accent+30', '-23,-14 0,-11.6 23,-14 23,-10 0,-7.6 -23,-10', { shade: 'right' }),
    area('accent', '-3,17! 3,17! 2.4,24! -2.4,24!', { shade: 'right' }),
    area('accent+22', '-7,26 0,22.4 7,26 0,30.4', { shade: 'below' }),
    area('accent+4', '-2.4,29! 2.4,29! 5,38 16,44 20,47! 12,50 0,51 -12,50 -20,47! -16,44 -5,38', {
      shade: 'right',
    }),
    oval('main', [0, 3, 3.2, 3.6], { shade: 'rim' }),
    ...both([oval('main+30', [11, 1, 2, 2.2], { line: 'thin', shade: 'flat' })]),
    stroke('accent+72', '-16,-6 -14,4 -9,11', 1.3, { paintOnly: true }),
  ],
};

export const baptismCandle: Figure = {
  name: 'candle',
  label: { de: 'Kerze', en: 'Candle' },
  tags: ['church', 'baptism', 'communion', 'mourning', 'advent'],
  aspect: 0.42,
  marks: () => [
    glow('accent+40', 0, -34, 20, 0.55),
    area('second+74', '-9,-18 0,-20 9,-18 9,48! -9,48!', { shade: 'right' }),
    area('second+84', '-9,-18 0,-20.6 9,-18 8.4,-12 5,-13 4,-6 1,-7 0,-14 -5,-13', {
      line: 'none',
      shade: 'flat',
    }),
    stroke('second-70', '0,-18 0.4,-22 0,-26', 1.1),
    area('accent+25', '0,-50! 5.4,-38 4.6,-28 0,-24 -4.6,-28 -5.4,-38', { shade: 'above' }),
    area('accent+72', '0,-38! 2.2,-32 0,-27 -2.2,-32', { line: 'none', shade: 'flat' }),
    area(
      'main',
      '-1.4,0! 1.4,0! 1.4,7! 6,7! 6,9.8! 1.4,9.8! 1.4,22! -1.4,22! -1.4,9.8! -6,9.8! -6,7! -1.4,7!',
      { shade: 'flat' },
    ),
    ...['-8.6,30 -4,28 0,30 4,32 8.6,30', '-8.6,35 -4,33 0,35 4,37 8.6,35'].map((p) =>
      stroke('third', p, 1.2),
    ),
    area('accent+10', '-15,47 0,45 15,47 13,50 0,51 -13,50', { shade: 'below' }),
  ],
};

export const ark: Figure = {
  name: 'rainbow-boat',
  label: { de: 'Schiff mit Regenbogen', en: 'Boat with rainbow' },
  tags: ['church', 'baptism', 'communion', 'baby', 'children'],
  aspect: 1.3,
  marks: () => {
    const bow = (colour: Colour, outer: number, inner: number) =>
      area(colour, [...arc([0, 12, outer, outer], 180, 360, 9), ...arc([0, 12, inner, inner], 360, 180, 9)], {
        shade: 'left',
      });
    return [
      bow('main+8', 58, 52),
      bow('second+10', 51, 45.6),
      bow('third+20', 44.6, 39.4),
      bow('leaf+25', 38.4, 33.6),
      stroke('second-50', '0,20 0.4,-8 0,-36', 1.6),
      area('second+66', '2.4,-34! 14,-20 24,2 25,10! 2.4,11!', { shade: 'right' }),
      area('second+56', '-2.4,-28! -10,-12 -17,3 -18,10! -2.4,11!', { shade: 'left' }),
      area('main', '11,-9! 13,-9! 13,-6! 16,-6! 16,-4! 13,-4! 13,3! 11,3! 11,-4! 8,-4! 8,-6! 11,-6!', {
        line: 'thin',
        shade: 'flat',
      }),
      area('second-22', '-36,14! 0,18 37,14! 31,28 22,36 0,39 -22,36 -30,28', { shade: 'below' }),
      stroke('second-46', '-33,21 0,25 33,21', 0.9),
      stroke('second-46', '-28,29 0,32 28,29', 0.9),
      stroke('third', '-62,38 -52,34 -42,40 -31,35 -20,41 -8,36 4,42 15,36 26,41 37,35 48,40 62,36', 1.8),
      stroke('third+26', '-48,45 -37,42 -25,47 -12,43 2,48 14,43 26,47 38,43', 1.4),
    ];
  },
};

export const shell: Figure = {
  name: 'shell',
  label: { de: 'Taufmuschel', en: 'Baptismal shell' },
  tags: ['church', 'baptism', 'sea', 'wedding'],
  aspect: 1.02,
  marks: () => {
    const ribs = [-62, -42, -21, 0, 21, 42, 62];
    const at = (turn: number, away: number) => ({
      x: Math.sin((turn * Math.PI) / 180) * away,
      y: 32 - Math.cos((turn * Math.PI) / 180) * away,
    });
    const rim = ribs.flatMap((turn, index) => {
      const away = 70 - Math.abs(turn) * 0.28;
      return [
        { ...at(turn - 10.4, away - 5), corner: true },
        at(turn - 5, away),
        at(turn + 5, away),
        ...(index === 6 ? [{ ...at(turn + 10, away - 6), corner: true }] : []),
      ];
    });
    return [
      area('second-8', '-18,34 -22,44! -8,48 8,48 22,44! 18,34', { shade: 'below' }),
      area('second+28', [{ x: -9, y: 42, corner: true }, ...rim, { x: 9, y: 42, corner: true }], {
        shade: 'below',
      }),
      ...ribs.flatMap((turn) => [
        stroke(
          'second-24',
          [{ ...at(turn * 0.3, 6), y: 38 }, at(turn * 0.98, 34), at(turn, 60 - Math.abs(turn) * 0.24)],
          1,
        ),
      ]),
    ];
  },
};

export const treeOfLife: Figure = {
  name: 'tree-of-life',
  label: { de: 'Lebensbaum', en: 'Tree of life' },
  tags: ['church', 'baptism', 'communion', 'confirmation', 'mourning', 'wedding'],
  aspect: 1,
  styles: ['flat', 'line'],
  marks: () => {
    const branches = [
      '-1,18 -2,0 -12,-14 -27,-20',
      '1,16 3,0 13,-14 28,-21',
      '-1,10 -4,-12 -10,-28 -16,-38',
      '1,10 4,-12 8,-28 13,-40',
      '-2,8 -16,-2 -30,-1 -38,2',
      '2,8 17,-3 30,-2 39,1',
      '0,6 0,-14 -1,-30 0,-42',
      '-7,-20 -18,-27 -26,-34',
      '8,-18 19,-27 27,-34',
    ];
    const leafAt = (x: number, y: number, rotate: number, colour: Colour) =>
      placed([area(colour, '0,0! 3.4,-3.6 3,-8 0,-11! -3,-8 -3.4,-3.6', { shade: 'flat' })], {
        x,
        y,
        rotate,
        scale: 0.86,
      });
    const spots: [number, number][] = [
      [-27, -20],
      [28, -21],
      [-16, -38],
      [13, -40],
      [-38, 2],
      [39, 1],
      [0, -42],
      [-26, -34],
      [27, -34],
      [-20, -17],
      [20, -18],
      [-12, -31],
      [10, -33],
      [-30, -1],
      [31, -2],
      [0, -30],
      [-21, -28],
      [22, -28],
      [-14, -12],
      [14, -13],
      [-24, 0],
      [24, -2],
    ];
    const colours: readonly Colour[] = ['leaf', 'leaf+18', 'leaf-10', 'accent+10'];
    return [
      ...branches.map((p) => stroke('second-56', p, 1.9)),
      area(
        'second-52',
        '-5,12 5,12 6,26 10,38 20,45 12,44 6,42 8,48 1,43 -2,49 -5,43 -12,46 -20,46 -10,38 -6,26',
        { shade: 'right' },
      ),
      ...spots.flatMap(([x, y], index) => [
        ...leafAt(x, y, (x * 2.2 + index * 13) % 60, colours[index % 4] ?? 'leaf'),
        ...leafAt(x, y, -60 + ((index * 29) % 30) + x, colours[(index + 1) % 4] ?? 'leaf'),
        ...leafAt(x, y, 65 + x * 0.6, colours[(index + 2) % 4] ?? 'leaf'),
      ]),
    ];
  },
};

export const chapel: Figure = {
  name: 'chapel',
  label: { de: 'Kirche', en: 'Church' },
  tags: ['church', 'wedding', 'baptism', 'confirmation'],
  aspect: 1.06,
  marks: () => [
    stroke('accent', '-22,-50 -22,-42', 1.3),
    stroke('accent', '-25,-47.6 -19,-47.6', 1.2),
    area('third+74', '-8,4! 16,-12! 40,4! 40,44! -8,44!', { shade: 'right' }),
    area('main-12', '-13,6! 16,-16! 45,6! 42,9! 16,-9! -8,9!', { shade: 'flat' }),
    area('third+80', '-35,-16! -9,-16! -9,44! -35,44!', { shade: 'right' }),
    area('main-6', '-39,-14! -22,-42! -5,-14!', { shade: 'right' }),
    area('third-40', '-26,-2! -26,-8 -22,-12 -18,-8 -18,-2!', { line: 'thin', shade: 'flat' }),
    oval('accent+40', [-22, 9, 4, 4], { shade: 'flat' }),
    area('second-40', '-28,44! -28,30 -22,23 -16,30 -16,44!', { shade: 'right' }),
    stroke('second-66', '-22,25 -22,43', 0.8),
    ...[4, 17, 30].map((x) =>
      area(
        'third-10',
        [
          { x: x - 3, y: 32, corner: true },
          { x: x - 3, y: 20 },
          { x, y: 15.4 },
          { x: x + 3, y: 20 },
          { x: x + 3, y: 32, corner: true },
        ],
        { line: 'thin', shade: 'flat' },
      ),
    ),
    ...both([area('leaf', '46,44! 42,30 46,14 51,30 50,44!', { shade: 'right' })]),
    area('leaf+34', '-52,43 -26,41 0,43 26,41 52,43 52,48 0,50 -52,48', { shade: 'below' }),
    area('second+34', '-27,43! -17,43! -10,50! -30,50!', { line: 'none', shade: 'flat' }),
  ],
};
