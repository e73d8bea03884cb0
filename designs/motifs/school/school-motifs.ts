import { type Figure, motifsOf } from '../figure/figure.ts';
import { area, both, glow, oval, placed, stroke } from '../figure/marks.ts';
import type { Motif } from '../motif.ts';

const schoolCone: Figure = {
  name: 'school-cone',
  label: { de: 'Schultüte', en: 'School cone' },
  tags: ['school', 'children'],
  aspect: 0.62,
  marks: () => [
    area(
      'main+46',
      '-20,-26! -24,-36 -16,-42 -12,-49 -4,-45 2,-50 9,-45 17,-46 18,-38 25,-33 20,-26! 0,-22',
      { shade: 'below' },
    ),
    ...['-12,-28 -14,-38', '-3,-27 -3,-42', '6,-27 9,-40', '14,-28 18,-36'].map((p) =>
      stroke('main+10', p, 0.8),
    ),
    area('third+2', '-23,-26! 0,-21 23,-26! 14,10 4,48! -3,49! -13,12', { shade: 'right' }),
    area('accent+30', '-15.4,4! -2,9 16,3! 12,18! -1,23 -11.6,19!', { line: 'thin', shade: 'flat' }),
    area('main', '-24,-29 0,-24 24,-29 23,-22 0,-17 -23,-22', { shade: 'right' }),
    ...both([
      area('main+10', '1,-22 9,-29 18,-28 17,-20 10,-16', { shade: 'left' }),
      area('main-14', '1,-19 7,-14 10,-5! 5,-7! 2,-3!', { shade: 'flat' }),
    ]),
    oval('main+20', [0, -20, 3.6, 3.4]),
    ...[
      [-10, -10, 3],
      [9, -8, 2.6],
      [0, 0, 2.4],
      [-4, 30, 2.2],
      [4, 34, 1.8],
    ].map(([x = 0, y = 0, r = 1]) => oval('second+60', [x, y, r, r], { line: 'thin', shade: 'flat' })),
    ...placed(
      [area('main', '0,-7! 2,-2 7,-2! 3,1.4 5,7! 0,3.6 -5,7! -3,1.4 -7,-2! -2,-2', { shade: 'flat' })],
      { x: 1, y: 13, scale: 0.8 },
    ),
  ],
};

const pencil: Figure = {
  name: 'pencils',
  label: { de: 'Buntstifte', en: 'Colouring pencils' },
  tags: ['school', 'children'],
  aspect: 0.9,
  marks: () =>
    (['main', 'third', 'accent+20'] as const).flatMap((colour, index) =>
      placed(
        [
          area('second+40', '-6,-30! 0,-48! 6,-30! 3,-28 0,-30 -3,-28', { shade: 'right' }),
          area(colour, '-2.2,-41.4! 0,-48.4! 2.2,-41.4! 0,-40.6', { shade: 'flat' }),
          area(colour, '-6,-30! -3,-27.6 0,-30 3,-27.6 6,-30! 6,42! -6,42!', { shade: 'right' }),
          stroke('second+80', '-2,-25 -2,40', 1, { paintOnly: true }),
          stroke(colour, '2.2,-27 2.2,41', 0.7),
          area('second+62', '-6,40! 6,40! 6,44! -6,44!', { line: 'thin', shade: 'right' }),
          area('main+40', '-6,44! 6,44! 5,49 0,50 -5,49', { shade: 'right' }),
        ],
        { x: (index - 1) * 18, y: index === 1 ? -1 : 3, rotate: (index - 1) * 15, scale: 0.92 },
      ),
    ),
};

