import type { Illustration } from '../illustration.ts';
import { Easel } from '../tools/easel.ts';
import { ground, hillLine, range } from '../tools/land.ts';
import { blend, down } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { cloud, sky } from '../tools/sky.ts';
import { dabs, fieldPlaces } from '../tools/texture.ts';
import { crown } from '../tools/trees.ts';

export const riverValley: Illustration = {
  id: 'landscapes/river-valley',
  label: { de: 'Fluss in einem grünen Tal', en: 'River in a green valley' },
  tags: ['landscape', 'mountains', 'spring', 'summer'],
  focus: [0.5, 0.5],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const horizon = height * 0.42;
    sky(easel, horizon, '#6fa3c6', '#aecbd6', '#e6e6d2', '#fbe3bd');
    cloud(easel, [width * 0.74, horizon * 0.5], 48, '#fffaf0', '#d6d6dc');
    cloud(easel, [width * 0.2, horizon * 0.3], 30, '#fffaf0', '#d6d6dc', 0.85);
    range(easel, {
      from: horizon - 12,
      to: horizon - 4,
      layers: 3,
      far: '#a3b9c6',
      near: '#6c909a',
      swing: 8,
      rough: 0.7,
      bottom: horizon + 8,
    });
    const wood = { shade: '#2d5148', body: '#487058', light: '#9bb06c', trunk: '#3c3a34' };
    const levels = [0, 0.1, 0.24, 0.44, 0.72];
    ground(
      easel,
      hillLine(easel, horizon + 2, 1, 90),
      height + 8,
      down(horizon, height, '#a9bd80', '#7fa35c', '#47793f'),
    );
    const bends: [number, number, number][] = [
      [0.6, 0.02, 1.2],
      [0.53, 0.08, 2.4],
      [0.66, 0.17, 4.4],
      [0.46, 0.3, 8],
      [0.5, 0.5, 14],
      [0.7, 0.76, 23],
      [0.6, 1.1, 34],
    ];
    const mouth: [number, number, number] = [0.6, 1.1, 34];
    const bank = (side: number, extra: number) =>
      bends.map(
        ([x, depth, half]): Point => [
          width * 0.5 + (x - 0.55) * width * 0.9 + side * (half + extra * depth),
          horizon + 3 + (height - horizon) * depth,
        ],
      );
    easel.blob(
      [...bank(-1, 5), ...bank(1, 5).reverse()],
      down(horizon, height, '#d9cfa0', '#b9a877', '#8f8a5c'),
    );
    easel.blob(
      [...bank(-1, 0), ...bank(1, 0).reverse()],
      down(horizon, height, '#f2e6c6', '#9cc4cc', '#4d8ba6', '#2d6488'),
    );
    const stream = (count: number) =>
      Array.from({ length: count }, (): Point => {
        const index = Math.min(
          bends.length - 2,
          Math.floor(random.between(0, 1) ** 0.7 * (bends.length - 1)),
        );
        const share = random.between(0.1, 0.9);
        const from = bends[index] ?? mouth;
        const to = bends[index + 1] ?? mouth;
        const [x, depth, half] = [
          from[0] + (to[0] - from[0]) * share,
          from[1] + (to[1] - from[1]) * share,
          from[2] + (to[2] - from[2]) * share,
        ];
        return [
          width * 0.5 + (x - 0.55) * width * 0.9 + random.between(-0.66, 0.66) * half,
          horizon + 3 + (height - horizon) * depth,
        ];
      });
    dabs(easel, stream(70), '#e9f1e6', { length: 4.2, breadth: 0.34, turn: 0.08, opacity: 0.75 });
    dabs(easel, stream(60), '#2d6488', { length: 4.6, breadth: 0.36, turn: 0.08, opacity: 0.35 });
    for (const depth of levels) {
      const y = horizon + 3 + (height - horizon) * depth;
      const leaf = 0.9 + depth * 2.2;
      const tones = {
        ...wood,
        shade: blend(wood.shade, '#8aa9a4', 0.5 - depth * 0.5),
        body: blend(wood.body, '#a3bca2', 0.5 - depth * 0.5),
      };
      for (let index = 0; index < 9 - depth * 5; index++) {
        const edge = random.chance(0.5) ? -1 : 1;
        const x = width / 2 + edge * width * random.between(0.2 + depth * 0.26, 0.56);
        const high = (4 + depth * 20) * random.between(0.75, 1.2);
        easel.oval(x + high * 0.25, y + 0.4, high * 0.6, high * 0.1, '#2d5a3a', { opacity: 0.35 });
        easel.taper(
          [
            [x, y],
            [x, y - high * 0.4],
          ],
          high * 0.09,
          high * 0.07,
          wood.trunk,
        );
        crown(easel, [x, y - high * 0.62], high * 0.42, high * 0.42, tones, leaf);
      }
    }
    const meadow = fieldPlaces(easel, 260, {
      left: -2,
      right: width + 2,
      top: height * 0.8,
      bottom: height + 2,
    }).filter(([x, y]) => Math.abs(x - width * 0.6) > 20 + (y - height * 0.7) * 0.55);
    dabs(easel, meadow, '#2f6136', { length: 5, breadth: 0.5, angle: -Math.PI / 2, turn: 0.35 });
    dabs(
      easel,
      meadow.slice(0, 70).map(([x, y]): Point => [x + 0.6, y - 2.4]),
      '#fdf3d8',
      { length: 1.5, breadth: 0.8 },
    );
    dabs(
      easel,
      meadow.slice(70, 110).map(([x, y]): Point => [x + 0.6, y - 2.4]),
      '#f0b545',
      { length: 1.6, breadth: 0.8 },
    );
    dabs(
      easel,
      meadow.slice(110, 140).map(([x, y]): Point => [x + 0.6, y - 2.6]),
      '#e0736a',
      { length: 1.8, breadth: 0.9 },
    );
    return easel.shapes;
  },
};
