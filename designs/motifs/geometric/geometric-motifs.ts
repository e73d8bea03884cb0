import type { Colour } from '../../model/colour.ts';
import { type Figure, motifsOf } from '../figure/figure.ts';
import { area, both, type Mark, oval, stroke } from '../figure/marks.ts';
import { arc } from '../figure/outline.ts';
import type { Motif } from '../motif.ts';

const decoFan: Figure = {
  name: 'deco-fan',
  label: { de: 'Art-déco-Fächer', en: 'Art deco fan' },
  tags: ['deco', 'wedding', 'geometric'],
  aspect: 1.8,
  marks: () => {
    const blades = [-72, -54, -36, -18, 0, 18, 36, 54, 72];
    const at = (turn: number, away: number) => ({
      x: Math.sin((turn * Math.PI) / 180) * away,
      y: 46 - Math.cos((turn * Math.PI) / 180) * away,
    });
    return [
      ...blades.map((turn, index): Mark => {
        const away = 92 - Math.abs(turn) * 0.12;
        return area(
          index % 2 ? 'accent+10' : 'accent+38',
          [
            { ...at(turn, 12), corner: true },
            at(turn - 8.4, away * 0.86),
            { ...at(turn, away), corner: true },
            at(turn + 8.4, away * 0.86),
          ],
          { shade: 'above' },
        );
      }),
      ...blades.map((turn) => stroke('accent-20', [at(turn, 16), at(turn, 48), at(turn, 72)], 0.8)),
      area('accent-10', arc([0, 46, 17, 17], 180, 360, 7), { shade: 'flat' }),
      area('accent+30', arc([0, 46, 10, 10], 180, 360, 7), { line: 'thin', shade: 'flat' }),
    ];
  },
};

const midCentury: Figure = {
  name: 'mid-century',
  label: { de: 'Fünfzigerjahre-Formen', en: 'Mid-century shapes' },
  tags: ['modern', 'geometric', 'birthday'],
  aspect: 1.1,
  marks: () => [
    area('main+12', '-44,-8 -40,-34 -16,-46 6,-36 10,-14 -6,2 -26,8 -40,4', { shade: 'flat' }),
    area('third+16', '0,10 16,-12 40,-14 52,6 46,34 22,44 2,36 -6,22', { shade: 'flat' }),
    area('second', '-50,28 -38,14 -16,16 -8,30 -18,46 -40,47 -52,40', { shade: 'flat' }),
    ...[0, 45, 90, 135].map((turn) =>
      stroke(
        'accent',
        [
          { x: 34 + Math.cos(turn / 57.3) * 15, y: -32 + Math.sin(turn / 57.3) * 15 },
          { x: 34, y: -32 },
          { x: 34 - Math.cos(turn / 57.3) * 15, y: -32 - Math.sin(turn / 57.3) * 15 },
        ],
        1,
      ),
    ),
    ...[0, 45, 90, 135].flatMap((turn) =>
      [1, -1].map((side) =>
        oval(
          'accent',
          [34 + Math.cos(turn / 57.3) * 15 * side, -32 + Math.sin(turn / 57.3) * 15 * side, 2, 2],
          { shade: 'flat' },
        ),
      ),
    ),
    stroke('ink', '-30,-30 -18,-20 -24,-8 -10,-10', 1.1),
    stroke('ink', '10,16 20,4 30,14 40,6', 1.1),
    ...[
      [-40, 28],
      [-30, 34],
      [-20, 26],
      [-32, 42],
    ].map(([x = 0, y = 0]) => oval('ink', [x, y, 1.3, 1.3], { line: 'solid', shade: 'flat' })),
  ],
};

const archShapes: Figure = {
  name: 'arches',
  label: { de: 'Bögen und Kreise', en: 'Arches and circles' },
  tags: ['modern', 'boho', 'geometric'],
  aspect: 1.3,
  marks: () => {
    const gate = (x: number, wide: number, top: number, colour: Colour) =>
      area(
        colour,
        [
          { x: x - wide, y: 48, corner: true },
          { x: x - wide, y: top + wide, corner: true },
          ...arc([x, top + wide, wide, wide], 180, 360, 7).slice(1, -1),
          { x: x + wide, y: top + wide, corner: true },
          { x: x + wide, y: 48, corner: true },
        ],
        { shade: 'left' },
      );
    return [
      oval('accent+24', [30, -22, 22, 22], { shade: 'rim' }),
      gate(-24, 32, -44, 'main+22'),
      gate(-24, 21, -28, 'second+30'),
      gate(34, 24, -6, 'third+26'),
      gate(34, 14, 10, 'main+50'),
      stroke('accent', '-62,48.6 -10,48 62,48.6', 1),
    ];
  },
};

