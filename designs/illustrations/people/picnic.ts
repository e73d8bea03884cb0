import type { Illustration } from '../illustration.ts';
import { Easel } from '../tools/easel.ts';
import { seated } from '../tools/figure.ts';
import { ground, hillLine, range } from '../tools/land.ts';
import { across, ball, down } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { cloud, sky } from '../tools/sky.ts';
import { dabs, fieldPlaces } from '../tools/texture.ts';
import { broadTree } from '../tools/trees.ts';

export const picnic: Illustration = {
  id: 'people/picnic',
  label: { de: 'Picknick im Grünen', en: 'Picnic in the green' },
  tags: ['people', 'couple', 'food', 'summer'],
  focus: [0.5, 0.65],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const horizon = height * 0.48;
    const middle = width * 0.5;
    sky(easel, horizon, '#7fb4cc', '#bfdcd8', '#f4ead0', '#fbe0b4');
    cloud(easel, [width * 0.6, horizon * 0.44], 44, '#ffffff', '#dbe3e6');
    range(easel, {
      from: horizon - 8,
      to: horizon + 3,
      layers: 4,
      far: '#afcab6',
      near: '#84ad6c',
      swing: 4,
    });
    const leaf = { shade: '#35613f', body: '#568a4c', light: '#b3c86a', trunk: '#54463c' };
    broadTree(easel, [width * 0.13, height * 0.72], Math.min(62, height * 0.56), leaf, 2.3);
    ground(
      easel,
      hillLine(easel, height * 0.64, 1.8, 150),
      height + 8,
      down(height * 0.62, height, '#b9cf72', '#86b25a', '#578c4a'),
      '#44773f',
    );
    const meadow = fieldPlaces(easel, 340, {
      left: -2,
      right: width + 2,
      top: height * 0.66,
      bottom: height + 2,
    });
    dabs(easel, meadow.slice(0, 200), '#5f9648', {
      length: 4.2,
      breadth: 0.42,
      angle: -Math.PI / 2,
      turn: 0.4,
    });
    dabs(easel, meadow.slice(200, 290), '#d0df86', {
      length: 3.6,
      breadth: 0.38,
      angle: -Math.PI / 2,
      turn: 0.4,
    });
    dabs(easel, meadow.slice(290), '#fffaf0', { length: 1.7, breadth: 0.9 });
    const y = height * 0.79;
    const rug = easel.at({ x: middle, y });
    rug.path('M-33 0L-25 -9L28 -9.6L38 0.4C30 8 20 11 14 13L-30 11Z', '#2f5a30', { opacity: 0.25 });
    rug.path('M-36 8L-24 -8.4L27 -9L40 8.6Q0 13 -36 8Z', across(-36, 40, '#fdf1e2', '#e6cbbd'));
    for (let stripe = 0; stripe < 7; stripe++) {
      const [top, foot] = [-24 + stripe * 7.6, -36 + stripe * 11.2];
      rug.path(`M${top} -8.5L${top + 3.4} -8.5L${foot + 5} 9L${foot} 9Z`, '#d8574f', { opacity: 0.62 });
    }
    for (const [level, thick] of [
      [-5.6, 2],
      [-0.6, 2.6],
      [5, 3],
    ] as const)
      rug.path(
        `M${-26.4 - (level + 8) * 0.7} ${level}L${30 + (level + 8) * 0.6} ${level}L${31 + (level + thick + 8) * 0.6} ${level + thick}L${-27 - (level + thick + 8) * 0.7} ${level + thick}Z`,
        '#d8574f',
        { opacity: 0.5 },
      );
    const tall = 46;
    seated(easel, [middle - 12, y - 3], {
      kind: 'woman',
      height: tall,
      top: '#f0c45e',
      bottom: '#f3cf76',
      hair: '#7c4a32',
      hairStyle: 'hat',
      right: [15, -50],
    });
    seated(easel, [middle + 8, y - 3.4], {
      kind: 'man',
      height: tall * 1.05,
      top: '#5f8fa6',
      bottom: '#54627c',
      hair: '#46302a',
      left: [-16, -49],
    });
    const basket = easel.at({ x: middle + 26, y: y + 2 });
    basket.oval(3, 0.6, 11, 1.6, '#3a2430', { opacity: 0.3 });
    basket.line(
      [
        [-6, -8],
        [-4, -14],
        [0, -16],
        [4, -14],
        [6, -8],
      ],
      '#8a5c38',
      1.1,
    );
    basket.path('M-8.4 -9L8.4 -9L6.8 0L-6.8 0Z', across(-8, 8, '#e2b376', '#bd8448', '#7c4f30'));
    for (const level of [-7, -4.8, -2.4])
      basket.line(
        [
          [-7.6, level],
          [7.6, level],
        ],
        '#7c4f30',
        0.4,
        { opacity: 0.7 },
      );
    for (let x = -6; x <= 6; x += 2.4)
      basket.line(
        [
          [x, -9],
          [x * 0.86, 0],
        ],
        '#7c4f30',
        0.3,
        { opacity: 0.5, detail: 0.7 },
      );
    basket.path('M-8.8 -9C-6 -12 0 -10.4 3 -12C6 -12.6 9 -10 8.8 -8.6Q0 -7 -8.8 -9Z', '#fffaf0');
    basket.path(
      'M-3.2 -11L-2.6 -19L-1.4 -20.6L-1.4 -23L0 -23L0 -20.6L1.2 -19L1.6 -11Z',
      across(-3, 2, '#7fa06a', '#3f6a4a'),
    );
    for (const [dx, dy, radius, tone] of [
      [-25, 4.4, 2.6, '#d9483f'],
      [-20.6, 5.6, 2.5, '#e89a3c'],
      [-16, 4.6, 2.4, '#c9c04c'],
    ] as const) {
      const place: Point = [middle + dx, y + dy];
      easel.oval(place[0] + 1, place[1] + radius * 0.8, radius * 1.2, 0.6, '#3a2430', { opacity: 0.3 });
      easel.oval(
        place[0],
        place[1],
        radius,
        radius,
        ball(place[0], place[1], radius, '#fff0c4', tone, '#6b2a3a'),
      );
    }
    const near = Array.from(
      { length: 70 },
      (): Point => [random.between(-3, width + 3), height + random.between(-4, 4)],
    );
    dabs(easel, near, '#3f7a40', { length: 10, breadth: 0.9, angle: -Math.PI / 2, turn: 0.35 });
    return easel.shapes;
  },
};
