import type { Illustration } from '../illustration.ts';
import { sittingCat } from '../tools/animals.ts';
import { Easel } from '../tools/easel.ts';
import { spray } from '../tools/flowers.ts';
import { range } from '../tools/land.ts';
import { across, down } from '../tools/light.ts';
import { curtain, standingShadow } from '../tools/room.ts';
import { sky } from '../tools/sky.ts';
import { dabs, scatter } from '../tools/texture.ts';

export const catAtTheWindow: Illustration = {
  id: 'people/cat-at-the-window',
  label: { de: 'Katze schaut aus dem Fenster in den Garten', en: 'Cat looking out of the window' },
  tags: ['animals', 'home', 'autumn'],
  focus: [0.5, 0.6],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const sill = height * 0.8;
    sky(easel, height * 0.56, '#88a9bc', '#cfd6cc', '#f8dfb4');
    range(easel, {
      from: height * 0.52,
      to: height * 0.72,
      layers: 4,
      far: '#d9b98c',
      near: '#a9713f',
      swing: 5,
    });
    const falling = scatter(easel, 40, [width * 0.5, height * 0.36], 40, height * 0.36);
    dabs(easel, falling, '#e0843c', { length: 2.6, breadth: 1 });
    dabs(
      easel,
      falling.slice(0, 16).map(([x, y]) => [x + 6, y + 5] as const),
      '#f3bd55',
      { length: 2.4, breadth: 0.9 },
    );
    const [left, right] = [width * 0.5 - 40, width * 0.5 + 40];
    easel.rect(-4, -4, left + 1, sill + 4, across(0, left, '#87a09a', '#5d7a78'));
    easel.rect(right + 3.4, -4, width, sill + 4, across(right, width, '#6d8a86', '#456462'));
    for (const x of [left - 4, right])
      easel.rect(x, -4, 4.4, sill + 4, across(x, x + 4.4, '#fff9ee', '#d3c2b4'));
    easel.rect(
      width * 0.5 + 12,
      -4,
      2.8,
      sill + 4,
      across(width * 0.5 + 12, width * 0.5 + 15, '#fff9ee', '#cbb8aa'),
    );
    easel.rect(left, height * 0.26, 80, 2.2, down(height * 0.26, height * 0.26 + 2.2, '#fff9ee', '#cbb8aa'));
    curtain(easel, left - 14, left + 6, sill - 1, '#f0e2cf');
    curtain(easel, right - 6, right + 14, sill - 1, '#e2d0be');
    easel.rect(-4, sill, width + 8, 4.4, down(sill, sill + 4, '#fff9ee', '#dccabb'));
    easel.rect(-4, sill + 4.4, width + 8, height, down(sill + 4, height, '#6f8d88', '#4c6a69'));
    easel.rect(-4, sill + 4.4, width + 8, 2, '#2f4646', { opacity: 0.45 });
    const cat = [width * 0.5 - 9, sill + 1.6] as const;
    standingShadow(easel, cat, 12, '#3a2430');
    sittingCat(easel, cat, Math.min(40, height * 0.38), '#d98f4e');
    const pot = easel.at({ x: width * 0.5 + 24, y: sill + 1.6 });
    standingShadow(pot, [0, 0], 5, '#3a2430');
    const green = { leaf: '#5f8a5c', stem: '#4f7448' };
    for (const [dx, dy, bend] of [
      [-10, -18, -3],
      [-3, -25, 1],
      [5, -23, -2],
      [11, -15, 3],
      [-13, -9, -4],
      [13, -8, 4],
    ] as const)
      spray(pot, [0, -8], [dx, dy], green, { leaf: 5, count: 6, bend });
    pot.path('M-5.4 0L-6.4 -9L6.4 -9L5.4 0Q0 1 -5.4 0Z', across(-6, 6, '#f2e6da', '#c9a99a', '#8d6c68'));
    pot.rect(-6.9, -10.4, 13.8, 2.2, across(-7, 7, '#fff4ea', '#a98880'));
    return easel.shapes;
  },
};