const flowingLines: Figure = {
  name: 'flowing-lines',
  label: { de: 'Fließende Linien', en: 'Flowing lines' },
  tags: ['modern', 'abstract'],
  aspect: 2,
  styles: ['line'],
  marks: () =>
    [0, 1, 2, 3, 4].map((row) =>
      stroke(
        'ink',
        `-98,${18 - row * 7} -60,${-20 + row * 5} -20,${26 - row * 6} 24,${-28 + row * 9} 62,${22 - row * 9} 98,${-14 + row * 4}`,
        1,
      ),
    ),
};

const ribbonBow: Figure = {
  name: 'ribbon-bow',
  label: { de: 'Schleife', en: 'Ribbon bow' },
  tags: ['wedding', 'baby', 'christmas', 'party'],
  aspect: 1.1,
  marks: () => [
    ...both([
      area('main-10', '2,-12 10,2 20,22 26,44! 18,40! 12,47! 8,24 0,2', { shade: 'above' }),
      area('main-22', '6,-14 20,-26 38,-32 44,-24 38,-12 22,-8', { line: 'thin', shade: 'flat' }),
      area(
        'main+8',
        '3,-20 14,-36 34,-46 50,-40 53,-24 44,-8 26,-2 8,-8 18,-14 36,-18 40,-26 34,-32 20,-26 8,-14',
        { shade: 'left' },
      ),
      stroke('main-30', '8,-16 18,-22 28,-26', 0.9),
      stroke('main-30', '8,-12 18,-11 28,-13', 0.9),
    ]),
    area('main+12', '-7,-20 0,-22.6 7,-20 9,-13 7,-6 0,-3.6 -7,-6 -9,-13', { shade: 'below' }),
    ...['-2,-20 -3,-13 -2,-6', '3,-19 3,-12 2,-7'].map((p) => stroke('main-30', p, 0.8)),
  ],
};

const waxSeal: Figure = {
  name: 'wax-seal',
  label: { de: 'Wachssiegel', en: 'Wax seal' },
  tags: ['vintage', 'wedding'],
  aspect: 1,
  styles: ['flat', 'wash'],
  marks: () => [
    area(
      'main-14',
      '0,-47 16,-45 30,-39 42,-30 45,-14 49,2 44,18 38,34 24,40 12,47 -4,45 -20,45 -32,36 -42,26 -46,10 -48,-6 -43,-20 -36,-34 -20,-41',
      { shade: 'rim' },
    ),
    oval('main-26', [0, 0, 35, 35], { line: 'full', shade: 'flat' }),
    oval('main-6', [0.6, 0.8, 33.6, 33.4], { line: 'none', shade: 'below' }),
    area('main-24', '0,-8! 5,-17 14,-20 22,-15 24,-5 18,8 0,24! -18,8 -24,-5 -22,-15 -14,-20 -5,-17', {
      line: 'thin',
      shade: 'flat',
    }),
    area(
      'main+6',
      '0.8,-6! 5.6,-15 14,-18 20.6,-13.4 22,-5 16.6,7 0.8,21! -16,7 -22,-5 -20,-13.4 -13,-18 -4.6,-15',
      { line: 'none', shade: 'rim' },
    ),
    ...['-38,-22 -30,-34 -18,-40', '26,-36 36,-28', '-40,14 -34,26'].map((p) =>
      stroke('main+40', p, 1.7, { paintOnly: true }),
    ),
  ],
};

const monogramRing: Figure = {
  name: 'monogram-ring',
  label: { de: 'Monogrammring', en: 'Monogram ring' },
  tags: ['wedding', 'classic', 'ring', 'frame'],
  aspect: 1,
  styles: ['flat', 'line'],
  marks: () => [
    stroke('accent', arc([0, 0, 42, 42], -66, 246, 25), 1.1),
    stroke('accent', arc([0, 0, 38.6, 38.6], -62, 242, 25), 0.7),
    ...both([
      stroke('accent', '3,-44 9,-49 16,-48 18,-42.6 13,-40.4 11,-43.6', 1.1),
      stroke('accent', '17,-39 22,-44 28,-42', 0.9),
      area('accent', '4,-41! 8,-43 10,-40! 7,-38.4', { shade: 'flat' }),
    ]),
    area('accent', '0,-50! 3,-45.6 0,-39! -3,-45.6', { shade: 'flat' }),
    ...[-6, 0, 6].map((x) =>
      oval('accent', [x, 42 - Math.abs(x) * 0.1, x === 0 ? 1.9 : 1.2], { shade: 'flat' }),
    ),
  ],
};

