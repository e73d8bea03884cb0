import type { Figure } from '../figure/figure.ts';
import { area, blush, both, type Mark, oval, placed, stroke } from '../figure/marks.ts';
import { arc } from '../figure/outline.ts';

export const feather: Figure = {
  name: 'feather',
  label: { de: 'Feder', en: 'Feather' },
  tags: ['boho', 'wedding', 'mourning', 'baptism'],
  aspect: 0.4,
  marks: () => [
    area(
      'second+6',
      '2,-50! 9,-40 15,-24 17,-6! 12,-9! 16,6 13,18! 9,13! 10,24 4,33! 0,35 -4,32! -10,26 -9,18! -13,18! -16,6 -15,-2! -18,-6! -17,-22 -9,-40',
      { shade: 'left' },
    ),
    area('second+34', '2,-50! 9,-40 15,-24 17,-6! 12,-9! 16,6 13,18! 9,13! 10,24 4,33! 1,20 2,-10', {
      line: 'none',
      shade: 'flat',
    }),
    area('main+20', '2,-50! 9,-40 13,-31 2,-26 -12,-31 -9,-40', { line: 'thin', shade: 'flat' }),
    stroke('second-45', '2,-48 1,-20 0,14 -3,34 -6,49', 1.3),
    ...[-30, -18, -6, 6, 18].flatMap((y) => [
      stroke(
        'second-20',
        [
          { x: 1, y: y + 8 },
          { x: 6, y: y + 2 },
          { x: 11, y: y - 5 },
        ],
        0.6,
      ),
      stroke(
        'second-20',
        [
          { x: 0, y: y + 8 },
          { x: -6, y: y + 2 },
          { x: -11, y: y - 4 },
        ],
        0.6,
      ),
    ]),
  ],
};

const hanging: readonly Mark[] = [
  stroke('accent-15', '0,0 0.3,6 0,12', 0.8),
  oval('main', [0, 5, 2, 2], { shade: 'flat' }),
  oval('third', [0, 9.4, 1.5, 1.5], { shade: 'flat' }),
  area('second+6', '0,11! 4.6,16 5.6,24 3,31 0,35! -3,31 -5.6,24 -4.6,16', { shade: 'left' }),
  stroke('second-45', '0,12 0,24 0,37', 0.7),
];

export const dreamcatcher: Figure = {
  name: 'dreamcatcher',
  label: { de: 'Traumfänger', en: 'Dreamcatcher' },
  tags: ['boho', 'wedding', 'baby'],
  aspect: 0.62,
  marks: () => {
    const [x, y] = [0, -20];
    const at = (turn: number, radius: number) => ({
      x: x + Math.cos((turn * Math.PI) / 180) * radius,
      y: y + Math.sin((turn * Math.PI) / 180) * radius,
    });
    const web = [24, 17, 10].flatMap((radius, ring) =>
      Array.from({ length: 10 }, (_, index) => {
        const turn = index * 36 + ring * 18;
        return stroke(
          'accent-10',
          [at(turn, radius), at(turn + 18, radius * 0.74), at(turn + 36, radius)],
          0.55,
        );
      }),
    );
    return [
      stroke('accent-10', '0,-44 -1,-47 0,-50', 0.9),
      ...placed(hanging, { x: -20, y: -3, scale: 0.92 }),
      ...placed(hanging, { x: 20, y: -3, scale: 0.92 }),
      ...placed(hanging, { x: 0, y: 5, scale: 1.2 }),
      stroke('second-30', arc([x, y, 25.4, 25.4], 10, 372, 19), 2.6),
      ...web,
      oval('main', [0, -20, 2.4, 2.4], { shade: 'flat' }),
      oval('third', [9, -28, 1.4, 1.4], { shade: 'flat' }),
    ];
  },
};

export const bohoSun: Figure = {
  name: 'boho-sun',
  label: { de: 'Boho-Sonne', en: 'Boho sun' },
  tags: ['boho', 'wedding', 'celestial', 'baby'],
  aspect: 1,
  marks: () => {
    const rays = Array.from({ length: 20 }, (_, index): Mark => {
      const turn = index * 18;
      const long = index % 2 === 0;
      const [mark] = placed(
        [
          long
            ? area('accent+12', '-2.4,-25! 0,-48! 2.4,-25!', { shade: 'flat' })
            : area('accent+30', '0,-26! 2,-31 0,-37! -2,-31', { shade: 'flat' }),
        ],
        { rotate: turn },
      );
      return mark ?? oval('accent', [0, 0, 1]);
    });
    return [
      ...rays,
      oval('accent+20', [0, 0, 21, 21], { shade: 'rim' }),
      ...both([
        stroke('accent-45', '4,-3 7.6,-0.4 11.6,-2.6', 1.2),
        stroke('accent-45', '11.6,-2.4 13.4,-0.6', 0.7),
        blush(11, 5, 4),
      ]),
      stroke('accent-45', '0,-2 1.6,4 -0.6,5', 0.9),
      area('accent-30', '-4,9.6 -1.6,8.6 0,9.4 1.6,8.6 4,9.6 0,12.4', { line: 'thin', shade: 'flat' }),
    ];
  },
};

export const bohoArches: Figure = {
  name: 'boho-arches',
  label: { de: 'Boho-Bögen', en: 'Boho arches' },
  tags: ['boho', 'wedding', 'modern'],
  aspect: 0.86,
  marks: () => {
    const archOf = (outer: number, top: number): string =>
      `${-outer},49! ${-outer},${top + outer} ${-outer * 0.72},${top + outer * 0.3} 0,${top} ${outer * 0.72},${top + outer * 0.3} ${outer},${top + outer} ${outer},49!`;
    return [
      area('main+16', archOf(40, -49), { shade: 'left' }),
      area('second+35', archOf(31, -39), { shade: 'flat' }),
      area('third+25', archOf(22.6, -29), { shade: 'left' }),
      area('second+55', archOf(14.6, -19), { shade: 'flat' }),
      oval('accent+20', [0, 6, 8.4, 8.4], { shade: 'rim' }),
      ...[30, 60, 90, 120, 150].map((turn) =>
        stroke(
          'accent',
          [
            { x: Math.cos(turn / 57.3) * 10.4, y: 6 - Math.sin(turn / 57.3) * 10.4 },
            { x: Math.cos(turn / 57.3) * 13, y: 6 - Math.sin(turn / 57.3) * 13 },
          ],
          0.9,
        ),
      ),
    ];
  },
};
