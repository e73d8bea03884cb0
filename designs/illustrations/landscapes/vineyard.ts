import type { Illustration } from '../illustration.ts';
import { house } from '../tools/buildings.ts';
import { Easel } from '../tools/easel.ts';
import { ground, hillLine, range } from '../tools/land.ts';
import { down } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { sky, streaks, sun } from '../tools/sky.ts';
import { dabs } from '../tools/texture.ts';
import { cypress } from '../tools/trees.ts';

export const vineyard: Illustration = {
  id: 'landscapes/vineyard',
  label: {
    de: 'Weinberg mit Landhaus im Abendlicht',
    en: 'Vineyard with a country house in the evening light',
  },
  tags: ['landscape', 'autumn', 'travel', 'wedding'],
  focus: [0.62, 0.45],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const horizon = height * 0.46;
    sky(easel, horizon, '#93b3b8', '#d9d8bd', '#f9d79c', '#f7b878');
    sun(easel, [width * 0.24, horizon - 14], 4.4, '#fff4d4', '#ffcb7c');
    streaks(easel, 6, height * 0.06, height * 0.24, '#fdf0d4', 0.5);
    range(easel, {
      from: horizon - 12,
      to: horizon - 1,
      layers: 4,
      far: '#cdbf9f',
      near: '#8d9a68',
      swing: 6,
      bottom: horizon + 14,
    });
    const leaf = { shade: '#33492f', body: '#4c6440', light: '#8b9a58', trunk: '#4a3c32' };
    for (const [x, tall] of [
      [0.46, 13],
      [0.5, 16],
      [0.79, 18],
      [0.83, 13],
      [0.87, 15],
    ] as const)
      cypress(easel, [width * x, horizon + 3], tall, leaf);
    house(easel, [width * 0.64, horizon + 4], {
      width: 22,
      height: 8,
      roof: 5,
      wall: '#f2dcb4',
      shade: '#d4ac84',
      tiles: '#b8643f',
      windows: 4,
    });
    house(easel, [width * 0.71, horizon + 4.5], {
      width: 9,
      height: 13,
      roof: 4,
      wall: '#f0d6aa',
      shade: '#cfa57c',
      tiles: '#a8573a',
      windows: 1,
    });
    const front = hillLine(easel, horizon + 8, 2.4, 150);
    ground(easel, front, height + 8, down(horizon + 4, height, '#c9b268', '#a5803f', '#7b5a34'), '#6d4c2c');
    const vanishing: Point = [width * 0.3, horizon - 6];
    const rows = Math.ceil(width / 9) + 4;
    for (let row = 0; row < rows; row++) {
      const foot = (row / rows - 0.4) * width * 3.4 + width / 2;
      const at = (depth: number): Point => [
        vanishing[0] + (foot - vanishing[0]) * (0.1 + 0.9 * depth),
        horizon + 9 + (height - horizon + 6) * depth,
      ];
      const places: { dark: Point[]; lit: Point[]; warm: Point[] } = { dark: [], lit: [], warm: [] };
      for (let step = 0; step < 16; step++) {
        const depth = (step / 16) ** 1.6;
        const [x, y] = at(depth);
        if (x < -14 || x > width + 14) continue;
        const tall = 1.6 + depth * 15;
        const spread = 1.1 + depth * 7;
        easel.oval(x + spread * 0.5, y + 0.3, spread * 1.2, spread * 0.22, '#5a3f2a', { opacity: 0.4 });
        easel.blob(
          [
            [x - spread, y - tall * 0.16],
            [x - spread * 0.8, y - tall * 0.86],
            [x + spread * 0.2, y - tall],
            [x + spread, y - tall * 0.7],
            [x + spread, y - tall * 0.12],
          ],
          down(y - tall, y, '#7f9046', '#4a6136', '#34482c'),
        );
        const near = (reach: number): Point => [
          x + random.between(-1, 1) * spread * reach,
          y - tall * random.between(0.25, 1),
        ];
        if (depth > 0.02) {
          for (let dab = 0; dab < 8; dab++) places.dark.push(near(1));
          for (let dab = 0; dab < 5; dab++)
            places.lit.push([x - spread * random.between(-0.2, 1), y - tall * random.between(0.5, 1.05)]);
          for (let dab = 0; dab < 2; dab++) places.warm.push(near(0.9));
        }
      }
      dabs(easel, places.dark, '#3b5230', { length: 2.6, breadth: 1.1 });
      dabs(easel, places.lit, '#b3b75c', { length: 2.4, breadth: 1 });
      dabs(easel, places.warm, '#d88d45', { length: 2.2, breadth: 0.9 });
    }
    return easel.shapes;
  },
};
