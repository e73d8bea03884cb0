import type { Illustration } from '../illustration.ts';
import { Easel } from '../tools/easel.ts';
import { range } from '../tools/land.ts';
import { across, fade } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { sky, streaks, sun } from '../tools/sky.ts';
import { dabs } from '../tools/texture.ts';
import { thicket } from '../tools/trees.ts';
import { ripples, water } from '../tools/water.ts';

export const lakeWithJetty: Illustration = {
  id: 'landscapes/lake-with-jetty',
  label: {
    de: 'Holzsteg an einem stillen See bei Sonnenaufgang',
    en: 'Wooden jetty on a quiet lake at sunrise',
  },
  tags: ['landscape', 'water', 'summer', 'travel'],
  focus: [0.5, 0.62],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const shore = height * 0.46;
    const middle = width * 0.5;
    sky(easel, shore, '#7fa9bd', '#c3d3cf', '#f5d7b5', '#f9c99b');
    streaks(easel, 6, height * 0.06, height * 0.26, '#fdeeda', 0.55);
    sun(easel, [width * 0.64, shore - 22], 4.6, '#fff6e0', '#ffcf8e');
    range(easel, {
      from: shore - 12,
      to: shore - 4,
      layers: 3,
      far: '#b4bcc0',
      near: '#587a7c',
      swing: 5,
      bottom: shore + 2,
    });
    const bank = Array.from(
      { length: Math.ceil(width / 5) + 1 },
      (_, index): Point => [index * 5, shore + 0.6],
    );
    const wood = { shade: '#2c4b4d', body: '#3d6360', light: '#6d8b76', trunk: '#2f3a3a' };
    thicket(
      easel,
      bank.filter(([x]) => Math.abs(x - middle - 8) > width * 0.16),
      8,
      wood,
    );
    water(easel, shore, height + 4, '#f4cfa6', '#b9c6c0', '#6f9ba6', '#3f6f83');
    easel.rect(-4, shore, width + 8, 15, fade([0, shore + 15], [0, shore], '#3d6360', 0.6));
    ripples(easel, { top: shore + 1, bottom: height }, '#f9dcb8', { count: 90, opacity: 0.5 });
    ripples(easel, { top: shore + 3, bottom: height }, '#3b6678', { count: 110, opacity: 0.35 });
    ripples(easel, { top: shore + 1, bottom: shore + 34 }, '#fff2d8', {
      count: 60,
      opacity: 0.85,
      size: 0.7,
      middle: width * 0.64,
      spread: 6,
    });
    const [far, near, end] = [3.6, 24, shore + 12];
    const plank = (share: number): [number, number, number] => {
      const depth = share ** 1.7;
      return [middle - 3 + depth * 3, far + (near - far) * depth, end + (height + 6 - end) * depth];
    };
    easel.path(
      `M${middle - 8} ${end + 3}L${middle + 2} ${end + 3}L${middle + near + 6} ${height + 9}L${middle - near + 2} ${height + 9}Z`,
      '#274f60',
      { opacity: 0.4 },
    );
    for (const share of [0, 0.42, 0.72, 0.94]) {
      const [x, half, y] = plank(share);
      for (const side of [-1, 1]) {
        const post = 1 + share * 2.2;
        easel.taper(
          [
            [x + side * half, y - post * 2.4],
            [x + side * half, y + post * 6],
          ],
          post,
          post,
          across(x + side * half - post / 2, x + side * half + post / 2, '#8a6a52', '#46362f'),
        );
      }
    }
    const count = 22;
    for (let index = 0; index < count; index++) {
      const [x, half, y] = plank(index / count);
      const [x2, half2, y2] = plank((index + 0.93) / count);
      const tone = random.pick(['#b58d6b', '#a98263', '#c09a76']);
      easel.poly(
        [
          [x - half, y],
          [x + half, y],
          [x2 + half2, y2],
          [x2 - half2, y2],
        ],
        across(x - half, x + half, '#dcb78d', tone, '#7b5d4b'),
      );
      easel.poly(
        [
          [x - half, y2],
          [x + half, y2],
          [x2 + half2, y2 + 0.3],
          [x2 - half2, y2 + 0.3],
        ],
        '#4f3b32',
      );
    }
    for (const side of [-1, 1]) {
      const reeds = Array.from(
        { length: 26 },
        (): Point => [middle + side * (width * 0.5 - random.between(-3, 9)), height - random.between(0, 9)],
      );
      dabs(easel, reeds, '#2f5551', {
        length: 22,
        breadth: 0.9,
        angle: -Math.PI / 2 + side * 0.06,
        turn: 0.16,
      });
      dabs(easel, reeds.slice(0, 12), '#8fa36e', {
        length: 18,
        breadth: 0.6,
        angle: -Math.PI / 2,
        turn: 0.2,
      });
    }
    return easel.shapes;
  },
};
