import type { Colour } from '../../model/colour.ts';
import type { Figure } from '../figure/figure.ts';
import { type Area, area, blush, type Mark, oval, placed, stroke } from '../figure/marks.ts';
import { arc, pointsOf } from '../figure/outline.ts';

function band(colour: Colour, outer: number, inner: number): Area {
  const points = [
    { x: -outer, y: 44 + outer * 0.03, corner: true },
    ...arc([0, 4, outer, outer], 180, 360, 9),
    { x: outer - 0.6, y: 45 - outer * 0.04, corner: true },
    { x: inner + 0.4, y: 44 - outer * 0.02, corner: true },
    ...arc([0, 4, inner, inner], 360, 180, 9),
    { x: -inner - 0.5, y: 45, corner: true },
  ].map(({ x, y }, index) => ({ x, y, corner: index === 0 || index === 10 || index === 11 || index === 21 }));
  return area(colour, points, { shade: 'left' });
}

const bands: readonly Mark[] = [
  band('main-4', 54, 46.4),
  band('second', 44.4, 37),
  band('third+12', 35, 28),
  band('leaf+26', 26, 19.4),
  band('main+38', 17.4, 11),
];

const puff = pointsOf(
  '-26,12! -31,6 -28,-2 -20,-4! -19,-13 -9,-17 -2,-11! 3,-20 15,-19 18,-9! 26,-11 31,-3 27,4! 33,7 30,14 22,15 0,16 -20,15',
);
const cloudMarks: readonly Mark[] = [
  area('third+74', puff),
  area('third+84', '-22,4! -20,-4 -14,-8 -6,-6! -2,-13 8,-15 14,-8 6,-2 -6,2 -14,6', {
    line: 'none',
    shade: 'flat',
  }),
  stroke('third+40', '-12,4 -6,1 0,4', 1),
  stroke('third+40', '8,6 14,2 20,5', 1),
];

export const rainbow: Figure = {
  name: 'rainbow',
  label: { de: 'Regenbogen', en: 'Rainbow' },
  tags: ['baby', 'baptism', 'boho', 'children'],
  aspect: 1.12,
  marks: () => bands,
};

export const rainbowClouds: Figure = {
  name: 'rainbow-clouds',
  label: { de: 'Regenbogen mit Wolken', en: 'Rainbow with clouds' },
  tags: ['baby', 'baptism', 'children'],
  aspect: 1.5,
  marks: () => [
    ...placed(bands, { scale: 0.94, y: -2 }),
    ...placed(cloudMarks, { x: -43, y: 34, scale: 0.96 }),
    ...placed(cloudMarks, { x: 44, y: 36, scale: 0.86, mirror: true }),
  ],
};

export const cloud: Figure = {
  name: 'cloud',
  label: { de: 'Wolke', en: 'Cloud' },
  tags: ['baby', 'sky', 'children'],
  aspect: 1.75,
  marks: () => placed(cloudMarks, { scale: 2.6, y: 4 }),
};

export const sleepyMoon: Figure = {
  name: 'sleepy-moon',
  label: { de: 'Mond mit Schlafmütze', en: 'Moon in a nightcap' },
  tags: ['baby', 'sky', 'night'],
  aspect: 0.86,
  marks: () => [
    area(
      'accent+48',
      '6,-28! 18,-20 28,-6 31,12 25,30 11,43 -8,48 -26,43 -36,32! -22,34 -8,29 0,18 2,8! -5,6 -6,2 1,-2! 2,-10 -2,-20 -8,-26!',
      { shade: 'right' },
    ),
    area('main-2', '-14,-24 -6,-36 8,-45 24,-44 34,-34 38,-20 39,-8! 34,-16 27,-20! 22,-19 10,-26 -2,-28'),
    area('main+52', '-16,-25 -9,-31 3,-29 14,-24 22,-16 20,-10 12,-14 0,-20 -10,-21', { shade: 'above' }),
    ...[
      [6, -36],
      [16, -38],
      [25, -31],
      [14, -30],
      [31, -24],
    ].map(([x = 0, y = 0]) => oval('main+60', [x, y, 1.5, 1.5], { line: 'thin', shade: 'flat' })),
    oval('main+62', [39, -5, 4.6, 4.6]),
    stroke('accent-50', '6,-4 9,-1.4 13,-1.6 15.4,-4.6', 1.4),
    stroke('accent-50', '3,13 6.4,15.4 10.4,14.6', 1.2),
    blush(13, 7, 7, 0.6),
    ...[
      [-28, -10, 5],
      [-36, 12, 3],
      [-20, 14, 2.2],
    ].flatMap(([x = 0, y = 0, r = 1]) => star('accent', x, y, r)),
  ],
};

