import type { Colour } from '../../model/colour.ts';
import type { Figure } from '../figure/figure.ts';
import { area, both, glow, type Mark, oval, placed, stroke } from '../figure/marks.ts';
import { type Point, pointsOf } from '../figure/outline.ts';

/** One tier of a fir: jagged below. */
function tier(colour: Colour, top: number, foot: number, reach: number): Mark {
  const teeth = 9;
  const hem = Array.from({ length: teeth * 2 + 1 }, (_, index): Point => {
    const t = index / (teeth * 2);
    const x = reach - 2 * reach * t;
    const droop = foot + 5 * (1 - (2 * t - 1) ** 2);
    return index % 2 === 0 ? { x, y: droop, corner: true } : { x, y: droop - 4.4 - (index % 3) };
  });
  return area(
    colour,
    [
      { x: 0, y: top, corner: true },
      { x: reach * 0.42, y: top + (foot - top) * 0.55 },
      ...hem,
      { x: -reach * 0.42, y: top + (foot - top) * 0.55 },
    ],
    { shade: 'below' },
  );
}

const fiveStar = (colour: Colour, x: number, y: number, radius: number): Mark =>
  area(
    colour,
    Array.from({ length: 10 }, (_, index) => {
      const [turn, reach] = [((index * 36 - 90) * Math.PI) / 180, index % 2 === 0 ? radius : radius * 0.44];
      return { x: x + Math.cos(turn) * reach, y: y + Math.sin(turn) * reach, corner: true };
    }),
    { shade: 'flat' },
  );

const tiers: readonly Mark[] = [
  area('second-52', '-5,36! 5,36! 6,50! -6,50!', { shade: 'right' }),
  tier('leaf-12', 4, 34, 36),
  tier('leaf-4', -12, 18, 30),
  tier('leaf+4', -27, 2, 23),
  tier('leaf+10', -43, -14, 16),
];

export const fir: Figure = {
  name: 'fir',
  label: { de: 'Tanne', en: 'Fir tree' },
  tags: ['christmas', 'winter', 'woodland'],
  aspect: 0.78,
  marks: () => [
    ...tiers,
    ...[
      '-14,26 -10,31',
      '2,28 5,33',
      '16,24 18,30',
      '-10,10 -7,15',
      '8,10 10,16',
      '-4,-6 -2,-1',
      '5,-9 7,-4',
    ].map((p) => stroke('leaf+34', p, 1, { paintOnly: true })),
  ],
};

const baubleColours: readonly Colour[] = ['main', 'second+20', 'third+20', 'accent+30'];
const baubles = pointsOf('-6,-8 8,-11 -13,7 3,8 15,4 -20,23 -4,25 12,23 24,19 -25,38 -9,40 8,40.6 24,36').map(
  ({ x, y }, index) => ({ x, y, colour: baubleColours[(index * 3) % 4] ?? 'main' }),
);

export const christmasTree: Figure = {
  name: 'christmas-tree',
  label: { de: 'Weihnachtsbaum', en: 'Christmas tree' },
  tags: ['christmas'],
  aspect: 0.8,
  marks: () => [
    ...tiers,
    ...[
      '-13,-17 -3,-12 8,-14 14,-19',
      '-20,0 -6,6 9,4 20,-3',
      '-28,16 -10,23 10,21 28,13',
      '-33,31 -12,39 12,37 34,29',
    ].map((p) => stroke('accent+30', p, 1.1)),
    ...baubles.map(({ x, y, colour }) => oval(colour, [x, y, 2.7, 2.7], { shade: 'right' })),
    glow('accent+40', 0, -44, 10, 0.5),
    fiveStar('accent+18', 0, -44, 7.4),
  ],
};

export const lineTree: Figure = {
  name: 'scribbled-tree',
  label: { de: 'Baum aus einer Linie', en: 'Scribbled tree' },
  tags: ['christmas', 'modern'],
  aspect: 0.7,
  styles: ['line'],
  marks: () => [
    stroke(
      'ink',
      '0,-38 -4,-32 -8,-27 2,-27 9,-29 2,-22 -14,-14 -2,-14 15,-17 4,-8 -20,1 -2,1 21,-3 6,7 -26,17 -4,17 28,12 8,24 -32,34 0,34 33,31',
      1.2,
    ),
    stroke('ink', '-2,34 -2.4,42 -3,49', 1.2),
    stroke('ink', '3,34 3,42 4,49', 1.2),
    ...[0, 45, 90, 135].map((turn) =>
      stroke(
        'ink',
        [
          { x: Math.cos(turn / 57.3) * 6, y: -43 + Math.sin(turn / 57.3) * 6 },
          { x: 0.3, y: -43 },
          { x: -Math.cos(turn / 57.3) * 6, y: -43 - Math.sin(turn / 57.3) * 6 },
        ],
        0.9,
      ),
    ),
  ],
};

