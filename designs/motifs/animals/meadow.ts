import type { Figure } from '../figure/figure.ts';
import { area, blush, both, dot, oval, stroke } from '../figure/marks.ts';

export const hedgehog: Figure = {
  name: 'hedgehog',
  label: { de: 'Igel', en: 'Hedgehog' },
  tags: ['baby', 'children', 'woodland', 'autumn'],
  aspect: 1.3,
  marks: () => [
    area('second+30', '-44,24 -58,22 -64,15 -58,8 -46,2 -38,-4 -26,-2 -20,14 -26,34 -36,36', {
      shade: 'below',
    }),
    ...[-26, 2, 26].map((x) =>
      area('second-20', [
        { x: x - 6, y: 42 },
        { x, y: 40 },
        { x: x + 5, y: 42 },
        { x: x + 4, y: 48 },
        { x: x - 8, y: 48.6 },
      ]),
    ),
    area(
      'second-46',
      '-34,34! -40,22! -34,18! -42,8! -34,4! -40,-8! -30,-8! -32,-22! -22,-18! -20,-32! -10,-25! -4,-40! 4,-29! 14,-41! 18,-29! 31,-35! 32,-22! 45,-22! 42,-10! 54,-5! 48,5! 58,14! 48,19! 52,30! 42,34! 20,39 -10,40',
      { shade: 'below' },
    ),
    ...[
      '-22,-6 -26,-12',
      '-12,-14 -15,-21',
      '2,-18 1,-26',
      '16,-18 18,-26',
      '28,-12 33,-19',
      '36,0 43,-4',
      '40,14 48,13',
      '-26,10 -32,6',
      '-12,0 -15,-7',
      '4,-4 4,-12',
      '18,-2 22,-10',
      '28,8 35,4',
      '-16,16 -21,11',
      '-2,12 -3,4',
      '12,12 15,4',
      '26,22 33,20',
      '-8,28 -12,22',
      '6,26 7,18',
      '18,28 23,23',
    ].map((p) => stroke('second+10', p, 1.1)),
    area('second+48', '-36,34 -20,38 10,40 40,34 36,43 10,47 -20,46 -38,41', {
      line: 'none',
      shade: 'below',
    }),
    area('second-24', '-38,-2 -36,-11 -28,-12 -25,-4 -30,2', { shade: 'below' }),
    oval('second-80', [-63, 14, 3.6, 3.2], { line: 'solid', shade: 'flat' }),
    dot('second-80', -46, 10, 2.1),
    stroke('second-60', '-60,20 -54,23 -48,21', 1),
    blush(-40, 19, 6, 0.6),
  ],
};

export const butterfly: Figure = {
  name: 'butterfly',
  label: { de: 'Schmetterling', en: 'Butterfly' },
  tags: ['baby', 'children', 'wedding', 'mourning', 'spring'],
  aspect: 1.2,
  marks: () => [
    ...both([
      area('main+8', '3,-6 10,-24 28,-42 48,-46 57,-34 52,-14 36,0 18,5 4,4', { shade: 'left' }),
      area('main+38', '12,-10 24,-28 40,-37 49,-32 45,-17 32,-6 18,-1', { line: 'thin', shade: 'left' }),
      area('second+5', '3,6 18,8 34,10 43,20 38,35 26,43 14,38 6,24', { shade: 'left' }),
      area('second+45', '10,12 24,14 34,21 31,31 24,36 16,30', { line: 'thin', shade: 'flat' }),
      ...['9,-8 26,-20 45,-30', '9,-4 26,-9 42,-17', '8,10 22,20 28,33'].map((p) =>
        stroke('main-30', p, 0.8),
      ),
      ...[
        [52, -36, 2],
        [53, -26, 1.6],
        [49, -16, 1.4],
        [38, 30, 1.7],
        [40, 22, 1.4],
      ].map(([x = 0, y = 0, r = 1]) => oval('second+80', [x, y, r, r], { line: 'none', shade: 'flat' })),
      stroke('main-60', '1,-20 6,-34 14,-44', 1),
      dot('main-60', 14.4, -44.4, 1.4),
    ]),
    area('main-56', '0,-22 3.4,-18 3,-12 4,-4 3,10 1.6,24 0,30 -1.6,24 -3,10 -4,-4 -3,-12 -3.4,-18', {
      shade: 'right',
    }),
  ],
};

