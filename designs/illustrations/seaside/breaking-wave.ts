import type { Illustration } from '../illustration.ts';
import { Easel, type Tone } from '../tools/easel.ts';
import { blend, down, glow } from '../tools/light.ts';
import { type Point, smoothPath } from '../tools/path.ts';
import { sky, sun } from '../tools/sky.ts';
import { dabs, grain, scatter } from '../tools/texture.ts';
import { ripples, water } from '../tools/water.ts';

export const breakingWave: Illustration = {
  id: 'seaside/breaking-wave',
  label: { de: 'Brechende Welle im Sonnenlicht', en: 'Breaking wave in sunlight' },
  tags: ['seaside', 'water', 'summer', 'travel'],
  focus: [0.45, 0.6],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const horizon = height * 0.42;
    sky(easel, horizon, '#4f8fae', '#9cc4c4', '#f2dfb8', '#f9c893');
    sun(easel, [width * 0.72, horizon - 10], 6, '#fff5d8', '#ffd08c');
    water(easel, horizon, height + 6, '#9dbfba', '#3f8aa0', '#1f5f7f');
    ripples(easel, { top: horizon + 1, bottom: height * 0.62 }, '#f7ecd0', {
      count: 110,
      opacity: 0.6,
      size: 0.8,
    });
    ripples(easel, { top: horizon + 1, bottom: horizon + 16 }, '#fff8e0', {
      count: 60,
      opacity: 0.9,
      size: 0.5,
      middle: width * 0.72,
      spread: 12,
    });
    const curl = easel.at({
      x: width * 0.5,
      y: height * 0.74,
      scale: Math.min(1.25, Math.max(1, width / 130)),
    });
    const far = width;
    const body = `M${-far} 6C-70 2 -52 -14 -36 -24C-26 -30 -12 -33 -2 -29C10 -24 14 -12 7 -6C9 -14 3 -20 -6 -19C-15 -18 -19 -8 -14 0C-8 9 10 11 26 8C50 4 70 8 ${far} 8L${far} 90L${-far} 90Z`;
    curl.path(body, down(-30, 34, '#8fd3c4', '#3fa0ab', '#1f6d8c', '#174f74'));
    curl.path(
      'M-14 0C-19 -8 -15 -18 -6 -19C3 -20 9 -14 7 -6C2 -13 -5 -14 -9 -9C-12 -5 -11 0 -6 6C-9 5 -12 3 -14 0Z',
      down(-20, 8, '#1c5f7c', '#2b8396'),
    );
    const bands: [number, Tone, number][] = [
      [0.1, '#d9f3e2', 0.75],
      [0.28, '#b2e4d6', 0.6],
      [0.46, '#7fcac4', 0.5],
      [0.62, '#5fb4b8', 0.4],
      [0.8, '#3c93a6', 0.4],
    ];
    for (const [share, tone, opacity] of bands) {
      const lift = share * 30;
      curl.taper(
        [
          [-70 - share * 30, 6 + lift * 0.2],
          [-46, -11 + lift * 0.66],
          [-30, -23 + lift * 0.72],
          [-22 + share * 4, -8 + lift * 0.7],
          [-12, 9 + lift * 0.5],
          [16, 14 + lift * 0.4],
        ],
        2.4,
        0.2,
        tone,
        { opacity },
      );
    }
    for (const share of [0.2, 0.5, 0.75])
      curl.taper(
        [
          [-34 + share * 8, -24 - share * 2],
          [-24 + share * 6, -15],
          [-19 + share * 2, -3],
          [-12, 6],
        ],
        0.4,
        1.4,
        '#e9f8ea',
        { opacity: 0.6 },
      );
    const foam: Point[] = [
      [-40, -22],
      [-30, -29],
      [-18, -33.4],
      [-5, -32.6],
      [5, -29],
      [11, -22],
      [13, -14],
      [10, -5],
      [7, -1],
      [5.6, -8],
      [5, -15],
      [-1, -21],
      [-9, -22.4],
      [-18, -20],
      [-27, -22],
    ];
    curl.blob(foam, down(-34, 0, '#ffffff', '#e4f1ec'));
    dabs(
      curl,
      foam.flatMap((place) => scatter(curl, 9, place, 4.4, 3)),
      '#fdfefa',
      { length: 2, breadth: 0.9 },
    );
    dabs(curl, scatter(curl, 70, [4, -25], 18, 12), '#ffffff', { length: 1.1, breadth: 0.5, opacity: 0.9 });
    grain(curl, foam, '#8fc4c6', { count: 900, opacity: 0.5, weight: (_, y) => (y + 34) / 34 });
    const wash = (level: number, swing: number): string => {
      const top = Array.from({ length: 40 }, (_, index): Point => {
        const x = -far + (index * far * 2) / 39;
        return [
          x,
          level + (Math.sin(x * 0.045 + level) * 0.6 + Math.sin(x * 0.13 + level * 2) * 0.4) * swing,
        ];
      });
      return `${smoothPath(top, false)}L${far} 120L${-far} 120Z`;
    };
    curl.path(
      smoothPath(
        [
          [-12, 8],
          [-4, 3],
          [6, 2],
          [16, 5],
          [30, 6],
          [54, 9],
          [80, 12],
          [60, 17],
          [26, 17],
          [4, 15],
        ],
        true,
      ),
      '#f4faf4',
      { opacity: 0.92 },
    );
    dabs(curl, scatter(curl, 90, [24, 10], 44, 6), '#ffffff', { length: 3, breadth: 1, turn: 0.5 });
    curl.path(wash(24, 2.6), '#e9f5ee', { opacity: 0.85 });
    curl.path(wash(27, 2.6), down(26, 50, '#58aab2', '#2f7f98'));
    curl.path(wash(38, 3), '#f2f9f1', { opacity: 0.75 });
    curl.path(wash(40.6, 3), down(40, 70, '#4a9dac', blend('#2f7f98', '#174f74', 0.4)));
    ripples(easel, { top: height * 0.86, bottom: height }, '#dff3ea', { count: 40, opacity: 0.5, size: 0.9 });
    easel.oval(width * 0.72, horizon, 60, 60, glow(width * 0.72, horizon, 60, '#ffe6b4', 0.3));
    return easel.shapes;
  },
};
