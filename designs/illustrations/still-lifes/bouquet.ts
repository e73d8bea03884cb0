import type { Illustration } from '../illustration.ts';
import { Easel, type Tone } from '../tools/easel.ts';
import { bloom, daisy, spray } from '../tools/flowers.ts';
import { across, blend, down } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { wall, windowLight } from '../tools/room.ts';

export const bouquet: Illustration = {
  id: 'still-lifes/bouquet',
  label: { de: 'Bunter Blumenstrauß in Papier', en: 'Colourful bouquet wrapped in paper' },
  tags: ['still-life', 'flowers', 'spring', 'birthday', 'wedding'],
  focus: [0.5, 0.5],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    wall(easel, '#f0e2cf', '#c9a993', height);
    windowLight(easel, [width * 0.5 - 46, height * 0.06], 56, '#fffaf0', 0.4);
    const own = easel.at({ x: width * 0.5, y: height * 0.5, rotate: 14, scale: 0.9 });
    const green = { leaf: '#6f9468', stem: '#5c7d52' };
    own
      .at({ x: 4, y: 5 })
      .path('M-30 -6C-24 -34 28 -36 34 -6C34 8 12 22 9 44L-9 44C-12 22 -30 10 -30 -6Z', '#6b4a48', {
        opacity: 0.2,
      });
    own
      .at({ x: 2, y: 2.4 })
      .path('M-30 -8C-24 -34 28 -36 34 -8C34 8 12 22 9 44L-9 44C-12 22 -30 10 -30 -8Z', '#6b4a48', {
        opacity: 0.22,
      });
    for (let stem = 0; stem < 9; stem++)
      own.taper(
        [
          [0, 20],
          [(stem - 4) * 0.7, 32],
          [(stem - 4) * 1.9, 48 + random.between(-3, 3)],
        ],
        1,
        1.3,
        random.pick(['#5c7d52', '#6f9468', '#4c6a48']),
      );
    own.path(
      'M-33 -4C-26 -12 -8 -6 0 -4C10 -8 26 -12 35 -5C31 10 15 18 7 30L-6 30C-13 18 -28 10 -33 -4Z',
      across(-34, 35, '#d9b98f', '#b98f66', '#8a6248'),
    );
    const rays: [number, number, number][] = [
      [-34, -22, -4],
      [-22, -36, 3],
      [-6, -44, -3],
      [12, -43, 3],
      [27, -35, -3],
      [37, -20, 4],
      [-38, -8, 3],
      [39, -6, -4],
      [2, -50, 2],
    ];
    for (const [x, y, bend] of rays) spray(own, [x * 0.2, 0], [x, y], green, { leaf: 8, count: 9, bend });
    const heads: [number, number, number, Tone][] = [
      [-19, -23, 8, '#f3b48c'],
      [17, -24, 8.4, '#e88796'],
      [0, -33, 8, '#f7d6c4'],
      [-29, -12, 6, '#d9667c'],
      [29, -13, 6.6, '#f6cf86'],
      [-10, -38, 5, '#f2c47c'],
      [12, -38, 5.4, '#d9667c'],
      [-12, -8, 8.6, '#e58a8e'],
      [14, -7, 8.8, '#f7ddc4'],
    ];
    for (const [x, y, radius, tone] of heads) bloom(own, [x, y], radius, tone, 0.95);
    bloom(own, [0, -18], 10.4, '#e06f80', 0.95);
    const daisies: Point[] = [
      [-24, -31],
      [26, -29],
      [-3, -43],
      [22, -3],
      [-22, 0],
      [6, -28],
      [-33, -20],
    ];
    for (const place of daisies) daisy(own, place, 4);
    own.path(
      'M-31 -2C-26 6 -14 4 -8 2C-3 5 6 6 12 2C18 5 28 5 33 -3C30 12 14 20 7 31L-6 31C-13 19 -27 12 -31 -2Z',
      across(-32, 33, '#f0d6ae', '#d8b084', '#a47a58'),
    );
    for (const [from, to] of [
      [-22, -4],
      [-12, -2],
      [2, 0],
      [14, 3],
      [24, 5],
    ] as const)
      own.taper(
        [
          [from, 5],
          [(from + to) / 2, 16],
          [to, 29],
        ],
        0.4,
        1.6,
        '#8a6248',
        { opacity: 0.35 },
      );
    own.path(
      'M-8.6 25Q0 28.6 9.4 25L8.6 30.4Q0 33.6 -8 30.4Z',
      across(-9, 9, '#fff6ec', '#e9c4bc', '#b58088'),
    );
    for (const side of [-1, 1]) {
      own.path(
        `M0 28C${side * 5} 21 ${side * 14} 20 ${side * 14} 26C${side * 14} 31 ${side * 6} 31 0 28Z`,
        across(-14, 14, '#fff6ec', '#e9c4bc', '#c08e94'),
      );
      own.taper(
        [
          [side * 0.6, 29],
          [side * 5, 38],
          [side * 4, 46],
          [side * 9, 53],
        ],
        2.2,
        3.6,
        side < 0 ? '#f6dcd2' : '#d8a8a8',
      );
    }
    own.oval(0, 28, 2.4, 2.6, down(25, 31, '#fff6ec', blend('#d8a8a8', '#8a5060', 0.2)));
    return easel.shapes;
  },
};
