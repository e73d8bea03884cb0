import { type Figure, motifsOf } from '../figure/figure.ts';
import { area, glow, oval, stroke } from '../figure/marks.ts';
import { arc, scallop } from '../figure/outline.ts';
import type { Motif } from '../motif.ts';

const loneTree: Figure = {
  name: 'lone-tree',
  label: { de: 'Einsamer Baum', en: 'Lone tree' },
  tags: ['mourning', 'landscape'],
  aspect: 1.3,
  marks: () => [
    area('third+10', '-64,40 -30,35 0,32 34,34 64,39! 64,48! -64,48!', { shade: 'below' }),
    ...['2,34 1,14 -6,-4 -16,-12', '2,20 8,2 18,-8', '1,10 2,-10 0,-26', '-3,2 -12,-2 -22,0'].map((p) =>
      stroke('ink+10', p, 2),
    ),
    area('ink+10', '-4,36 0,26 0,14 4,14 5,26 10,36 4,34 2,37', { shade: 'flat' }),
    area('third-30', scallop([-18, -10, 16, 12], 10, 0.14), { shade: 'below' }),
    area('third-24', scallop([18, -8, 17, 13], 10, 0.14), { shade: 'below' }),
    area('third-16', scallop([0, -24, 24, 18], 13, 0.12), { shade: 'below' }),
    ...[
      '-8,-30 -4,-34 2,-33',
      '6,-24 11,-27 15,-24',
      '-14,-20 -10,-23 -6,-21',
      '14,-10 18,-13 23,-10',
      '-24,-10 -20,-13 -16,-11',
    ].map((p) => stroke('third+20', p, 0.9)),
    ...['-44,38 -43,33', '-40,38 -38,34', '36,36 37,31', '41,37 43,33', '-20,36 -19,32'].map((p) =>
      stroke('third-30', p, 0.8),
    ),
    ...['40,-30 43,-33 46,-31 49,-34 52,-32', '52,-22 54,-24 56,-22.6 58,-25 61,-23'].map((p) =>
      stroke('ink', p, 0.9),
    ),
  ],
};

const settingSun: Figure = {
  name: 'setting-sun',
  label: { de: 'Sonne über dem Meer', en: 'Sun setting over the sea' },
  tags: ['mourning', 'sea', 'landscape'],
  aspect: 1.5,
  marks: () => [
    glow('accent+40', 0, 4, 46, 0.4),
    area('accent+28', arc([0, 8, 25, 25], 180, 360, 9), { shade: 'above' }),
    ...[
      '-74,10 -30,8.6 0,9.2 34,8.4 74,10',
      '-50,16 -24,15 0,16 28,14.8 48,16',
      '-62,23 -34,22 -14,23.4',
      '6,22 30,21 56,23',
      '-30,30 0,29 22,30.4',
      '-14,36 6,35.4 20,36.4',
      '-6,42 4,41.4 10,42.2',
    ].map((p) => stroke('third-6', p, 1.4)),
    ...['-10,13 0,12.4 10,13', '-8,19.4 2,19 9,19.6', '-6,26 0,25.6 6,26.2'].map((p) =>
      stroke('accent+20', p, 1.2),
    ),
    ...[
      '-50,-20 -44,-25 -39,-21 -34,-26 -28,-22',
      '32,-30 36,-33 39,-30.6 43,-34 47,-31',
      '-26,-34 -23,-36 -20,-34.4 -17,-37 -14,-35',
    ].map((p) => stroke('ink', p, 1)),
  ],
};

const path: Figure = {
  name: 'path',
  label: { de: 'Weg', en: 'Path' },
  tags: ['mourning', 'landscape', 'confirmation'],
  aspect: 1.3,
  marks: () => [
    glow('accent+50', 6, -20, 30, 0.5),
    area('third+52', '-64,-8 -40,-20 -20,-14 4,-24 28,-15 46,-22 64,-10! 64,10! -64,10!', { shade: 'below' }),
    area('third+34', '-64,4 -34,-6 0,0 30,-8 64,2! 64,24! -64,24!', { shade: 'below' }),
    area('third+14', '-64,16 -30,8 4,6 36,10 64,14! 64,46 30,50 -30,50 -64,46', { shade: 'below' }),
    area('second+50', '4,6! 7,6! 9,11 2,16 -8,21 -6,28 10,36 24,50! -14,50! -22,38 -26,28 -16,19 0,13 5,9', {
      shade: 'above',
    }),
    ...[
      '-40,24 -38,18',
      '-36,25 -33,20',
      '30,20 31,14',
      '35,21 38,16',
      '44,34 45,27',
      '49,35 52,29',
      '-50,38 -49,31',
    ].map((p) => stroke('third-24', p, 0.8)),
    area('third-22', scallop([-38, -3, 6, 9], 8, 0.1), { shade: 'right' }),
    stroke('third-50', '-38,4 -38,10', 1.2),
    area('third-16', scallop([42, -1, 5, 8], 8, 0.1), { shade: 'right' }),
    stroke('third-50', '42,6 42,11', 1.2),
  ],
};

const horizon: Figure = {
  name: 'brushed-horizon',
  label: { de: 'Gepinselter Horizont', en: 'Brushed horizon' },
  tags: ['mourning', 'landscape', 'modern'],
  aspect: 2.4,
  styles: ['flat'],
  marks: () => [
    oval('accent+34', [34, -18, 17, 17], { shade: 'flat' }),
    ...(
      [
        ['-116,8 -60,4 0,9 60,3 114,8', 9, 'third+22'],
        ['-110,20 -50,16 10,21 70,15 110,20', 7, 'third+6'],
        ['-118,30 -60,28 0,32 64,27 100,30', 5.4, 'third-8'],
        ['-80,39 -20,37 40,40 84,38', 3, 'third+14'],
        ['-112,0 -70,-3 -20,1 30,-3 90,0', 2, 'third+40'],
        ['-60,46 0,44 40,46', 1.4, 'third+24'],
      ] as const
    ).map(([points, width, colour]) => stroke(colour, points, width)),
  ],
};

const quill: Figure = {
  name: 'falling-feather',
  label: { de: 'Fallende Feder', en: 'Falling feather' },
  tags: ['mourning', 'baptism', 'boho'],
  aspect: 1.3,
  marks: () => [
    area(
      'third+40',
      '-46,28! -36,12 -20,-4 2,-18 26,-27 52,-31! 48,-20 38,-8! 32,-9! 30,0 18,10! 12,8! 8,17 -8,24 -26,28!',
      { shade: 'below' },
    ),
    area('third+64', '-46,28! -36,12 -20,-4 2,-18 26,-27 52,-31! 20,-14 -10,6', {
      line: 'none',
      shade: 'flat',
    }),
    stroke('third-20', '50,-30 24,-17 -6,3 -34,20 -60,34', 1.3),
    ...[
      '-20,10 -18,0 -12,-7',
      '-6,2 -3,-8 4,-16',
      '10,-8 14,-16 20,-23',
      '24,-17 28,-22 35,-27',
      '-14,7 -4,12 6,13',
      '2,-3 12,2 20,4',
      '16,-12 26,-8 33,-7',
    ].map((p) => stroke('third', p, 0.7)),
  ],
};

export const mourningMotifs: readonly Motif[] = motifsOf('mourning', [
  loneTree,
  settingSun,
  path,
  horizon,
  quill,
]);
