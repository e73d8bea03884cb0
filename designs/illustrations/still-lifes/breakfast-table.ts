import type { Illustration } from '../illustration.ts';
import { Easel } from '../tools/easel.ts';
import { daisy, spray } from '../tools/flowers.ts';
import { across, ball, blend, down, glow } from '../tools/light.ts';
import { cup, standingShadow, table, vase, wall, windowLight } from '../tools/room.ts';

export const breakfastTable: Illustration = {
  id: 'still-lifes/breakfast-table',
  label: {
    de: 'Frühstückstisch mit Kaffee, Croissants und Blumen',
    en: 'Breakfast table with coffee, croissants and flowers',
  },
  tags: ['still-life', 'food', 'home'],
  focus: [0.5, 0.6],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const top = height * 0.62;
    wall(easel, '#f8e6cc', '#e3bfa0', top + 4);
    windowLight(easel, [width * 0.5 - 26, height * 0.08], 34, '#fff8e2', 0.5);
    table(easel, top, '#f6e4cc', '#d9ae88');
    const middle = width * 0.5;
    const tones = { leaf: '#6d9468', stem: '#5f8054' };
    const [vx, vy] = [middle - 28, top + 8];
    for (const [dx, dy] of [
      [-9, -34],
      [-2, -40],
      [7, -36],
      [12, -28],
      [-14, -27],
    ] as const)
      spray(easel, [vx, vy - 16], [vx + dx, vy + dy], tones, { leaf: 4.4, count: 6 });
    vase(
      easel,
      [vx, vy],
      [
        [4, 0],
        [5.6, 4],
        [5.8, 9],
        [3.4, 14],
        [2.8, 17],
      ],
      '#e9e3d6',
    );
    for (const [dx, dy] of [
      [-9, -34],
      [-1, -40],
      [8, -36],
      [12, -28],
      [-14, -26],
      [1, -30],
    ] as const)
      daisy(easel, [vx + dx, vy + dy], 4);
    const pot = easel.at({ x: middle + 30, y: top + 9 });
    standingShadow(pot, [0, 0], 10, '#3a2438');
    pot.path('M-10 -20C-17 -19 -16 -8 -9 -7L-9 -9C-13 -10 -13 -17 -9 -17.6Z', '#5f8a96');
    pot.path('M9 -9C14 -10 14 -18 19 -21L20 -18.6C17 -15 16 -6 9 -4Z', across(8, 20, '#6f9fa9', '#456b7c'));
    pot.path(
      'M-9 0C-12 -8 -10 -18 -7 -23L7 -23C10 -18 12 -8 9 0Z',
      across(-11, 11, '#b4d3d2', '#79a9b1', '#456b7c'),
    );
    pot.path('M-7.4 -23C-6 -28 6 -28 7.4 -23Z', across(-7, 7, '#b4d3d2', '#5f8a96'));
    pot.oval(0, -28.4, 1.6, 1.6, ball(0, -28.4, 1.6, '#e9c98f', '#a97a44'));
    pot.taper(
      [
        [-7.6, -18],
        [-8.6, -11],
        [-7.4, -4],
      ],
      0.6,
      1.7,
      '#ffffff',
      { opacity: 0.5 },
    );
    const plate = easel.at({ x: middle, y: top + 17, scale: 1.05 });
    plate.oval(4, 2.6, 28, 5.2, '#3a2438', { opacity: 0.22 });
    plate.oval(0, 0, 26, 6, across(-26, 26, '#fffdf6', '#d8cbc9'));
    plate.oval(0, -0.5, 20, 4.2, across(-20, 20, '#efe6de', '#fffaf2'));
    for (const [dx, dy, turn, size2] of [
      [-8, -4, -8, 1],
      [9, -3.4, 14, 0.95],
      [1, -8, 4, 0.9],
    ] as const) {
      const roll = plate.at({ x: dx, y: dy, rotate: turn, scale: size2 });
      roll.path(
        'M-13 3C-15 -2 -8 -8 0 -8C8 -8 15 -2 13 3C10 1 7 0.6 5 1.6C2 3 -2 3 -5 1.6C-7 0.6 -10 1 -13 3Z',
        down(-8, 3, '#f0b865', '#cf8038', '#9c5226'),
      );
      for (const [from, to] of [
        [-8, -6.6],
        [-3.6, -2.6],
        [1.4, 1],
        [6, 5],
      ] as const)
        roll.taper(
          [
            [from, -6.4 + Math.abs(from) * 0.2],
            [from * 0.9 + 1, -3],
            [to, 1.4],
          ],
          0.5,
          0.9,
          '#8f4a24',
          { opacity: 0.5 },
        );
      roll.taper(
        [
          [-9, -3],
          [-5, -6.2],
          [0, -7],
        ],
        0.5,
        1.4,
        '#ffe2a0',
        { opacity: 0.6 },
      );
    }
    cup(easel, [middle - 20, top + 28], 9.4, '#f3e4d6', '#6b4030');
    const steam = [middle - 20, top + 13] as const;
    for (const side of [-1.6, 1.8])
      easel.taper(
        [
          [steam[0] + side, steam[1]],
          [steam[0] + side * 2, steam[1] - 6],
          [steam[0] + side * 0.6, steam[1] - 12],
          [steam[0] + side * 1.8, steam[1] - 18],
        ],
        1.6,
        0.3,
        '#ffffff',
        { opacity: 0.32 },
      );
    const jam = easel.at({ x: middle + 24, y: top + 26 });
    standingShadow(jam, [0, 0], 6, '#3a2438');
    jam.path(
      'M-6 0C-6.6 -4 -6.6 -9 -5.4 -11L5.4 -11C6.6 -9 6.6 -4 6 0Z',
      across(-6, 6, '#f0848a', '#c73f56', '#7d2440'),
    );
    jam.rect(-5.8, -13.6, 11.6, 3, across(-6, 6, '#fff4dc', '#cbb08e'));
    jam.rect(-4, -7.6, 7, 4.6, '#fdf3e2');
    jam.taper(
      [
        [-5, -9],
        [-5.2, -5],
        [-4.8, -2],
      ],
      0.5,
      1,
      '#ffffff',
      { opacity: 0.6 },
    );
    for (const [dx, dy] of [
      [9, 3],
      [13, 4.4],
      [10.6, 5.6],
    ] as const)
      easel.oval(
        middle + 24 + dx,
        top + 24 + dy,
        1.9,
        1.9,
        ball(middle + 24 + dx, top + 24 + dy, 1.9, '#8b9ad0', '#3b4486', '#232a58'),
      );
    easel.oval(
      middle - 30,
      height * 0.2,
      60,
      60,
      glow(middle - 30, height * 0.2, 60, blend('#fff4d0', '#ffffff', 0.2), 0.4),
    );
    return easel.shapes;
  },
};
