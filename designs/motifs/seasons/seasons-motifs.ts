import type { Colour } from '../../model/colour.ts';
import { type Figure, motifsOf } from '../figure/figure.ts';
import { area, blush, both, dot, type Mark, oval, placed, stroke } from '../figure/marks.ts';
import type { Motif } from '../motif.ts';

const pumpkin: Figure = {
  name: 'pumpkin',
  label: { de: 'Kürbis', en: 'Pumpkin' },
  tags: ['warm-main', 'halloween', 'autumn'],
  aspect: 1.14,
  marks: () => [
    area('leaf-20', '-4,-26 -3,-38 4,-48 13,-47! 8,-40 7,-26', { shade: 'right' }),
    ...both([
      oval('main-8', [34, 10, 19, 32, -6], { shade: 'rim' }),
      oval('main', [19, 10, 19, 36, -2], { shade: 'rim' }),
    ]),
    oval('main+8', [0, 11, 17, 37], { shade: 'rim' }),
    stroke('leaf', '8,-30 20,-37 30,-33 28,-26 22,-29', 1.3),
    area('leaf+6', '-6,-30 -18,-40 -32,-40! -30,-31 -20,-26', { shade: 'below' }),
    stroke('leaf-34', '-8,-30 -18,-34 -29,-38', 0.8),
    stroke('main+50', '-26,-10 -28,2 -26,14', 1.8, { paintOnly: true }),
  ],
};

const jackOLantern: Figure = {
  name: 'jack-o-lantern',
  label: { de: 'Halloween-Kürbis', en: "Jack-o'-lantern" },
  tags: ['warm-main', 'halloween', 'autumn', 'children'],
  aspect: 1.14,
  marks: (random) => [
    ...pumpkin.marks(random),
    ...both([area('accent+52', '8,-2! 17,-13! 24,1! 16,3', { shade: 'flat' })]),
    area('accent+52', '0,1! 5,9! -5,9!', { shade: 'flat' }),
    area(
      'accent+52',
      '-28,12! -20,18! -16,15! -12,20! -4,21! 0,17! 4,21! 12,20! 16,15! 20,18! 28,12! 24,26 14,34! 11,29! 5,29! 4,36 -4,36! -5,30! -12,29! -14,34 -24,26',
      { shade: 'above' },
    ),
  ],
};

const ghost: Figure = {
  name: 'ghost',
  label: { de: 'Gespenst', en: 'Ghost' },
  tags: ['halloween', 'children'],
  aspect: 0.84,
  marks: () => [
    area(
      'third+82',
      '0,-48 16,-44 26,-30 28,-10 30,2! 40,-2 42,6 34,14 30,18 31,34 34,47! 24,42 17,49! 8,43 0,50! -8,43 -17,49! -24,42 -34,47! -31,34 -30,18 -36,12 -41,2 -36,-4 -29,2! -28,-14 -26,-30 -16,-44',
      { shade: 'below' },
    ),
    ...both([oval('third-74', [9, -19, 4, 5.6], { line: 'solid', shade: 'flat' }), blush(17, -9, 6, 0.6)]),
    oval('third-74', [0, -5, 4.4, 5.6], { line: 'solid', shade: 'flat' }),
    oval('main+20', [0, -2.6, 2.6, 2.6], { line: 'none', shade: 'flat' }),
    ...['-12,20 -13,30 -11,38', '12,18 13,28 11,38', '0,26 1,34 0,42'].map((p) => stroke('third+46', p, 0.9)),
  ],
};

const bat: Figure = {
  name: 'bat',
  label: { de: 'Fledermaus', en: 'Bat' },
  tags: ['halloween'],
  aspect: 2.1,
  marks: () => [
    ...both([
      area(
        'third-58',
        '6,-10 24,-26 44,-34 66,-32! 84,-22 98,0! 84,-6 74,2! 62,-2 50,16! 40,4 30,18! 20,12 8,18',
        { shade: 'right' },
      ),
      ...['12,-6 34,-20 60,-28', '12,0 34,-8 52,12', '66,-30 68,-14 74,0'].map((p) =>
        stroke('third-78', p, 0.9),
      ),
    ]),
    area('third-66', '0,-18 10,-16! 15,-28! 17,-10 15,6 8,26 0,36! -8,26 -15,6 -17,-10 -15,-28! -10,-16!', {
      shade: 'below',
    }),
    ...both([
      oval('accent+52', [6, -4, 3, 3.4], { line: 'thin', shade: 'flat' }),
      dot('third-88', 6, -3.6, 1.4),
    ]),
    stroke('third+60', '-5,5 0,7.4 5,5', 1.1),
    area('third+88', '-4,6! -2,6.6! -3,10!', { line: 'none', shade: 'flat' }),
    area('third+88', '4,6! 2,6.6! 3,10!', { line: 'none', shade: 'flat' }),
  ],
};