const satchel: Figure = {
  name: 'satchel',
  label: { de: 'Schulranzen', en: 'Satchel' },
  tags: ['school', 'children'],
  aspect: 0.94,
  marks: () => [
    area('second-44', '-10,-38 -8,-47 0,-50 8,-47 10,-38! 6,-39! 5,-44 0,-46 -5,-44 -6,-39!', {
      shade: 'right',
    }),
    ...both([area('third-16', '32,8 42,10 44,22 43,38 34,42', { shade: 'right' })]),
    area('third+4', '-30,-38! 0,-41 30,-38! 36,-30 37,40 30,48 -30,48 -37,40 -36,-30', { shade: 'right' }),
    area('third+16', '-37,-32 -30,-40 0,-42 30,-40 37,-32 37,-4 30,7 0,10 -30,7 -37,-4', { shade: 'below' }),
    ...placed(
      [
        area('accent+25', '0,-14! 4,-4 14,-4! 6,2.6 10,13! 0,7 -10,13! -6,2.6 -14,-4! -4,-4', {
          shade: 'flat',
        }),
      ],
      { y: -18, scale: 0.95 },
    ),
    area('third-8', '-28,19! 28,19! 27,42 20,44 -20,44 -27,42', { shade: 'below' }),
    ...both([
      area('second-36', '17,-2! 24,-2! 24,22! 17,22!', { shade: 'right' }),
      area('accent+30', '15.6,11! 25.4,11! 25.4,19! 15.6,19!', { shade: 'right' }),
    ]),
    stroke('second+70', '-33,-28 -34,-10 -32,0', 1.2, { paintOnly: true }),
  ],
};

const chalkboard: Figure = {
  name: 'chalkboard',
  label: { de: 'ABC-Tafel', en: 'ABC chalkboard' },
  tags: ['school', 'children'],
  aspect: 1.3,
  styles: ['flat', 'line'],
  marks: () => [
    area('second-24', '-58,-44! 58,-44! 58,36! -58,36!', { shade: 'below' }),
    area('leaf-42', '-52,-38! 52,-38! 52,30! -52,30!', { line: 'thin', shade: 'rim' }),
    ...[
      '-38,8! -28,-24! -18,8!',
      '-34,-3 -22,-3',
      '-6,-24! -6,8!',
      '-6,-24 3,-24 6,-17 2,-10 -6,-9',
      '-6,-9 5,-8 9,-1 5,7 -6,8',
      '38,-19 31,-24 23,-20 20,-8 23,4 31,8 38,3',
    ].map((p) => stroke('second+88', p, 2.4)),
    ...['-40,19 -24,17 -8,20 8,17 24,20 40,18'].map((p) => stroke('accent+50', p, 1.6)),
    area('second-34', '-60,36! 60,36! 60,42! -60,42!', { shade: 'flat' }),
    area('second+86', '-30,31! -16,31! -16,36! -30,36!', { shade: 'right' }),
    area('main+30', '-12,32.4! 0,32.4! 0,36! -12,36!', { shade: 'right' }),
    area('third', '22,28! 42,28! 42,36! 22,36!', { shade: 'right' }),
  ],
};

const apple: Figure = {
  name: 'apple',
  label: { de: 'Apfel', en: 'Apple' },
  tags: ['warm-main', 'school', 'autumn', 'children'],
  aspect: 0.9,
  marks: () => [
    stroke('second-60', '1,-24 2,-36 8,-46', 2.2),
    area('leaf', '6,-36! 14,-47 28,-50 37,-46! 33,-35 20,-30', { shade: 'below' }),
    stroke('leaf-36', '8,-36.6 20,-40 33,-45', 0.8),
    area(
      'main+2',
      '0,-22! 12,-30 28,-28 39,-14 40,6 32,28 18,45 6,47 0,44 -6,47 -18,45 -32,28 -40,6 -39,-14 -28,-28 -12,-30',
      { shade: 'right' },
    ),
    glow('second+40', -18, -6, 14, 0.4),
    stroke('second+86', '-29,-8 -27,-17 -19,-22', 2.2, { paintOnly: true }),
    stroke('main-40', '-8,-23 0,-19 8,-23', 1.1),
    ...[
      [12, 14],
      [20, 2],
      [4, 24],
      [24, 20],
      [-6, 10],
    ].map(([x = 0, y = 0]) => oval('second+60', [x, y, 0.9, 0.9], { line: 'none', shade: 'flat' })),
  ],
};

export const schoolMotifs: readonly Motif[] = motifsOf('school', [
  schoolCone,
  pencil,
  satchel,
  chalkboard,
  apple,
]);
