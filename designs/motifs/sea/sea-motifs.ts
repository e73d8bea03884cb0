import { type Figure, motifsOf } from '../figure/figure.ts';
import { area, both, glow, oval, stroke } from '../figure/marks.ts';
import { arc } from '../figure/outline.ts';
import type { Motif } from '../motif.ts';

const anchor: Figure = {
  name: 'anchor',
  label: { de: 'Anker', en: 'Anchor' },
  tags: ['sea', 'wedding', 'baptism', 'confirmation'],
  aspect: 0.84,
  marks: () => [
    area('third-20', [...arc([0, -39, 9.4, 9.4], 90, 450, 13), ...arc([0, -39, 5, 5], 450, 90, 13)], {
      shade: 'right',
    }),
    area('third-20', '-3.6,-30! 3.6,-30! 4,30 0,46 -4,30', { shade: 'right' }),
    area('third-14', '-20,-24 0,-25 20,-24 22,-21 20,-18 0,-17.6 -20,-18 -22,-21', { shade: 'below' }),
    ...both([
      area('third-20', '0,36 12,33 24,24 30,12 24,14! 34,-4! 41,17! 36,14 32,28 20,42 6,48 0,49', {
        shade: 'below',
      }),
    ]),
    stroke('second-10', '5,-38 16,-30 14,-18 2,-8 -10,0 -9,12 2,18 13,26 9,38 -2,44', 2.4),
    stroke('second+50', '6,-36 14,-29 12,-18', 0.7, { paintOnly: true }),
  ],
};

const lighthouse: Figure = {
  name: 'lighthouse',
  label: { de: 'Leuchtturm', en: 'Lighthouse' },
  tags: ['sea', 'travel', 'wedding', 'confirmation'],
  aspect: 0.96,
  marks: () => [
    glow('accent+50', 0, -33, 26, 0.6),
    area('accent+64', '6,-34! 46,-44! 46,-24! 6,-30!', { line: 'none', shade: 'right' }),
    area('accent+64', '-6,-34! -46,-42! -46,-26! -6,-30!', { line: 'none', shade: 'left' }),
    area('third+82', '-10,-22! 10,-22! 16,40! -16,40!', { shade: 'right' }),
    area('main', '-11.2,-9! 0,-7.4 11.2,-9! 12.8,7! 0,9 -12.8,7!', { line: 'thin', shade: 'right' }),
    area('main', '-14.2,22! 0,24 14.2,22! 15.8,37! 0,39 -15.8,37!', { line: 'thin', shade: 'right' }),
    area('third-50', '-2.6,17! -2.6,12 0,10 2.6,12 2.6,17!', { line: 'thin', shade: 'flat' }),
    area('accent+60', '-6,-38! 6,-38! 6,-26! -6,-26!', { shade: 'flat' }),
    stroke('third-50', '0,-38 0,-26', 0.9),
    area('main-14', '-8.6,-37! 0,-48 8.6,-37! 0,-36', { shade: 'right' }),
    stroke('third-50', '0,-46 0,-50', 1),
    area('third-44', '-13,-26! 13,-26! 12,-21! -12,-21!', { shade: 'flat' }),
    area('second-22', '-34,42 -22,36 -8,38 6,36 22,37 34,43 26,48 -26,48', { shade: 'below' }),
    ...['-48,46 -38,42 -28,47 -16,43 -4,48 8,43 20,48 32,43 48,47'].map((p) => stroke('third', p, 1.8)),
  ],
};

const mountainRange: Figure = {
  name: 'mountains',
  label: { de: 'Berge', en: 'Mountains' },
  tags: ['mountains', 'wedding', 'travel', 'birthday'],
  aspect: 1.8,
  marks: () => [
    oval('accent+24', [44, -27, 14, 14], { shade: 'rim' }),
    area('third+34', '-88,40! -60,4! -50,12! -30,-16! -14,4! 0,40!', { shade: 'below' }),
    area('third+24', '10,40! 36,0! 46,8! 62,-12! 76,6! 89,40!', { shade: 'below' }),
    area('third+4', '-50,40! -22,4! -14,10! 10,-38! 26,-16! 32,-18! 62,40!', { shade: 'right' }),
    area('third+88', '10,-38! 26,-16! 19,-20! 15,-10! 8,-18! 2,-10! -1,-16!', {
      line: 'thin',
      shade: 'flat',
    }),
    area('third+88', '-30,-16! -20,-4! -27,-7! -31,1! -38,-5!', { line: 'thin', shade: 'flat' }),
    area('third+88', '62,-12! 72,2! 64,-1! 58,3! 53,0!', { line: 'thin', shade: 'flat' }),
    ...['8,-6 14,6 10,20 18,36', '-6,6 -2,18 -8,30', '30,0 34,14 44,30'].map((p) =>
      stroke('third-26', p, 0.9),
    ),
    area('leaf', '-90,40! -60,32 -30,36 0,31 30,36 60,32 90,40! 88,47 0,49 -88,47', { shade: 'below' }),
    ...[
      [-70, 34],
      [-62, 35],
      [-54, 33],
      [58, 34],
      [66, 33],
      [74, 36],
      [-12, 34],
    ].map(([x = 0, y = 0]) =>
      area(
        'leaf-24',
        [
          { x, y: y - 16, corner: true },
          { x: x + 4.6, y: y + 3, corner: true },
          { x: x - 4.6, y: y + 3, corner: true },
        ],
        { shade: 'right' },
      ),
    ),
  ],
};

const waves: Figure = {
  name: 'waves',
  label: { de: 'Wellen', en: 'Waves' },
  tags: ['sea', 'baptism', 'mourning', 'modern'],
  aspect: 2.4,
  styles: ['flat', 'line'],
  marks: () =>
    [-32, -11, 10, 31].map((y, row) => {
      const points = Array.from({ length: 13 }, (_, index) => ({
        x: -112 + index * 18.6 + (row % 2) * 6,
        y: y + (index % 2 === 0 ? 7 : -7),
      }));
      return stroke(
        (['third+30', 'third+12', 'third', 'third-14'] as const)[row] ?? 'third',
        points,
        3.6 - row * 0.3,
      );
    }),
};

const sailingBoat: Figure = {
  name: 'sailing-boat',
  label: { de: 'Segelboot', en: 'Sailing boat' },
  tags: ['sea', 'travel', 'wedding', 'baptism'],
  aspect: 0.96,
  marks: () => [
    stroke('second-56', '-2,28 -2,-8 -2,-48', 1.9),
    area('second+70', '1,-46! 16,-24 30,4 34,18! 1,21!', { shade: 'right' }),
    area('main+12', '-5,-38! -16,-16 -26,6 -30,17! -5,20!', { shade: 'left' }),
    ...['3,-16 14,-15 20,-14', '3,2 18,3 28,4'].map((p) => stroke('second+20', p, 0.8)),
    area('main', '-2,-49! 12,-46! -2,-42!', { shade: 'flat' }),
    area('third-20', '-38,25! -10,28 36,24! 30,36 20,42 -20,42 -32,36', { shade: 'below' }),
    stroke('third+70', '-35,30 0,32.4 33,29.4', 1.3),
    stroke('third+10', '-48,43 -38,39 -28,44 -16,40 -4,45 8,40 20,45 32,40 48,44', 1.8),
    stroke('third+36', '-30,49 -18,46 -4,50 12,46 28,49', 1.3),
  ],
};

export const seaMotifs: readonly Motif[] = motifsOf('sea', [
  anchor,
  lighthouse,
  mountainRange,
  waves,
  sailingBoat,
]);