export const bee: Figure = {
  name: 'bee',
  label: { de: 'Biene', en: 'Bee' },
  tags: ['baby', 'children', 'spring'],
  aspect: 1.2,
  marks: () => [
    ...['-58,34 -50,38 -42,34 -44,27 -50,30 -44,38 -34,34'].map((p) => stroke('accent', p, 0.8)),
    area('third+70', '2,-10 -6,-28 0,-44 12,-46 18,-34 14,-16', { shade: 'above' }),
    area('third+62', '10,-10 14,-30 26,-42 38,-38 36,-24 22,-10', { shade: 'above' }),
    area('accent+30', '-30,12 -24,-4 -8,-13 12,-15 32,-10 44,2 46,16 36,28 16,34 -8,32 -24,24', {
      shade: 'below',
    }),
    area('accent-66', '-8,-13 0,-15! 4,4 0,34! -9,32! -5,8', { shade: 'flat' }),
    area('accent-66', '12,-15 20,-14! 24,4 19,33.6! 11,34.6! 16,10', { shade: 'flat' }),
    area('accent-66', '32,-10 40,-4! 42,8 37,27! 29,31! 34,10', { line: 'full', shade: 'flat' }),
    area('accent-66', '45,9! 55,13! 45.6,17!', { shade: 'flat' }),
    oval('accent+36', [-27, 8, 15, 15], { shade: 'below' }),
    stroke('accent-70', '-32,-5 -36,-16 -44,-20', 1.2),
    stroke('accent-70', '-24,-6 -24,-18 -29,-25', 1.2),
    dot('accent-74', -44, -20, 2),
    dot('accent-74', -29, -25, 2),
    dot('accent-78', -33, 6, 2.1),
    stroke('accent-70', '-37,13 -33,15.6 -28,14', 1.1),
    blush(-26, 12, 5, 0.6),
    stroke('third+20', '6,-18 4,-30 8,-40', 0.7),
    stroke('third+20', '18,-14 24,-26 32,-34', 0.7),
  ],
};

export const swan: Figure = {
  name: 'swan',
  label: { de: 'Schwan', en: 'Swan' },
  tags: ['wedding', 'love', 'baby', 'animals'],
  aspect: 1.16,
  marks: () => [
    area(
      'third+84',
      '-34,-44 -24,-48 -15,-42 -13,-30 -20,-16 -26,-4 -22,4 -10,2 6,-12 24,-18 42,-14 54,-20! 50,-8 58,-8! 50,6 46,22 28,33 0,36 -24,32 -40,20 -42,4 -34,-12 -26,-26 -26,-35 -31,-37',
      { shade: 'below' },
    ),
    area('third+76', '-10,10 2,-4 20,-14 38,-14 55,-24! 52,-14 60,-13! 53,-4 57,-2! 44,12 26,22 6,22', {
      shade: 'below',
    }),
    ...['2,10 18,2 36,-4', '8,16 24,10 44,0', '0,4 12,-5 26,-9'].map((p) => stroke('third+30', p, 0.9)),
    area('accent+10', '-33,-42! -46,-34 -47,-31 -31,-36!', { shade: 'below' }),
    area('third-70', '-30,-44 -34,-42 -38,-38! -32,-37 -29,-40', { line: 'thin', shade: 'flat' }),
    dot('third-78', -26, -41, 1.5),
    stroke('third+10', '-56,34 -40,31 -26,36 -8,33 10,38 28,33 44,37 57,33', 1.6),
    stroke('third+36', '-40,42 -22,40 -4,44 16,40 36,43', 1.3),
    stroke('third+46', '-18,48 0,46.4 18,48.4', 1.1),
  ],
};

export const penguin: Figure = {
  name: 'penguin',
  label: { de: 'Pinguin', en: 'Penguin' },
  tags: ['christmas', 'winter', 'children', 'baby'],
  aspect: 0.74,
  marks: () => [
    ...both([
      area('accent+10', '4,44 14,42 21,46 20,50 6,50', { shade: 'below' }),
      area('third-50', '20,-2 28,8 33,22 32,32 26,30 21,18', { shade: 'right' }),
    ]),
    area(
      'third-44',
      '0,-48 13,-45 21,-34 22,-18 25,2 27,22 23,38 12,46 -12,46 -23,38 -27,22 -25,2 -22,-18 -21,-34 -13,-45',
      { shade: 'below' },
    ),
    area('third+84', '0,0 12,-4 19,8 20,24 16,37 7,43 -7,43 -16,37 -20,24 -19,8 -12,-4', {
      line: 'thin',
      shade: 'below',
    }),
    area('third+84', '0,-28! 5,-34 12,-34 17,-27 16,-17 9,-10 0,-8 -9,-10 -16,-17 -17,-27 -12,-34 -5,-34', {
      line: 'thin',
      shade: 'flat',
    }),
    area('accent+14', '-5,-20 0,-22 5,-20 0,-13', { shade: 'below' }),
    ...both([dot('third-80', 8.4, -24, 2), blush(12, -17, 4.6, 0.6)]),
    area('main', '-21,-9 -10,-5 0,-4 10,-5 21,-9 23,-3 12,2 0,3.4 -12,2 -23,-3', { shade: 'below' }),
    area('main+6', '9,0! 17,-3! 20,17! 12,19!', { shade: 'below' }),
    ...['-15,-5 -15,0', '-7,-3.6 -7,1.6', '1,-3.4 1,2', '12,12 18.6,10.6'].map((p) =>
      stroke('second+80', p, 1.2),
    ),
  ],
};
