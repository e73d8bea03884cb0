import type { Illustration } from '../illustration.ts';
import { Easel } from '../tools/easel.ts';
import { range } from '../tools/land.ts';
import { across, blend, down } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { cloud, sky } from '../tools/sky.ts';
import { dabs, fieldPlaces, grain } from '../tools/texture.ts';

export const desertRoad: Illustration = {
  id: 'landscapes/desert-road',
  label: { de: 'Straße zu roten Tafelbergen in der Wüste', en: 'Road to red mesas in the desert' },
  tags: ['landscape', 'travel'],
  focus: [0.5, 0.5],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const horizon = height * 0.55;
    const middle = width * 0.5;
    sky(easel, horizon, '#4f93b4', '#9cc5c6', '#f2dcb2', '#f9c288');
    cloud(easel, [width * 0.22, horizon * 0.4], 36, '#fff6e6', '#e4cbb9', 0.9);
    cloud(easel, [width * 0.84, horizon * 0.26], 42, '#fff6e6', '#e4cbb9', 0.9);
    range(easel, {
      from: horizon - 6,
      to: horizon - 3,
      layers: 2,
      far: '#c9a3a0',
      near: '#b9837a',
      swing: 3,
      rough: 0.6,
      bottom: horizon + 2,
    });
    const mesa = (x: number, half: number, tall: number) => {
      const top = horizon - tall;
      const edge = (side: number): Point[] => [
        [x + side * half * 0.6, top + random.between(-0.4, 0.6)],
        [x + side * half * 0.63, top + tall * 0.3],
        [x + side * half * 0.7, top + tall * 0.46],
        [x + side * half * 0.76, top + tall * 0.62],
        [x + side * half * 1.3, horizon + 1],
      ];
      easel.poly(
        [...edge(-1), ...edge(1).reverse()],
        across(x - half, x + half, '#ec9a63', '#cf6b45', '#8a4238'),
      );
      for (let column = 0; column < 9; column++) {
        const left = x - half * 0.6 + (half * 1.2 * column) / 9 + random.between(-0.4, 0.4);
        easel.taper(
          [
            [left, top + 0.3],
            [left + random.between(-0.4, 0.4), top + tall * random.between(0.35, 0.62)],
          ],
          half * 0.07,
          half * 0.02,
          column > 4 ? '#6d3230' : '#b3543b',
          { opacity: 0.55 },
        );
      }
      easel.path(
        `M${x - half * 0.65} ${top + tall * 0.32}L${x + half * 0.66} ${top + tall * 0.31}L${x + half * 0.68} ${top + tall * 0.36}L${x - half * 0.67} ${top + tall * 0.37}Z`,
        '#f6c08a',
        { opacity: 0.5 },
      );
      easel.poly(
        [
          [x + half * 0.12, top],
          ...edge(1),
          [x + half * 0.3, horizon + 1],
          [x + half * 0.1, top + tall * 0.6],
        ],
        '#7c3a38',
        { opacity: 0.5 },
      );
      grain(easel, [...edge(-1), ...edge(1).reverse()], '#6d2f30', {
        count: half * tall * 2,
        opacity: 0.35,
        weight: (px) => (px - x + half) / (2 * half),
      });
    };
    mesa(width * 0.2, 20, 22);
    mesa(width * 0.84, 17, 28);
    mesa(width * 0.66, 8, 17);
    easel.rect(
      -4,
      horizon,
      width + 8,
      height - horizon + 6,
      down(horizon, height, '#eab07a', '#d48350', '#b05c3c'),
    );
    grain(
      easel,
      [
        [-4, horizon],
        [width + 4, horizon],
        [width + 4, height],
        [-4, height],
      ],
      '#8f4330',
      { count: width * 16, opacity: 0.35, size: 0.5, weight: (_, y) => (y - horizon) / (height - horizon) },
    );
    const road = (y: number): number => 0.5 + ((y - horizon) / (height - horizon)) ** 1.15 * 26;
    const levels = Array.from({ length: 12 }, (_, index) => horizon + ((height + 6 - horizon) * index) / 11);
    const side = (share: number) => levels.map((y): Point => [middle + share * road(y), y]);
    easel.poly([...side(-1.16), ...side(1.16).reverse()], down(horizon, height, '#e9b98a', '#c98a5c'));
    easel.poly([...side(-1), ...side(1).reverse()], down(horizon, height, '#b39b93', '#6e6570', '#4c4756'));
    easel.poly([...side(-0.94), ...side(-0.9).reverse()], '#f4e6cf');
    easel.poly([...side(0.9), ...side(0.94).reverse()], '#f4e6cf');
    for (let dash = 0; dash < 9; dash++) {
      const [from, to] = [
        horizon + (height + 6 - horizon) * (dash / 9) ** 1.7,
        horizon + (height + 6 - horizon) * ((dash + 0.5) / 9) ** 1.7,
      ];
      easel.poly(
        [
          [middle - road(from) * 0.03, from],
          [middle + road(from) * 0.03, from],
          [middle + road(to) * 0.03, to],
          [middle - road(to) * 0.03, to],
        ],
        '#f6c75a',
      );
    }
    for (const [x, y] of fieldPlaces(easel, 34, {
      left: -4,
      right: width + 4,
      top: horizon + 3,
      bottom: height,
    }).sort((one, other) => one[1] - other[1])) {
      const near = (y - horizon) / (height - horizon);
      if (Math.abs(x - middle) < road(y) * 1.3 + 2) continue;
      const bush = 1 + near * 5;
      easel.oval(x + bush * 0.6, y + bush * 0.1, bush * 1.3, bush * 0.24, '#7c3a30', { opacity: 0.45 });
      const tufts = Array.from(
        { length: 12 },
        (): Point => [x + random.between(-0.8, 0.8) * bush, y - random.between(0.1, 0.9) * bush],
      );
      dabs(easel, tufts, blend('#5d6f4e', '#b9a06a', 0.5 - near * 0.4), {
        length: bush * 0.9,
        breadth: bush * 0.26,
        angle: -Math.PI / 2,
        turn: 0.9,
      });
      dabs(easel, tufts.slice(0, 6), '#b3b878', {
        length: bush * 0.7,
        breadth: bush * 0.16,
        angle: -Math.PI / 2,
        turn: 0.8,
      });
    }
    return easel.shapes;
  },
};
