import type { Figure } from '../figure/figure.ts';
import { area, blush, both, dot, type Mark, oval, placed, stroke } from '../figure/marks.ts';
import { arc, pointsOf } from '../figure/outline.ts';
import { star } from './sky.ts';

export const paperBoat: Figure = {
  name: 'paper-boat',
  label: { de: 'Papierschiff', en: 'Paper boat' },
  tags: ['baby', 'baptism', 'children', 'sea'],
  aspect: 1.4,
  marks: () => [
    area('third+52', '-2,-44! 16,-16 30,14! 0,20! -27,15! -16,-14', { shade: 'left' }),
    area('third+38', '-2,-44! 16,-16 30,14! 0,20! -1,-10', { shade: 'right' }),
    area('third+72', '-58,-4! -36,8 -2,17! -30,37! -38,36 -50,18', { shade: 'left' }),
    area('third+62', '59,-6! 38,8 -2,17! 30,37! 40,35 52,16', { shade: 'right' }),
    area('third+78', '-58,-4! -30,12 -1,17! 30,12 59,-6! 52,16 42,34! 6,38 -38,36! -50,17', {
      shade: 'below',
    }),
    stroke('third+24', '-1,18 0,28 1,37', 0.9),
    ...both(star('main', 26, 22, 4)).slice(0, 1),
    stroke('third', '-66,38 -56,34 -46,40 -34,36 -22,42 -8,37 6,43 20,37 34,42 46,36 56,40 66,36', 1.8),
    stroke('third+22', '-50,46 -38,43 -26,48 -12,44 2,49 16,44 30,48 44,44', 1.4),
  ],
};

const wheel = (x: number, y: number, radius: number): Mark[] => [
  stroke('ink', arc([x, y, radius, radius], 0, 358, 14), 1.8, { closed: true }),
  ...[20, 65, 110, 155].map((turn) =>
    stroke(
      'ink',
      [
        {
          x: x + Math.cos((turn * Math.PI) / 180) * radius,
          y: y + Math.sin((turn * Math.PI) / 180) * radius,
        },
        { x, y },
        {
          x: x - Math.cos((turn * Math.PI) / 180) * radius,
          y: y - Math.sin((turn * Math.PI) / 180) * radius,
        },
      ],
      0.7,
    ),
  ),
  oval('accent', [x, y, 2.4, 2.4], { shade: 'flat' }),
];

export const pram: Figure = {
  name: 'pram',
  label: { de: 'Kinderwagen', en: 'Pram' },
  tags: ['baby'],
  aspect: 1.06,
  marks: () => [
    stroke('ink', '30,-6 40,-16 47,-20 51,-17', 1.8),
    ...wheel(-21, 36, 13.4),
    ...wheel(21, 36, 13.4),
    stroke('ink', '-24,16 -20,26 -21,36', 1.4),
    stroke('ink', '24,16 20,26 21,36', 1.4),
    stroke('ink', '-21,26 0,30 21,26', 1.2),
    area('main+14', '-40,-6! -38,-24 -28,-38 -12,-45 3,-46! 4,-26 4,-5!', { shade: 'left' }),
    area('main+34', '-40,-6! -38,-24 -28,-38! -16,-24 4,-5!', { line: 'thin', shade: 'left' }),
    area('main+2', '-28,-38! -12,-45 -10,-45! -5,-24 4,-5! -14,-22', { line: 'thin', shade: 'flat' }),
    area('main', '-41,-6! 0,-3.6 36,-6! 34,6 26,17 10,22 -10,22 -28,17 -38,6'),
    area(
      'second+55',
      '-43,-8! -30,-6 -10,-5 10,-5 38,-9! 39,-3 34,0! 29,-3 24,1! 19,-2 13,2! 8,-1 2,2! -4,-1 -10,2! -16,-1 -22,1! -27,-2 -32,0! -37,-3 -41,-2',
      { shade: 'flat' },
    ),
    ...[
      [-22, 10],
      [-10, 14],
      [2, 10],
      [14, 14],
      [24, 8],
    ].map(([x = 0, y = 0]) => oval('second+60', [x, y, 1.5, 1.5], { line: 'thin', shade: 'flat' })),
    stroke('accent', '3,-46 6,-48 8,-46', 1.4),
  ],
};

