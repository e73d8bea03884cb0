import type { Figure } from '../figure/figure.ts';
import { area, blush, both, dot, oval, stroke } from '../figure/marks.ts';

const dark = 'main-58';
const cream = 'second+72';

export const fox: Figure = {
  name: 'fox',
  label: { de: 'Fuchs', en: 'Fox' },
  tags: ['warm-main', 'baby', 'children', 'woodland'],
  aspect: 0.86,
  marks: () => [
    area('main', '8,46 22,49 36,42 42,26 38,8 33,0! 27,6 28,18 24,28 12,34'),
    area(cream, '42,22 41,12 38,5 33,-2! 27,5 27,16 31,13 33,21 37,16'),
    area('main', '-1,-10 11,-4 16,12 20,30 18,44 10,49 -10,49 -18,44 -20,30 -16,12 -11,-4'),
    area(cream, '-9,2 0,-2 9,2 10,14 4,20 5,24 0,31 -4,24 -5,20 -10,14', { shade: 'above', line: 'thin' }),
    area('main-8', '4,26 9,24 11,36 10,46 12,50 2,50 2,40', { shade: 'above' }),
    area('main-8', '-4,26 -9,24 -11,36 -10,46 -12,50 -2,50 -2,40', { shade: 'above' }),
    area(dark, '10,44 12,50 2,50 2,45 6,43', { line: 'thin', shade: 'flat' }),
    area(dark, '-10,44 -12,50 -2,50 -2,45 -6,43', { line: 'thin', shade: 'flat' }),
    ...both([
      area('main', '5,-34 10,-43 20,-50! 25,-40 26,-24 14,-24'),
      area(dark, '12,-35 15,-41 20,-46! 22,-38 22,-28 15,-28', { line: 'thin', shade: 'flat' }),
    ]),
    area(
      'main',
      '0,-35 12,-33 22,-26 27,-17 35,-10! 24,-3 12,4 4,9 0,10 -4,9 -12,4 -24,-3 -35,-10! -27,-17 -22,-26 -12,-33',
    ),
    ...both([
      area(cream, '2,-6 8,-14 17,-18 26,-14 35,-10! 24,-3 12,4 4,9 0,10 0,0', {
        line: 'thin',
        shade: 'flat',
      }),
    ]),
    ...both([blush(19, -7, 7, 0.55), stroke(dark, '9,-15 12,-12.5 16,-12.5 19,-15', 1.6)]),
    area(dark, '-3.5,3 0,2 3.5,3 2,7 0,8.5 -2,7', { shade: 'flat', line: 'solid' }),
    stroke('main-30', '-2,-29 -1,-25 -1.5,-22', 0.9),
    stroke('main-30', '2,-30 2,-26 3,-23', 0.9),
    stroke('main-30', '-6,38 -6,46', 0.8, { paintOnly: true }),
    stroke('main-30', '6,38 6,46', 0.8, { paintOnly: true }),
  ],
};

export const bear: Figure = {
  name: 'bear',
  label: { de: 'Bär', en: 'Bear' },
  tags: ['baby', 'children', 'woodland'],
  aspect: 0.72,
  marks: () => [
    ...both([
      oval('second-34', [19, -40, 8.5, 8.5]),
      oval('second+15', [19.5, -39, 4.6, 4.8], { line: 'thin', shade: 'flat' }),
    ]),
    ...both([area('second-36', '12,34 22,33 27,41 24,49 12,50 5,47 6,39')]),
    area('second-34', '0,-8 14,-4 22,10 25,26 21,41 10,48 -10,48 -21,41 -25,26 -22,10 -14,-4'),
    oval('second+15', [0, 24, 14, 17], { shade: 'above', line: 'thin' }),
    ...both([
      oval('second+15', [17.5, 44, 5.2, 4.6], { line: 'thin', shade: 'flat' }),
      area('second-39', '15,0 22,4 29,16 31,26 26,31 20,27 17,16'),
      stroke('second-66', '24,29 25.5,26.5', 0.8),
      stroke('second-66', '27.5,29.5 28,26.5', 0.8),
    ]),
    area('second-34', '0,-43 14,-41 24,-32 27,-20 23,-8 12,0 0,2 -12,0 -23,-8 -27,-20 -24,-32 -14,-41'),
    area('second+20', '0,-22 9,-20 13,-12 10,-5 0,-2 -10,-5 -13,-12 -9,-20', {
      line: 'thin',
      shade: 'below',
    }),
    area('second-80', '-5,-18 0,-20 5,-18 4,-14 0,-12 -4,-14', { shade: 'flat', line: 'solid' }),
    stroke('second-80', '0,-12 0,-8', 1.1),
    stroke('second-80', '-5,-8 -2.5,-6.5 0,-8 2.5,-6.5 5,-8', 1.2),
    ...both([dot('second-80', 13, -22, 1.9), blush(18, -13, 6, 0.5)]),
    stroke('second-75', '10,-30 13,-31 16,-30', 1),
    stroke('second-75', '-10,-30 -13,-31.4 -16,-30', 1),
    stroke('second-25', '-3,14 -1,17', 0.8),
    stroke('second-25', '3,18 5,21', 0.8),
    stroke('second-25', '-5,25 -3,28', 0.8),
    stroke('second-25', '2,31 4,34', 0.8),
  ],
};

