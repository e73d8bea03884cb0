import type { Illustration } from '../illustration.ts';
import { Easel } from '../tools/easel.ts';
import { range } from '../tools/land.ts';
import { across, blend, down } from '../tools/light.ts';
import { palm } from '../tools/palm.ts';
import type { Point } from '../tools/path.ts';
import { cloud, sky, sun } from '../tools/sky.ts';
import { dabs, grain } from '../tools/texture.ts';
import { ripples, water } from '../tools/water.ts';

export const palmBay: Illustration = {
  id: 'seaside/palm-bay',
  label: { de: 'Tropische Bucht mit Palmen', en: 'Tropical bay with palm trees' },
  tags: ['seaside', 'travel', 'summer'],
  focus: [0.4, 0.5],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const horizon = height * 0.5;
    sky(easel, horizon, '#3f9cc0', '#8ed0d2', '#e9efcf', '#fde0ae');
    sun(easel, [width * 0.68, horizon - 15], 5, '#fffbe2', '#ffe09a');
    cloud(easel, [width * 0.86, horizon * 0.5], 36, '#ffffff', '#dfe7e6', 0.9);
    range(easel, {
      from: horizon - 10,
      to: horizon - 3,
      layers: 3,
      far: '#9fc6c0',
      near: '#4f9383',
      swing: 6,
      bottom: horizon + 1,
    });
    water(easel, horizon, height + 4, '#2f93a8', '#41b3b4', '#8cdcc6', '#d6efcb');
    ripples(easel, { top: horizon + 1, bottom: height * 0.9 }, '#f6fff2', {
      count: 130,
      opacity: 0.6,
      size: 0.85,
    });
    ripples(easel, { top: horizon + 1, bottom: height * 0.7 }, '#1f7f98', { count: 70, opacity: 0.4 });
    const shore = (extra: number): Point[] => [
      [-10, height * 0.66 - extra],
      [width * 0.1, height * 0.67 - extra],
      [width * 0.28, height * 0.73 - extra],
      [width * 0.46, height * 0.82 - extra],
      [width * 0.7, height * 0.9 - extra],
      [width + 10, height * 0.95 - extra],
      [width + 10, height + 10],
      [-10, height + 10],
    ];
    easel.blob(shore(3.4), '#f7fcef', { opacity: 0.9 });
    easel.blob(shore(1.6), '#dcc79c');
    const sand = shore(0);
    easel.blob(sand, down(height * 0.66, height, '#f7e3b6', '#f0cd94'));
    grain(easel, sand, '#c2965f', { count: width * 22, opacity: 0.4, size: 0.4 });
    const tones = { shade: '#1f5a48', light: '#8fb958' };
    const boat = easel.at({ x: width * 0.66, y: height * 0.78 });
    boat.path(
      'M-16 -3C-8 -0.6 8 -0.6 17 -4C14 0 11 2 8 2.4C0 3 -8 2.6 -12 1.6C-14 0 -15.4 -1.6 -16 -3Z',
      across(-16, 17, '#e8734f', '#a8443f'),
    );
    boat.path('M-16 -3C-8 -0.6 8 -0.6 17 -4L16.4 -3C8 0.6 -8 0.6 -15.4 -2Z', '#fff4e0');
    boat.path('M-12 3.4C-4 4.6 6 4.6 12 3.2C8 6 -6 6.4 -12 3.4Z', '#1f7f98', { opacity: 0.35 });
    const tall = Math.min(70, height * 0.62);
    for (const [x, y, size2, lean] of [
      [0.08, 0.72, 0.74, 12],
      [0.2, 0.82, 1, 22],
      [0.03, 0.86, 0.9, -4],
    ] as const) {
      easel.path(
        `M${width * x} ${height * y}C${width * x + 16} ${height * y + 1} ${width * x + 30} ${height * y + 3} ${width * x + 44} ${height * y + 7}C${width * x + 28} ${height * y + 5} ${width * x + 14} ${height * y + 3} ${width * x} ${height * y + 1.6}Z`,
        '#a97c4d',
        { opacity: 0.4 },
      );
      palm(easel, [width * x, height * y + 1], tall * size2, lean, {
        ...tones,
        light: blend(tones.light, tones.shade, 0.2 - size2 * 0.15),
      });
    }
    const grass = Array.from(
      { length: 60 },
      (): Point => [random.between(-4, width * 0.26), height - random.between(-2, 8)],
    );
    dabs(easel, grass, '#2c6b4c', { length: 13, breadth: 1.1, angle: -Math.PI / 2, turn: 0.7 });
    dabs(easel, grass.slice(0, 26), '#8fb958', { length: 11, breadth: 0.8, angle: -Math.PI / 2, turn: 0.7 });
    return easel.shapes;
  },
};