const foot: readonly Mark[] = [
  area('main+10', '-3,-8 5,-12 11,-8 12,2 8,12 7,20 8,30 3,37 -5,36 -9,28 -8,18 -9,8 -8,-2', {
    shade: 'rim',
  }),
  oval('main+10', [-8.4, -19, 4.4, 5.4, -14], { shade: 'rim' }),
  oval('main+10', [0, -22.4, 3, 3.8, -4], { shade: 'rim' }),
  oval('main+10', [6, -21.4, 2.6, 3.3, 6], { shade: 'rim' }),
  oval('main+10', [11, -18.4, 2.3, 2.9, 16], { shade: 'rim' }),
  oval('main+10', [14.6, -13.8, 2, 2.5, 26], { shade: 'rim' }),
];

export const footprints: Figure = {
  name: 'footprints',
  label: { de: 'Babyfüße', en: 'Baby footprints' },
  tags: ['baby', 'baptism'],
  aspect: 1,
  marks: () => [
    ...placed(foot, { x: 20, y: 2, rotate: 12, scale: 1.3 }),
    ...placed(foot, { x: -20, y: -2, rotate: -10, scale: 1.3, mirror: true }),
  ],
};

export const dummy: Figure = {
  name: 'dummy',
  label: { de: 'Schnuller', en: 'Dummy' },
  tags: ['baby'],
  aspect: 0.82,
  marks: () => [
    area('second+50', '-5,2 -11,-12 -12,-24 -6,-33 0,-35 6,-33 12,-24 11,-12 5,2', { shade: 'right' }),
    stroke('second+80', '-7,-24 -5,-29 -2,-31', 1.6, { paintOnly: true }),
    area('main+25', '-34,6 -24,-4 -12,-3 0,-1 12,-3 24,-4 34,6 30,18 16,20 0,16 -16,20 -30,18'),
    oval('main+50', [-21, 8, 3, 2.4], { line: 'thin', shade: 'flat' }),
    oval('main+50', [21, 8, 3, 2.4], { line: 'thin', shade: 'flat' }),
    area(
      'third+12',
      [...arc([0, 31, 17, 17], 0, 330, 12), ...arc([0, 31, 11.6, 11.6], 330, 0, 12)].map(({ x, y }) => ({
        x,
        y,
      })),
      { shade: 'right' },
    ),
    oval('main', [0, 12, 9.4, 7.4]),
    ...placed(
      [
        area('second+70', '0,-1.4! 1.4,-3.6 4,-3.4 4.4,-0.6 0,4! -4.4,-0.6 -4,-3.4 -1.4,-3.6', {
          line: 'thin',
          shade: 'flat',
        }),
      ],
      { y: 11.6 },
    ),
  ],
};

export const mobile: Figure = {
  name: 'mobile',
  label: { de: 'Mobile', en: 'Baby mobile' },
  tags: ['baby'],
  aspect: 0.96,
  marks: () => [
    stroke('accent-10', '0,-50 0.6,-42 0,-36', 0.9),
    ...placed(star('accent', 0, -42, 4), {}),
    ...[
      [-40, -8],
      [-20, 12],
      [0, 2],
      [21, 16],
      [40, -6],
    ].map(([x = 0, y = 0]) =>
      stroke(
        'accent-10',
        [
          { x: x * 0.95, y: -29 + Math.abs(x) * 0.06 },
          { x: x + 0.5, y: -14 },
          { x, y },
        ],
        0.7,
      ),
    ),
    area('second-22', '-44,-30 -20,-33 0,-34 20,-33 44,-30 44,-26.6 20,-29 0,-30 -20,-29 -44,-26.6', {
      shade: 'right',
    }),
    area('third+60', '-48,4! -52,0 -50,-6 -44,-7! -43,-13 -36,-13 -34,-8! -28,-8 -28,0 -33,3! -40,4', {
      shade: 'below',
    }),
    area('accent+40', '-16,14 -10,21 -10,31 -17,38 -26,38 -31,34! -22,33 -18,27 -20,19 -25,15!', {
      shade: 'right',
    }),
    ...star('main', 0, 12, 10.6),
    oval('second+10', [21, 27, 10, 10.6]),
    oval('second+10', [13, 18.6, 3.4, 3.4]),
    oval('second+10', [29, 18.6, 3.4, 3.4]),
    oval('second+55', [21, 30.4, 4.8, 4], { line: 'thin', shade: 'flat' }),
    dot('second-75', 17.4, 24.6, 1),
    dot('second-75', 24.6, 24.6, 1),
    dot('second-75', 21, 28.8, 1.2),
    area('main+34', '40,-2! 43,-8 50,-7 50,0 40,10! 30,0 30,-7 37,-8', { shade: 'right' }),
  ],
};

