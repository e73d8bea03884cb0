import type { Illustration } from '../illustration.ts';
import { Easel } from '../tools/easel.ts';
import { across, blend, down } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { cloud, sky } from '../tools/sky.ts';
import { dabs, grain } from '../tools/texture.ts';
import { ripples, water } from '../tools/water.ts';

export const whiteCliffs: Illustration = {
  id: 'seaside/white-cliffs',
  label: { de: 'Weiße Klippen über dem Meer', en: 'White cliffs above the sea' },
  tags: ['seaside', 'landscape', 'travel'],
  focus: [0.55, 0.5],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const horizon = height * 0.56;
    sky(easel, horizon, '#6ba2c6', '#b3d2da', '#e9ead8', '#f8dfba');
    cloud(easel, [width * 0.2, height * 0.26], 40, '#ffffff', '#d7dfe6');
    cloud(easel, [width * 0.46, height * 0.42], 30, '#fffaf0', '#dcd9d8', 0.85);
    water(easel, horizon, height + 4, '#7fb5bb', '#3f8ea6', '#1f6484');
    ripples(easel, { top: horizon + 1, bottom: height }, '#eaf6ee', { count: 130, opacity: 0.6 });
    ripples(easel, { top: horizon + 1, bottom: height }, '#164f72', { count: 110, opacity: 0.35 });
    const head = (left: number, top: number, foot: number, tint: number) => {
      const points: Point[] = [];
      for (let x = left; x < width + 12; x += 3.4)
        points.push([
          x,
          top - (x - left) * 0.07 - Math.sin((x - left) * 0.09) * 2.6 + random.between(-0.5, 0.5),
        ]);
      const base: Point[] = [];
      for (let x = width + 12; x > left - 4; x -= 6)
        base.push([x, foot + (x - left) * 0.06 + random.between(-0.6, 0.6)]);
      const wall: Point[] = [
        [left - 5, foot - 1],
        [left - 2.4, foot - (foot - top) * 0.28],
        [left - 2.8, foot - (foot - top) * 0.5],
        [left - 0.4, top + (foot - top) * 0.2],
        ...points,
        ...base,
      ];
      easel.poly(
        wall,
        across(
          left,
          width + 10,
          '#fdf3dd',
          blend('#e8d3bb', '#b7bcc8', tint),
          blend('#c4a99e', '#a6b0c2', tint),
        ),
      );
      for (let x = left + 2; x < width + 8; x += random.between(2.4, 6)) {
        const y = top - (x - left) * 0.07;
        const drop = (foot - top) * random.between(0.4, 1);
        easel.poly(
          [
            [x, y + 1],
            [x + random.between(0.8, 2.6), y + 2],
            [x + random.between(0.4, 1.4), y + drop],
          ],
          random.pick(['#b79f9c', '#d3b9a4', '#9c929e']),
          { opacity: 0.4 },
        );
      }
      for (const share of [0.3, 0.52, 0.78]) {
        const y = top + (foot - top) * share;
        easel.line(
          [
            [left, y],
            [left + (width - left) * 0.4, y - 1.2],
            [width + 8, y - 3],
          ],
          '#b59c98',
          0.3,
          { opacity: 0.5 },
        );
      }
      grain(easel, wall, '#8f8591', {
        count: width * 8,
        opacity: 0.35,
        weight: (x) => (x - left) / (width - left + 10),
      });
      const turf: Point[] = [
        ...points.map(([x, y]): Point => [x - 1, y - 1.6]),
        ...[...points].reverse().map(([x, y]): Point => [x, y + random.between(0.6, 2.6)]),
      ];
      easel.poly(turf, down(top - 10, top + 3, '#a9c06e', '#6f9a56'));
      dabs(
        easel,
        points.flatMap(([x, y]): Point[] => [
          [x, y - 1],
          [x + 1.6, y + 0.6],
        ]),
        '#547f45',
        { length: 2.4, breadth: 0.5, angle: -Math.PI / 2, turn: 0.5 },
      );
      dabs(
        easel,
        base.flatMap(([x, y]): Point[] => [
          [x, y + 0.4],
          [x + 3, y + 1],
        ]),
        '#ffffff',
        { length: 7, breadth: 0.8, turn: 0.1, opacity: 0.85 },
      );
    };
    head(width * 0.26, height * 0.47, horizon + 1.6, 0.95);
    head(width * 0.44, height * 0.42, horizon + 5, 0.55);
    head(width * 0.64, height * 0.33, horizon + 16, 0);
    const near: Point[] = [
      [-8, height * 0.8],
      [width * 0.1, height * 0.8],
      [width * 0.24, height * 0.86],
      [width * 0.4, height * 0.93],
      [width * 0.56, height + 8],
      [-8, height + 8],
    ];
    easel.blob(near, down(height * 0.78, height, '#b4c873', '#5f8e4e'));
    const grass = Array.from({ length: 160 }, (): Point => {
      const share = random.between(0, 1);
      return [share * width * 0.5, height * (0.83 + share * 0.16) + random.between(0, 14)];
    });
    dabs(easel, grass, '#4f8046', { length: 5, breadth: 0.5, angle: -Math.PI / 2, turn: 0.35 });
    dabs(
      easel,
      grass.slice(0, 30).map(([x, y]): Point => [x, y - 2.6]),
      '#f3d9e2',
      { length: 1.6, breadth: 0.9 },
    );
    dabs(
      easel,
      grass.slice(30, 60).map(([x, y]): Point => [x, y - 2.6]),
      '#e9b64c',
      { length: 1.6, breadth: 0.9 },
    );
    return easel.shapes;
  },
};