export const geometricTree: Figure = {
  name: 'geometric-tree',
  label: { de: 'Geometrischer Baum', en: 'Geometric tree' },
  tags: ['christmas', 'geometric', 'modern'],
  aspect: 0.68,
  marks: () => {
    const facets: [Colour, string][] = [
      ['leaf+30', '0,-50! 0,-22! -11,-18!'],
      ['leaf+8', '0,-50! 12,-19! 0,-22!'],
      ['leaf+14', '-11,-18! 0,-22! -4,4! -20,8!'],
      ['leaf-4', '0,-22! 12,-19! 8,6! -4,4!'],
      ['leaf-14', '12,-19! 21,9! 8,6!'],
      ['leaf+24', '-20,8! -4,4! -14,40! -32,38!'],
      ['leaf+2', '-4,4! 8,6! 4,42! -14,40!'],
      ['leaf-10', '8,6! 21,9! 20,40! 4,42!'],
      ['leaf-22', '21,9! 32,38! 20,40!'],
    ];
    return [
      area('second-46', '-4,40! 4,41! 4,50! -4,50!', { shade: 'right' }),
      ...facets.map(([colour, points]) => area(colour, points, { shade: 'flat' })),
    ];
  },
};

function pointed(
  count: number,
  long: number,
  short: number,
  wide: number,
  colours: readonly [Colour, Colour],
): Mark[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index * 360) / count;
    const tip = index % 2 === 0 ? long : short;
    return placed(
      [
        area(colours[0], `0,0! ${-wide},${-wide * 1.6}! 0,${-tip}!`, { shade: 'flat' }),
        area(colours[1], `0,0! ${wide},${-wide * 1.6}! 0,${-tip}!`, { shade: 'flat' }),
      ],
      { rotate: turn },
    );
  }).flat();
}

export const moravianStar: Figure = {
  name: 'moravian-star',
  label: { de: 'Herrnhuter Stern', en: 'Moravian star' },
  tags: ['christmas', 'advent', 'celestial'],
  aspect: 0.94,
  marks: () => [
    glow('accent+40', 0, 0, 48, 0.35),
    ...placed(pointed(8, 40, 40, 6, ['accent+10', 'accent-14']), { rotate: 22.5 }),
    ...pointed(8, 49, 40, 8, ['accent+38', 'accent+4']),
    ...placed(pointed(8, 22, 22, 4, ['accent+58', 'accent+26']), { rotate: 11 }),
  ],
};

export const strawStar: Figure = {
  name: 'straw-star',
  label: { de: 'Strohstern', en: 'Straw star' },
  tags: ['christmas', 'advent', 'rustic'],
  aspect: 1,
  marks: () => {
    const straw = Array.from({ length: 16 }, (_, index): Mark[] => {
      const long = index % 2 === 0 ? 48 : 34;
      return placed(
        [
          area(
            index % 2 ? 'second+2' : 'second-12',
            `-0.9,0! -1.9,${-long}! 0,${-long + 4}! 1.9,${-long}! 0.9,0!`,
            { shade: 'flat' },
          ),
        ],
        { rotate: index * 22.5 },
      );
    });
    const thread = (radius: number) =>
      Array.from({ length: 17 }, (_, index) => {
        const turn = (index * 22.5 * Math.PI) / 180;
        const reach = radius + (index % 2 === 0 ? 1.6 : -1.6);
        return { x: Math.cos(turn) * reach, y: Math.sin(turn) * reach };
      });
    return [
      ...straw.flat(),
      stroke('main', thread(12), 1),
      stroke('main', thread(24), 0.9),
      oval('second-20', [0, 0, 4.4, 4.4]),
      stroke('main', '-2.4,-1 0,1.4 2.6,-0.4', 0.8),
    ];
  },
};

