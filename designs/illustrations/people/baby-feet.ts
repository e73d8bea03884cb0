import type { Illustration } from '../illustration.ts';
import { Easel, type Tone } from '../tools/easel.ts';
import { across, ball, blend, glow } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { grain, strokes } from '../tools/texture.ts';

export const babyFeet: Illustration = {
  id: 'people/baby-feet',
  label: { de: 'Babyfüße in einer weichen Decke', en: 'Baby feet in a soft blanket' },
  tags: ['people', 'baby', 'family', 'home'],
  focus: [0.5, 0.5],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    easel.rect(-4, -4, width + 8, height + 8, {
      kind: 'linear',
      from: [0, 0],
      to: [width, height],
      stops: [
        { at: 0, colour: '#fdf3e6' },
        { at: 0.5, colour: '#f0dccb' },
        { at: 1, colour: '#d3b3a4' },
      ],
    });
    strokes(easel, { left: 0, right: width, top: 0, bottom: height }, '#ffffff', {
      count: width * 0.6,
      length: 26,
      breadth: 1.6,
      opacity: 0.22,
      angle: 0.3,
    });
    const [x, y] = [width * 0.5, height * 0.5];
    const wrap = easel.at({ x, y, scale: 1.06 });
    const layer = (points: Point[], light: Tone, tone: Tone, shade: Tone) => {
      wrap.blob(
        points.map(([px, py]): Point => [px + 2.6, py + 3.4]),
        '#7c5560',
        { opacity: 0.2 },
      );
      wrap.blob(points, across(-50, 50, light, tone, shade));
      grain(wrap, points, shade, {
        count: 1500,
        size: 0.45,
        opacity: 0.4,
        weight: (px, py) => (px + py + 80) / 160,
      });
    };
    layer(
      [
        [-70, 14],
        [-52, -16],
        [-24, -34],
        [6, -42],
        [34, -34],
        [56, -12],
        [76, 20],
        [64, 60],
        [20, 76],
        [-40, 74],
        [-66, 50],
      ],
      '#cfdcdc',
      '#a5c0c4',
      '#7d9ca6',
    );
    layer(
      [
        [-60, 30],
        [-42, 0],
        [-20, -14],
        [8, -20],
        [32, -12],
        [52, 14],
        [62, 44],
        [30, 70],
        [-34, 70],
      ],
      '#dfe9e6',
      '#b6ced0',
      '#86a5ae',
    );
    wrap.oval(0, 4, 40, 36, glow(0, 4, 40, '#5a4a5c', 0.32));
    const foot = (cx: number, cy: number, turn: number, mirror: boolean) => {
      const own = wrap.at({ x: cx, y: cy, rotate: turn, mirror, scale: 1.12 });
      const [light, skin, deep] = ['#ffe3cf', '#f2bd9f', '#d08a78'];
      for (const [tx, ty, toe, turn] of [
        [10.4, -11.6, 2.5, 34],
        [7.6, -15.4, 2.8, 20],
        [3.6, -18, 3, 8],
        [-1.4, -19, 3.3, -2],
        [-7.2, -17.4, 4.3, -12],
      ] as const) {
        const tip = own.at({ x: tx, y: ty, rotate: turn });
        tip.oval(0.3, 0.9, toe * 1.02, toe * 1.34, deep, { opacity: 0.28 });
        tip.oval(0, 0, toe, toe * 1.32, ball(0, -toe * 0.2, toe * 1.2, '#ffe9da', '#f6c9af', '#e6ab93'));
        tip.oval(-toe * 0.25, -toe * 0.6, toe * 0.42, toe * 0.4, '#fff3ea', { opacity: 0.55 });
      }
      own.path(
        'M-9 -13C-13 -6 -10 4 -9 12C-8 20 -6 27 0 27C6.4 27 8 20 7.6 13C7.4 6 12 0 11.6 -8C11 -15 3 -17 -2 -17C-5 -17 -7.6 -16 -9 -13Z',
        ball(-1, 2, 20, light, skin, deep),
      );
      own.oval(-3, -9, 9, 9, glow(-3, -9, 9, '#fff0e4', 0.6));
      own.oval(0, 19, 6.4, 6.4, glow(0, 19, 6.4, '#ffe6d8', 0.6));
      own.taper(
        [
          [7, 2],
          [4, 8],
          [4.6, 15],
        ],
        0.5,
        1.6,
        deep,
        { opacity: 0.35 },
      );
      own.taper(
        [
          [-7, -3],
          [-1, -1],
          [6, -4],
        ],
        0.4,
        0.9,
        deep,
        { opacity: 0.4 },
      );
    };
    foot(-13, 2, -9, false);
    foot(14, 0, 10, true);
    layer(
      [
        [-72, 46],
        [-44, 30],
        [-22, 27],
        [-4, 31],
        [14, 27],
        [38, 24],
        [60, 30],
        [80, 46],
        [76, 84],
        [-72, 84],
      ],
      '#f3f5ef',
      '#cbdcda',
      '#93b0b6',
    );
    for (const [from, to, bend] of [
      [-40, -52, 5],
      [-16, -20, 3],
      [8, 10, -3],
      [34, 44, -5],
    ] as const) {
      wrap.taper(
        [
          [from, 30],
          [from + bend, 46],
          [to, 66],
        ],
        0.6,
        4,
        '#7d9ca6',
        { opacity: 0.28 },
      );
      wrap.taper(
        [
          [from - 3, 31],
          [from + bend - 4, 46],
          [to - 6, 66],
        ],
        0.4,
        2.4,
        '#ffffff',
        { opacity: 0.5 },
      );
    }
    let stitch: Point[] = [];
    for (let px = -62; px <= 66; px += 4)
      stitch = [...stitch, [px, 35 + Math.sin(px * 0.06) * 3.4 + Math.abs(px) * 0.06]];
    for (const [px, py] of stitch)
      wrap.taper(
        [
          [px, py],
          [px + 2, py + 0.6],
        ],
        0.5,
        0.5,
        blend('#93b0b6', '#ffffff', 0.2),
        { detail: 0.8 },
      );
    easel.oval(width * 0.2, height * 0.12, 70, 70, glow(width * 0.2, height * 0.12, 70, '#fffaf0', 0.5));
    return easel.shapes;
  },
};