const egg = (colour: Colour, pattern: readonly Mark[]): Mark[] => [
  area(colour, '0,-26 9,-22 16,-8 17,6 12,18 0,23 -12,18 -17,6 -16,-8 -9,-22', { shade: 'right' }),
  ...pattern,
  stroke('second+88', '-11,-6 -9,-14 -5,-19', 1.4, { paintOnly: true }),
];
const dotted = [
  [0, -16],
  [-7, -8],
  [7, -8],
  [-11, 3],
  [0, 0],
  [11, 3],
  [-7, 11],
  [6, 11],
].map(([x = 0, y = 0]) => oval('second+76', [x, y, 1.8, 1.8], { line: 'thin', shade: 'flat' }));
const zigzag = [
  stroke('second+80', '-15,-6 -10,-10 -5,-5 0,-10 5,-5 10,-10 15,-6', 1.3),
  stroke('accent+30', '-16.6,2 -8,4.4 0,5 8,4.4 16.6,2', 1.8),
  stroke('second+80', '-15,12 -9,8 -3,13 3,8 9,13 14,9', 1.3),
];
const banded = [
  area('main+40', '-16.6,-4! -8,-2 0,-1.4 8,-2 16.6,-4! 17,6! 8,8.4 0,9 -8,8.4 -17,6!', {
    line: 'thin',
    shade: 'flat',
  }),
  ...[-11, -4, 4, 11].map((x) => oval('main', [x, 3, 1.9, 1.9], { line: 'thin', shade: 'flat' })),
];

const easterEggs: Figure = {
  name: 'easter-eggs',
  label: { de: 'Ostereier', en: 'Easter eggs' },
  tags: ['easter', 'children'],
  aspect: 1.3,
  marks: () => [
    ...placed(egg('third+20', zigzag), { x: -30, y: 2, rotate: -12, scale: 1.24 }),
    ...placed(egg('second+5', banded), { x: 30, y: 4, rotate: 14, scale: 1.24 }),
    ...placed(egg('main+10', dotted), { x: 0, y: 8, rotate: 2, scale: 1.36 }),
    ...[
      '-56,44 -54,32 -50,26',
      '-50,45 -48,34 -46,30',
      '-44,46 -45,36 -48,31',
      '-24,46 -22,36 -19,32',
      '-17,47 -18,38 -21,34',
      '18,46 17,37 14,33',
      '24,46 25,36 28,31',
      '46,45 45,36 42,31',
      '52,45 53,34 57,28',
      '0,47 0,40 2,37',
    ].map((p) => stroke('leaf', p, 1.6)),
    area('leaf+14', '-62,43 -40,39.6 -20,42 0,40 22,42 42,39.6 62,43 58,48 0,50 -58,48', { shade: 'below' }),
  ],
};

const easterBasket: Figure = {
  name: 'easter-basket',
  label: { de: 'Osterkorb', en: 'Easter basket' },
  tags: ['easter', 'children'],
  aspect: 0.94,
  marks: () => [
    stroke('second-44', '-33,4 -31,-24 -18,-44 0,-49 18,-44 31,-24 33,4', 3),
    ...placed(egg('main+10', dotted), { x: -19, y: -4, rotate: -16, scale: 0.82 }),
    ...placed(egg('third+20', zigzag), { x: 19, y: -4, rotate: 15, scale: 0.82 }),
    ...placed(egg('second+40', banded), { x: 0, y: -10, rotate: 1, scale: 0.88 }),
    ...['-26,8 -30,-2 -34,-4', '-10,8 -11,-2 -9,-6', '10,8 11,-3 8,-8', '26,8 30,-3 35,-5'].map((p) =>
      stroke('leaf', p, 1.5),
    ),
    area('second-22', '-36,8! 36,8! 32,34 27,47 0,50 -27,47 -32,34', { shade: 'right' }),
    ...[17, 26, 35, 43].map((y, row) =>
      stroke(
        'second-50',
        [
          { x: -34 + row * 2, y },
          { x: 0, y: y + 2.6 },
          { x: 34 - row * 2, y },
        ],
        0.9,
      ),
    ),
    ...[-26, -17, -8.6, 0, 8.6, 17, 26].map((x) =>
      stroke(
        'second-50',
        [
          { x: x * 1.1, y: 10 },
          { x, y: 30 },
          { x: x * 0.88, y: 48 },
        ],
        0.8,
      ),
    ),
    area('second-8', '-39,5 0,8.6 39,5 40,11 0,15 -40,11', { shade: 'right' }),
    ...both([area('main', '1,13 10,6 20,6 22,14 14,19', { shade: 'left' })]),
    oval('main-10', [0, 13, 4, 3.8]),
  ],
};

export const seasonsMotifs: readonly Motif[] = motifsOf('seasons', [
  pumpkin,
  jackOLantern,
  ghost,
  bat,
  easterEggs,
  easterBasket,
]);