export const poinsettia: Figure = {
  name: 'poinsettia-star',
  label: { de: 'Weihnachtsstern', en: 'Poinsettia star' },
  tags: ['warm-main', 'christmas', 'advent'],
  aspect: 1,
  marks: () => {
    const bract = (colour: Colour, long: number, wide: number, rotate: number): Mark[] =>
      placed(
        [
          area(
            colour,
            `0,-3! ${wide * 0.7},${-long * 0.3} ${wide},${-long * 0.55} ${wide * 0.5},${-long * 0.82} 0,${-long}! ${-wide * 0.55},${-long * 0.8} ${-wide},${-long * 0.5} ${-wide * 0.7},${-long * 0.26}`,
            { shade: 'above' },
          ),
          stroke('main-38', `0,-5 0.6,${-long * 0.5} 0,${-long * 0.9}`, 0.8),
          stroke(
            'main-38',
            `0.4,${-long * 0.4} ${wide * 0.4},${-long * 0.52} ${wide * 0.7},${-long * 0.56}`,
            0.5,
          ),
          stroke(
            'main-38',
            `0.4,${-long * 0.48} ${-wide * 0.4},${-long * 0.6} ${-wide * 0.64},${-long * 0.63}`,
            0.5,
          ),
        ],
        { rotate },
      );
    const leafy = [18, 92, 165, 238, 310].flatMap((turn) =>
      placed(
        [
          area('leaf-6', '0,-6! 9,-18 12,-30 6,-41 0,-49! -6,-41 -12,-30 -9,-18', { shade: 'above' }),
          stroke('leaf-40', '0,-12 0.4,-30 0,-45', 0.7),
        ],
        { rotate: turn },
      ),
    );
    return [
      ...leafy,
      ...[0, 58, 122, 181, 240, 300].flatMap((turn, index) =>
        bract('main-6', 45 - (index % 3) * 2, 11, turn),
      ),
      ...[30, 88, 150, 212, 270, 330].flatMap((turn, index) =>
        bract('main+8', 32 - (index % 2) * 2, 9, turn),
      ),
      ...[5, 80, 145, 220, 290].flatMap((turn) => bract('main+22', 17, 6, turn)),
      ...[
        [0, 0],
        [3.6, 2],
        [-3.4, 1.6],
        [0.6, -3.6],
        [-1, 4],
      ].map(([x = 0, y = 0]) => oval('accent+25', [x, y, 2, 2], { shade: 'rim' })),
    ];
  },
};

const arm: readonly Mark[] = [
  stroke('third+30', '0,0 0.2,-24 0,-48', 1.7),
  ...both([
    stroke('third+30', '0,-14 6,-20 8,-24', 1.5),
    stroke('third+30', '0,-24 9,-31 12,-36', 1.5),
    stroke('third+30', '0,-35 6,-40 8,-44', 1.4),
  ]),
];
export const snowflake: Figure = {
  name: 'snowflake',
  label: { de: 'Schneeflocke', en: 'Snowflake' },
  tags: ['christmas', 'winter'],
  aspect: 1,
  styles: ['flat', 'line'],
  marks: () => [0, 60, 120, 180, 240, 300].flatMap((rotate) => placed(arm, { rotate })),
};

export const snowflakeDiamond: Figure = {
  name: 'snowflake-diamond',
  label: { de: 'Schneeflocke mit Rauten', en: 'Diamond snowflake' },
  tags: ['christmas', 'winter', 'geometric'],
  aspect: 1,
  styles: ['flat', 'line'],
  marks: () =>
    [0, 60, 120, 180, 240, 300].flatMap((rotate) =>
      placed(
        [
          stroke('third+30', '0,0 0,-20', 1.4),
          area('third+36', '0,-20! 5,-29! 0,-40! -5,-29!', { shade: 'flat' }),
          stroke('third+30', '0,-40 0,-48', 1.3),
          ...both([
            stroke('third+30', '0,-9 8,-14', 1.3),
            oval('third+44', [11, -16.6, 2.3, 2.3], { shade: 'flat' }),
            stroke('third+30', '0,-44 4,-48', 1.1),
          ]),
        ],
        { rotate },
      ),
    ),
};

export const comet: Figure = {
  name: 'comet',
  label: { de: 'Stern von Bethlehem', en: 'Star of Bethlehem' },
  tags: ['christmas', 'church', 'celestial'],
  aspect: 1.5,
  marks: () => [
    glow('accent+40', 40, -16, 30, 0.4),
    area('accent+50', '34,-14! 0,2 -40,24 -74,47! -44,18 -6,-8 32,-22!', { shade: 'left' }),
    area('accent+30', '34,-14! 6,2 -24,20 -48,36! -20,10 6,-6 34,-20!', { line: 'thin', shade: 'left' }),
    ...['-70,30 -50,16 -30,4', '-58,46 -42,38 -24,26', '-48,8 -34,0 -20,-6'].map((p) =>
      stroke('accent+30', p, 0.9),
    ),
    area(
      'accent+4',
      '40,-48! 44,-24 62,-36! 50,-19 72,-15! 50,-11 60,6! 44,-6 40,18! 36,-6 20,5! 30,-11 10,-15! 30,-19 20,-36! 36,-24',
      { shade: 'rim' },
    ),
  ],
};