export const rabbit: Figure = {
  name: 'rabbit',
  label: { de: 'Hase', en: 'Rabbit' },
  tags: ['baby', 'children', 'easter', 'woodland'],
  aspect: 0.62,
  marks: () => [
    oval('second+60', [-21, 40, 7, 6.5]),
    area('second+12', '-5,-16 -11,-24 -16,-38 -14,-48 -9,-50 -4,-44 -2,-32 -1,-20'),
    area('main+35', '-6,-20 -10,-28 -12.5,-38 -11,-45 -8,-44 -5,-36 -4,-26', { line: 'thin', shade: 'flat' }),
    area('second+12', '3,-16 5,-30 10,-42 17,-45 21,-39 19,-36 24,-28 26,-20! 18,-24 12,-18'),
    area('main+35', '19,-38 21,-34 25,-22! 19,-27 15,-30', { line: 'thin', shade: 'flat' }),
    area('second+12', '0,2 11,6 18,18 21,34 16,46 6,49 -6,49 -16,46 -21,34 -18,18 -11,6'),
    area('second+65', '0,12 8,16 11,28 8,40 0,43 -8,40 -11,28 -8,16', { line: 'none', shade: 'above' }),
    ...both([
      area('second+22', '6,42 13,39 20,43 20,49 10,50 4,48'),
      area('second+16', '9,12 14,15 14,24 9,31 4,29 5,20', { line: 'thin' }),
      stroke('second-40', '12,46 12.5,49', 0.8),
      stroke('second-40', '16,46 16.5,49', 0.8),
    ]),
    area('second+16', '0,-22 10,-21 18,-14 20,-4 15,5 6,9 -6,9 -15,5 -20,-4 -18,-14 -10,-21'),
    area('second+70', '0,-5 6,-4 9,2 5,7.5 0,8.6 -5,7.5 -9,2 -6,-4', { line: 'none', shade: 'flat' }),
    ...both([
      dot('second-78', 9.5, -7, 1.7),
      blush(13.5, 0, 5.5, 0.6),
      stroke('second-34', '9,2 15,1 21,2', 0.5),
      stroke('second-34', '9,4 15,5 20,7', 0.5),
    ]),
    area('main-10', '-2.6,-2.5 0,-3.4 2.6,-2.5 0,0.6', { shade: 'flat', line: 'solid' }),
    stroke('second-66', '0,0.5 0,3', 0.9),
    stroke('second-66', '-3.6,3.6 -1.8,4.8 0,3 1.8,4.8 3.6,3.6', 0.9),
  ],
};

export const owl: Figure = {
  name: 'owl',
  label: { de: 'Eule', en: 'Owl' },
  tags: ['baby', 'children', 'school', 'woodland'],
  aspect: 0.7,
  marks: () => [
    ...both([
      stroke('accent-10', '6,44 6,50', 1.6),
      stroke('accent-10', '9,44 11,50', 1.6),
      stroke('accent-10', '4,44 2,50', 1.6),
    ]),
    area(
      'third-12',
      '0,-40 10,-41 22,-50! 25,-38 28,-20 30,4 27,28 18,42 0,47 -18,42 -27,28 -30,4 -28,-20 -25,-38 -22,-50! -10,-41',
    ),
    area('third+60', '0,-4 12,0 18,14 15,32 0,41 -15,32 -18,14 -12,0', { line: 'thin', shade: 'above' }),
    ...[
      [-8, 8],
      [0, 7],
      [8, 8],
      [-12, 16],
      [-4, 15.5],
      [4, 15.5],
      [12, 16],
      [-8, 24],
      [0, 23.5],
      [8, 24],
      [-4, 31.5],
      [4, 31.5],
    ].map(([x = 0, y = 0]) =>
      stroke(
        'third-12',
        [
          { x: x - 3, y },
          { x: x - 1.8, y: y + 3 },
          { x: x + 1.8, y: y + 3.2 },
          { x: x + 3, y },
        ],
        1,
      ),
    ),
    ...both([
      area('third-28', '22,-8 31,2 33,18 28,32 19,39! 17,24 18,6'),
      stroke('third-50', '23,4 26,14 24,24', 0.9),
      stroke('third-50', '27,6 29.5,16 27,26', 0.9),
    ]),
    area(
      'third+62',
      '0,-22 8,-34 20,-34 27,-22 23,-8 12,-3 3,-8 0,-12 -3,-8 -12,-3 -23,-8 -27,-22 -20,-34 -8,-34',
      { line: 'thin', shade: 'rim' },
    ),
    ...both([
      oval('third-68', [12.5, -19, 7, 7.2], { line: 'thin', shade: 'flat' }),
      dot('third-82', 12.5, -18.6, 4),
      oval('third+85', [14.5, -21.5, 1.9, 1.9], { line: 'none', shade: 'flat' }),
      stroke('third-25', '4,-27 8,-31 13,-32 19,-30', 0.8),
    ]),
    area('accent', '-3.4,-15 0,-17 3.4,-15 2,-9 0,-5 -2,-9'),
  ],
};