export const buildingBlocks: Figure = {
  name: 'building-blocks',
  label: { de: 'Bauklötze', en: 'Building blocks' },
  tags: ['baby', 'children', 'birthday'],
  aspect: 1.02,
  marks: () => {
    const block: readonly Mark[] = [
      area('main+10', '-19,-19! 19,-19! 19,19! -19,19!', { shade: 'right' }),
      area('second+55', '-14,-14! 14,-14! 14,14! -14,14!', { line: 'thin', shade: 'flat' }),
    ];
    const inColour = (from: 'third+5' | 'second-6') =>
      block.map((mark, index) => (index === 0 ? { ...mark, colour: from } : mark));
    return [
      ...placed(block, { x: -22, y: 30, rotate: -2 }),
      ...placed([area('main', '0,-4! 4,-9 10,-8 10,0 0,9! -10,0 -10,-8 -4,-9', { shade: 'below' })], {
        x: -22,
        y: 30,
      }),
      ...placed(inColour('third+5'), { x: 20, y: 31, rotate: 2 }),
      ...star('third', 20, 31, 10.6),
      ...placed(inColour('second-6'), { x: -3, y: -9, rotate: -8 }),
      ...placed(
        [area('third+20', '2,-10 9,-4 9,5 2,10 -6,8 -9,5! -2,5 1,0 0,-6 -5,-8!', { shade: 'right' })],
        { x: -3, y: -9 },
      ),
      area('main-6', '-6,-30! 24,-34! 12,-50!', { shade: 'right' }),
    ];
  },
};

export const teddy: Figure = {
  name: 'teddy',
  label: { de: 'Teddybär', en: 'Teddy bear' },
  tags: ['baby', 'children'],
  aspect: 0.94,
  marks: () => [
    ...both([
      oval('second-16', [18, -37, 8.4, 8.4]),
      oval('main+45', [18.4, -36, 4.6, 4.6], { line: 'thin', shade: 'flat' }),
    ]),
    ...both([area('second-18', '14,2 24,2 35,10 41,18 38,25 30,25 20,20 13,14')]),
    area('second-14', '0,-4 14,0 21,14 21,30 14,40 0,44 -14,40 -21,30 -21,14 -14,0'),
    oval('second+38', [0, 23, 12.6, 14.6], { line: 'thin', shade: 'above' }),
    ...both([
      area('second-18', '8,30 18,26 30,30 36,40 32,49 20,51 9,47 4,39'),
      oval('second+38', [26, 41, 7.4, 8, 12], { line: 'thin', shade: 'flat' }),
      dot('second-50', 26, 43.4, 2.1),
      ...[
        [-3.4, -1.6],
        [0, -3.6],
        [3.4, -1.8],
      ].map(([x = 0, y = 0]) => dot('second-50', 26 + x, 39.6 + y, 1)),
    ]),
    area('second-12', '0,-42 13,-40 23,-31 26,-19 22,-7 12,0 0,2 -12,0 -22,-7 -26,-19 -23,-31 -13,-40'),
    oval('second+38', [0, -12, 11.4, 9.4], { line: 'thin' }),
    area('second-70', '-4,-17 0,-18.6 4,-17 2.6,-13.6 0,-12.4 -2.6,-13.6', { line: 'solid', shade: 'flat' }),
    stroke('second-60', '0,-12.4 0,-9', 1),
    stroke('second-60', '-4.4,-9 -2,-7.4 0,-9 2,-7.4 4.4,-9', 1.1),
    ...both([dot('second-78', 11, -21, 2), blush(17, -12, 5.6, 0.55)]),
    ...['-2,-41 -1,-36', '2,-41 2,-37'].map((p) => stroke('second-40', p, 0.7)),
    ...both([
      area('main', '0,4 8,-2 17,-2 18,7 15,12 7,9', { shade: 'right' }),
      stroke('main-35', '4,5 9,3 13,3.4', 0.8),
    ]),
    oval('main-12', [0, 5, 4, 3.8]),
    ...pointsOf('-6,16 -3,20 5,17 6,25').map(({ x, y }) =>
      stroke(
        'second-2',
        [
          { x, y },
          { x: x + 1.4, y: y + 2.4 },
        ],
        0.7,
        { paintOnly: true },
      ),
    ),
  ],
};