const beadedRing: Figure = {
  name: 'dotted-ring',
  label: { de: 'Perlenring', en: 'Beaded ring' },
  tags: ['wedding', 'classic', 'ring', 'frame', 'baby'],
  aspect: 1,
  styles: ['flat', 'line'],
  marks: () =>
    Array.from({ length: 48 }, (_, index) => {
      const turn = (index / 48) * Math.PI * 2;
      return oval('accent', [Math.cos(turn) * 45, Math.sin(turn) * 45, index % 4 === 0 ? 1.9 : 1.05], {
        shade: 'flat',
        line: 'solid',
      });
    }),
};

const splatter: Figure = {
  name: 'splatter',
  label: { de: 'Farbspritzer', en: 'Paint splatter' },
  tags: ['watercolour', 'modern', 'abstract'],
  aspect: 1.2,
  styles: ['flat'],
  marks: (random) =>
    Array.from({ length: 46 }, (_, index) => {
      const [turn, away] = [random.between(0, 6.28), random.between(0, 1) ** 1.6];
      const radius = random.between(0.5, 1.4) + (1 - away) * (index % 5 === 0 ? 4.6 : 1.4);
      return oval(
        (['main+10', 'main+30', 'second'] as const)[index % 3] ?? 'main',
        [
          Math.cos(turn) * away * 54,
          Math.sin(turn) * away * 43,
          radius,
          radius * random.between(0.75, 1),
          random.between(0, 180),
        ],
        { shade: 'flat' },
      );
    }),
};

const brushStroke: Figure = {
  name: 'brush-stroke',
  label: { de: 'Breiter Pinselstrich', en: 'Broad brush stroke' },
  tags: ['modern', 'watercolour', 'abstract'],
  aspect: 3.4,
  styles: ['flat'],
  marks: (random) =>
    Array.from({ length: 22 }, (_, index) => {
      const y = -36 + index * 3.5 + random.between(-1, 1);
      const [left, right] = [
        -158 + random.between(0, 22) + Math.abs(index - 10),
        160 - random.between(0, 42) - Math.abs(index - 11) * 1.4,
      ];
      const points = [0, 0.25, 0.5, 0.75, 1].map((t) => ({
        x: left + (right - left) * t,
        y: y + Math.sin(t * 3 + 0.6) * 5 + random.between(-0.7, 0.7),
      }));
      return stroke(
        (['main+16', 'main+10', 'main+22', 'main+4'] as const)[index % 4] ?? 'main',
        points,
        random.between(2.6, 6),
      );
    }),
};

const goldLeaf: Figure = {
  name: 'gold-leaf',
  label: { de: 'Blattgold', en: 'Gold leaf' },
  tags: ['foil', 'modern', 'abstract'],
  aspect: 1.2,
  styles: ['flat'],
  marks: (random) =>
    Array.from({ length: 42 }, (_, index) => {
      const [turn, away] = [random.between(0, 6.28), random.between(0, 1) ** 0.9];
      const size = random.between(0.6, 1.6) + (1 - away) * 2.6;
      const count = random.whole(5, 8);
      const points = Array.from({ length: count }, (__, corner) => {
        const angle = (corner / count) * 6.28 + random.between(-0.3, 0.3);
        const reach = size * random.between(0.45, 1.1);
        return {
          x: Math.cos(turn) * away * 54 + Math.cos(angle) * reach,
          y: Math.sin(turn) * away * 43 + Math.sin(angle) * reach,
          corner: true,
        };
      });
      return area(
        (['accent', 'accent+20', 'accent+40', 'accent-10'] as const)[index % 4] ?? 'accent',
        points,
        { shade: 'flat' },
      );
    }),
};

export const geometricMotifs: readonly Motif[] = motifsOf('geometric', [
  ...[decoFan, midCentury, archShapes, flowingLines, monogramRing, beadedRing],
  ...[ribbonBow, waxSeal, splatter, brushStroke, goldLeaf],
]);
