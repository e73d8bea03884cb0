import type { Illustration } from '../illustration.ts';
import { Easel, type Tone } from '../tools/easel.ts';
import { ball, blend, down } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { standingShadow, table, wall, windowLight } from '../tools/room.ts';
import { dabs, grain } from '../tools/texture.ts';

export const fruitBowl: Illustration = {
  id: 'still-lifes/fruit-bowl',
  label: {
    de: 'Obstschale mit Orangen, Birnen und Trauben',
    en: 'Fruit bowl with oranges, pears and grapes',
  },
  tags: ['still-life', 'food', 'home', 'autumn'],
  focus: [0.5, 0.55],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const top = height * 0.66;
    wall(easel, '#a9c0b4', '#6f9490', top + 4);
    windowLight(easel, [width * 0.5 - 42, height * 0.06], 40, '#e6efd8', 0.35);
    table(easel, top, '#f2dfc2', '#cf9f74');
    const middle = width * 0.5;
    const foot = top + 13;
    const fruit = (dx: number, dy: number, radius: number, tone: Tone) => {
      const [x, y] = [middle + dx, foot + dy];
      easel.oval(
        x,
        y,
        radius,
        radius * 0.96,
        ball(x, y, radius, blend(tone, '#fff2c4', 0.55), tone, blend(tone, '#4a1838', 0.45)),
      );
      const disc = Array.from(
        { length: 12 },
        (_, index): Point => [
          x + Math.cos((index / 6) * Math.PI) * radius * 0.95,
          y + Math.sin((index / 6) * Math.PI) * radius * 0.92,
        ],
      );
      grain(easel, disc, blend(tone, '#4a1838', 0.4), {
        count: radius * 34,
        opacity: 0.45,
        size: 0.4,
        weight: (px, py) => (px - x + (py - y) + radius) / (radius * 2.4),
      });
    };
    const pear = (dx: number, dy: number, size2: number, turn: number, tone: Tone) => {
      const own = easel.at({ x: middle + dx, y: foot + dy, scale: size2, rotate: turn });
      own.path(
        'M0 -15C3.4 -15 4 -10 5 -7C7 -3 9.4 0 9 5C8.6 11 4 13 0 13C-4 13 -8.6 11 -9 5C-9.4 0 -7 -3 -5 -7C-4 -10 -3.4 -15 0 -15Z',
        ball(0, 0, 12, blend(tone, '#fff6c8', 0.5), tone, blend(tone, '#5a3020', 0.5)),
      );
      own.taper(
        [
          [0, -14.6],
          [0.6, -17.4],
          [2, -20],
        ],
        0.8,
        1,
        '#5a3c2c',
      );
      own.path('M1 -16.6C4 -21 9 -20.6 11 -18C8 -15.4 4 -15 1 -16.6Z', '#7c9a4c');
    };
    standingShadow(easel, [middle, foot + 1], 22, '#3a2430');
    pear(-15, -29, 1, -12, '#c7b552');
    fruit(12, -30, 10.4, '#e8923c');
    pear(-2, -33, 1.05, 6, '#d2b94e');
    fruit(-22, -21, 8.6, '#c8443f');
    fruit(24, -21, 9, '#d2503f');
    fruit(1, -22, 9.4, '#ea9c3e');
    const grapes: Point[] = [
      [17, -17],
      [21, -14],
      [25, -12],
      [20, -9.6],
      [24.6, -7],
      [28.6, -9],
      [29, -14],
      [22, -4.4],
      [26.4, -2.6],
      [24, 0.4],
      [30.6, -5],
    ];
    easel.path(
      `M${middle - 30} ${foot - 19}C${middle - 27} ${foot - 6} ${middle - 14} ${foot - 2} ${middle - 9} ${foot - 2}L${middle + 9} ${foot - 2}C${middle + 14} ${foot - 2} ${middle + 27} ${foot - 6} ${middle + 30} ${foot - 19}C${middle + 16} ${foot - 14.6} ${middle - 16} ${foot - 14.6} ${middle - 30} ${foot - 19}Z`,
      {
        kind: 'linear',
        from: [middle - 30, 0],
        to: [middle + 30, 0],
        stops: [
          { at: 0, colour: '#fffaf0' },
          { at: 0.45, colour: '#ddd6cf' },
          { at: 1, colour: '#7d7f92' },
        ],
      },
    );
    easel.path(
      `M${middle - 10} ${foot - 2.4}L${middle + 10} ${foot - 2.4}L${middle + 12} ${foot + 1.2}Q${middle} ${foot + 3} ${middle - 12} ${foot + 1.2}Z`,
      down(foot - 2, foot + 2, '#bfb7b4', '#8b8796'),
    );
    for (const y of [-12.4, -9.6])
      easel.line(
        [
          [middle - 25 - y * 0.2, foot + y],
          [middle - 10, foot + y + 2.6],
          [middle + 10, foot + y + 2.6],
          [middle + 25 + y * 0.2, foot + y],
        ],
        '#4f7f94',
        0.7,
        { opacity: 0.75 },
      );
    easel.taper(
      [
        [middle - 25, foot - 14],
        [middle - 20, foot - 7],
        [middle - 12, foot - 4],
      ],
      0.6,
      1.8,
      '#ffffff',
      { opacity: 0.7 },
    );
    for (const [dx, dy] of grapes) fruit(dx, dy, 3, '#6d4a86');
    const leaves: Point[] = [
      [middle + 14, foot - 21],
      [middle - 9, foot - 18],
    ];
    dabs(easel, leaves, '#6a8f4c', { length: 9, breadth: 4, angle: 0.5, turn: 0.4 });
    standingShadow(easel, [middle - 31, foot + 12], 7.4, '#3a2430');
    fruit(-31, 5, 7.4, '#e8923c');
    standingShadow(easel, [middle + 32, foot + 12], 5.6, '#3a2430');
    fruit(32, 6.4, 5.6, '#c33f4a');
    easel.taper(
      [
        [middle + 32, foot + 2],
        [middle + 33, foot - 2],
        [middle + 36, foot - 4],
      ],
      0.5,
      0.5,
      '#5a4030',
    );
    return easel.shapes;
  },
};
