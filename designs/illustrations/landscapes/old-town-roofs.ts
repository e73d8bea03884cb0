import type { Illustration } from '../illustration.ts';
import { Easel, type Tone } from '../tools/easel.ts';
import { range } from '../tools/land.ts';
import { across, blend, glow } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { sky, streaks, sun } from '../tools/sky.ts';
import { grain } from '../tools/texture.ts';

export const oldTownRoofs: Illustration = {
  id: 'landscapes/old-town-roofs',
  label: { de: 'Dächer einer Altstadt mit Kirchturm', en: 'Roofs of an old town with a church tower' },
  tags: ['city', 'travel', 'summer'],
  focus: [0.6, 0.45],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const level = height * 0.5;
    sky(easel, level + 6, '#7fa8bd', '#c3d0cb', '#f6dcb6', '#f9bf8c');
    sun(easel, [width * 0.2, level - 18], 5, '#fff4d6', '#ffca8a');
    streaks(easel, 6, height * 0.08, height * 0.3, '#fdebd2', 0.5);
    range(easel, { from: level - 8, to: level - 2, layers: 3, far: '#c4b3ae', near: '#93a08c', swing: 5 });
    const tower = (x: number, foot: number, scale: number) => {
      const own = easel.at({ x, y: foot, scale });
      own.rect(-5, -34, 10, 34, across(-5, 5, '#f7deb4', '#e3ba90', '#a37a6a'));
      for (const y of [-33, -22, -11]) own.rect(-5.6, y, 11.2, 1, across(-5.6, 5.6, '#fff0d2', '#a88474'));
      for (const y of [-20, -32])
        own.path(`M-1.5 ${y + 8}L-1.5 ${y + 4}Q0 ${y + 1} 1.5 ${y + 4}L1.5 ${y + 8}Z`, '#65505a');
      own.path(
        'M-6 -34C-5.6 -40 -2.6 -41 -2 -45L2 -45C2.6 -41 5.6 -40 6 -34Z',
        across(-6, 6, '#8fb59c', '#5d8f84', '#35605f'),
      );
      own.rect(-1.7, -48.6, 3.4, 3.8, across(-2, 2, '#f7deb4', '#a37a6a'));
      own.path(
        'M-2.2 -48.4C-2.4 -51 -0.6 -51.6 0 -56C0.6 -51.6 2.4 -51 2.2 -48.4Z',
        across(-2, 2, '#8fb59c', '#35605f'),
      );
      own.line(
        [
          [0, -56],
          [0, -59],
        ],
        '#c9963f',
        0.4,
      );
    };
    const roof = (x: number, y: number, wide: number, tall: number, tone: Tone, depth: number) => {
      const half = wide / 2;
      const wall = blend(
        random.pick(['#f4d9ae', '#eec79a', '#f2e2c6', '#e3ad88', '#d9c4ae']),
        '#8d7280',
        depth * 0.1,
      );
      easel.rect(
        x - half * 0.94,
        y,
        wide * 0.94,
        40,
        across(x - half, x + half, wall, blend(wall, '#5c4658', 0.35)),
      );
      for (let column = 0; column < 3; column++) {
        const left = x - half * 0.66 + column * half * 0.58;
        easel.rect(left, y + tall * 0.4, wide * 0.09, tall * 0.42, '#5c5562', { opacity: 0.85 });
        for (const shutter of [-0.045, 0.095])
          easel.rect(left + wide * shutter, y + tall * 0.4, wide * 0.04, tall * 0.42, '#6f9184', {
            detail: 0.8,
          });
      }
      const slope: Point[] = [
        [x - half * 1.04, y + 0.6],
        [x - half * 0.72, y - tall],
        [x + half * 0.72, y - tall],
        [x + half * 1.04, y + 0.6],
      ];
      easel.poly(
        slope,
        across(x - half, x + half, blend(tone, '#ffdcae', 0.34), tone, blend(tone, '#4a2a3a', 0.34)),
      );
      for (let row = 1; row < 6; row++) {
        const reach = half * (0.72 + (0.32 * row) / 6);
        const level2 = y - tall * (1 - row / 6);
        easel.line(
          [
            [x - reach, level2],
            [x + reach, level2],
          ],
          blend(tone, '#4a2030', 0.4),
          0.25,
          { opacity: 0.45, detail: 0.9 },
        );
      }
      grain(easel, slope, blend(tone, '#3f1f2c', 0.45), {
        count: wide * tall * 1.6,
        opacity: 0.4,
        size: 0.4,
        weight: (px) => (px - x + half) / wide,
      });
      if (random.chance(0.75)) {
        const cx = x + half * random.between(-0.5, 0.5);
        easel.rect(
          cx,
          y - tall * 1.26,
          wide * 0.075,
          tall * 0.6,
          across(cx, cx + wide * 0.08, '#e0a582', '#7c4a48'),
        );
        easel.rect(cx - 0.3, y - tall * 1.32, wide * 0.075 + 0.6, tall * 0.09, '#6d4448');
      }
    };
    easel.rect(-4, level + 6, width + 8, height, '#8d6a66');
    for (let row = 0; row < 6; row++) {
      const depth = row / 5;
      const span = 9 + depth * 21;
      const y = level + 5 + (height - level) * depth ** 1.15 * 0.78;
      if (row === 2) tower(width * 0.63, y + 8, Math.min(1.1, height / 110));
      for (let x = random.between(-8, -2); x < width + span; x += span * 0.86) {
        const tone = blend(
          random.pick(['#c4603f', '#b5523b', '#cf7248', '#a84a3c']),
          '#d2a79a',
          0.5 * (1 - depth),
        );
        roof(
          x,
          y + random.between(-1, 1) * (1 + depth * 3),
          span * random.between(0.9, 1.2),
          span * random.between(0.34, 0.46),
          tone,
          depth,
        );
      }
      const mist = { at: 0, colour: '#f6cfa4', opacity: 0 };
      easel.rect(-4, y - 4, width + 8, 26, {
        kind: 'linear',
        from: [0, y - 4],
        to: [0, y + 22],
        stops: [mist, { ...mist, at: 1, opacity: 0.3 * (1 - depth) }],
      });
    }
    easel.oval(width * 0.2, level - 18, 70, 70, glow(width * 0.2, level - 18, 70, '#ffe2b0', 0.35));
    return easel.shapes;
  },
};
