import type { Illustration } from '../illustration.ts';
import { Easel } from '../tools/easel.ts';
import { bloom, daisy, spray } from '../tools/flowers.ts';
import { range } from '../tools/land.ts';
import { across, blend, down } from '../tools/light.ts';
import { curtain, standingShadow, vase } from '../tools/room.ts';
import { cloud, sky } from '../tools/sky.ts';

export const vaseOnTheWindowsill: Illustration = {
  id: 'still-lifes/vase-on-the-windowsill',
  label: { de: 'Blumenvase auf einer sonnigen Fensterbank', en: 'Vase of flowers on a sunny windowsill' },
  tags: ['still-life', 'flowers', 'home', 'spring'],
  focus: [0.5, 0.55],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const sill = height * 0.82;
    sky(easel, height * 0.6, '#9cc7d8', '#d7e6df', '#faeccd');
    cloud(easel, [width * 0.62, height * 0.3], 30, '#ffffff', '#dfe6ea', 0.9);
    range(easel, {
      from: height * 0.58,
      to: height * 0.74,
      layers: 4,
      far: '#bcd3c4',
      near: '#84ac78',
      swing: 4,
    });
    const frame = across(0, width, '#fffaf0', '#e6dcd0');
    const [left, right] = [width * 0.5 - 43, width * 0.5 + 43];
    for (const x of [left - 4, width * 0.5 - 1.6, right])
      easel.rect(
        x,
        -4,
        x === width * 0.5 - 1.6 ? 3.2 : 4.4,
        sill + 4,
        across(x, x + 4, '#fffdf6', '#ddd0c6'),
      );
    easel.rect(left, height * 0.3, 86, 2.2, down(height * 0.3, height * 0.3 + 2.2, '#fffdf6', '#d9ccc2'));
    easel.rect(-4, -4, left + 1, sill + 4, across(0, left, '#f3dfc6', '#e2c6aa'));
    easel.rect(right + 3.4, -4, width, sill + 4, across(right, width, '#e7cdb2', '#c9a58f'));
    curtain(easel, left - 15, left + 4, sill - 1, '#f6e6da');
    curtain(easel, right - 4, right + 15, sill - 1, '#eeddd4');
    easel.rect(-4, sill, width + 8, 4, frame);
    easel.rect(-4, sill + 4, width + 8, height, down(sill + 4, height, '#d8b396', '#c39a80'));
    easel.rect(-4, sill + 4, width + 8, 2.4, '#9a735f', { opacity: 0.4 });
    const [x, y] = [width * 0.48, sill + 1];
    const tones = { leaf: '#5d8a58', stem: '#56794a' };
    const rim = y - 24;
    for (const [dx, dy, bend] of [
      [-24, -34, -3],
      [-10, -46, 2],
      [14, -44, -3],
      [26, -30, 4],
      [-30, -16, -4],
      [30, -14, 5],
      [3, -52, 1],
    ] as const)
      spray(easel, [x, rim + 2], [x + dx, rim + dy], tones, { leaf: 7, count: 8, bend });
    vase(
      easel,
      [x, y],
      [
        [5, 0],
        [8, 5],
        [9.4, 11],
        [7, 18],
        [4.6, 22],
        [5.6, 25],
      ],
      '#6f9db0',
    );
    for (const [dx, dy, radius, tone] of [
      [-17, -22, 6.4, '#e8909a'],
      [17, -21, 6.8, '#f2b57f'],
      [-1, -36, 7, '#f3c6bd'],
      [-12, -36, 5, '#f6dfc4'],
      [14, -35, 5.4, '#d8697e'],
      [-21, -9, 4.6, '#f2c48a'],
      [20, -7, 4.8, '#eba2a6'],
    ] as const)
      bloom(easel, [x + dx, rim + dy], radius, tone);
    bloom(easel, [x - 1, rim - 12], 9, '#e27d86');
    for (const [dx, dy] of [
      [-9, -24],
      [9, -27],
      [-26, -24],
      [25, -28],
      [10, -8],
      [-10, -3],
      [4, -45],
    ] as const)
      daisy(easel, [x + dx, rim + dy], 3);
    const petal = (px: number, tone: string) =>
      easel.blob(
        [
          [px - 2, sill + 2],
          [px, sill + 1],
          [px + 2.2, sill + 1.8],
          [px, sill + 3],
        ],
        tone,
      );
    petal(x + 17, '#eba2a6');
    petal(x - 15, blend('#e27d86', '#ffffff', 0.2));
    const jug = [x + 29, y + 0.6] as const;
    if (jug[0] < right - 2) {
      standingShadow(easel, [jug[0], jug[1]], 4, '#3a2438');
      easel.path(
        `M${jug[0] - 4} ${jug[1]}L${jug[0] - 4.4} ${jug[1] - 8}L${jug[0] + 4.4} ${jug[1] - 8}L${jug[0] + 4} ${jug[1]}Z`,
        across(jug[0] - 4, jug[0] + 4, '#e9a06f', '#c06f4c', '#86463c'),
      );
      spray(easel, [jug[0], jug[1] - 7], [jug[0] - 5, jug[1] - 17], tones, { leaf: 3.6, count: 6 });
      spray(easel, [jug[0], jug[1] - 7], [jug[0] + 4, jug[1] - 19], tones, { leaf: 3.6, count: 6 });
      spray(easel, [jug[0], jug[1] - 7], [jug[0] + 8, jug[1] - 12], tones, { leaf: 3.4, count: 5 });
    }
    return easel.shapes;
  },
};