/** A small five-pointed star with soft tips. */
export function star(colour: Colour, x: number, y: number, radius: number): Mark[] {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = ((index * 36 - 90) * Math.PI) / 180;
    const reach = index % 2 === 0 ? radius : radius * 0.46;
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach, corner: index % 2 === 1 };
  });
  return [area(colour, points, { shade: 'flat' })];
}

const gore = (left: number, right: number) => {
  const side = (u: number, back: boolean) => {
    const list = [
      [0, -50],
      [u * 24, -46],
      [u * 35, -30],
      [u * 33, -14],
      [u * 20, 4],
      [u * 9, 16],
    ].map(([x = 0, y = 0]) => ({ x, y }));
    return back ? list.reverse() : list;
  };
  const corner = (list: { x: number; y: number }[]) =>
    list.map((p, i) => ({ ...p, corner: i === 0 || i === list.length - 1 }));
  return [...corner(side(left, false)), ...corner(side(right, true))];
};

export const hotAirBalloon: Figure = {
  name: 'hot-air-balloon',
  label: { de: 'Heißluftballon', en: 'Hot-air balloon' },
  tags: ['baby', 'children', 'travel', 'wedding', 'money'],
  aspect: 0.76,
  marks: () => [
    area('main+5', gore(-1, 1), { line: 'none', shade: 'right' }),
    area('main', gore(-1, -0.62), { shade: 'left' }),
    area('second+25', gore(-0.62, -0.2), { shade: 'flat' }),
    area('main+12', gore(-0.2, 0.24), { shade: 'flat' }),
    area('second+15', gore(0.24, 0.64), { shade: 'right' }),
    area('main-10', gore(0.64, 1), { shade: 'right' }),
    area(
      'third',
      '-34,-24 -26,-18 -18,-22 -9,-16 0,-20 9,-16 18,-22 26,-18 34,-24 34,-17 30,-9 26,-12 18,-14 9,-8 0,-12 -9,-8 -18,-14 -26,-12 -30,-9 -34,-17',
      { shade: 'right' },
    ),
    ...[-27, -13, 0, 13, 27].map((x, i) =>
      oval('second+60', [x, i % 2 === 0 ? -15.4 : -15.4, 1.6, 1.6], { line: 'thin', shade: 'flat' }),
    ),
    area('third-10', '-9,15 0,17 9,15 8,20 0,21.6 -8,20', { shade: 'right' }),
    ...['-8,20 -7,34', '8,20 7,34', '-2.6,21.4 -2.6,34', '2.6,21.4 2.6,34'].map((p) =>
      stroke('second-60', p, 0.7),
    ),
    area('second-30', '-9.5,34! 9.5,34! 8,47 6,50 -6,50 -8,47', { shade: 'right' }),
    area('second-42', '-10.5,32.4 0,33.4 10.5,32.4 10.5,36 0,37 -10.5,36', { shade: 'flat' }),
    ...['-8,40 0,41.4 8.2,40', '-7,44 0,45.4 7.4,44'].map((p) => stroke('second-55', p, 0.7)),
    ...['-4,37.4 -3.4,49', '0.4,38 0.4,49.4', '4.6,37.4 4,49'].map((p) => stroke('second-55', p, 0.6)),
  ],
};
