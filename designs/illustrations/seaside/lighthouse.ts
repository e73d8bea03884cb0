import type { Illustration } from '../illustration.ts';
import { Easel } from '../tools/easel.ts';
import { across, blend, down, fade, glow } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { cloud, sky, streaks } from '../tools/sky.ts';
import { dabs, grain } from '../tools/texture.ts';
import { ripples, water } from '../tools/water.ts';

export const lighthouse: Illustration = {
  id: 'seaside/lighthouse',
  label: { de: 'Leuchtturm auf einer Klippe am Meer', en: 'Lighthouse on a cliff by the sea' },
  tags: ['seaside', 'landscape', 'travel', 'summer'],
  focus: [0.62, 0.5],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const horizon = height * 0.6;
    const x = width * 0.64;
    sky(easel, horizon, '#5f97bd', '#a6cbd4', '#f3e3c6', '#f9cfa4');
    cloud(easel, [width * 0.22, height * 0.3], 44, '#fff8ee', '#dcd3d8');
    streaks(easel, 4, height * 0.1, height * 0.34, '#fff3e2', 0.5);
    cloud(easel, [width * 0.4, horizon - 4], 40, '#fdebd8', '#e2cbc9', 0.8);
    water(easel, horizon, height + 4, '#86b5bd', '#4c8ba3', '#2c6384');
    ripples(easel, { top: horizon + 1, bottom: height }, '#e6f1ea', { count: 120, opacity: 0.55 });
    ripples(easel, { top: horizon + 1, bottom: height }, '#1f5173', { count: 120, opacity: 0.35 });
    const top = horizon - 3;
    const cliff: Point[] = [
      [x - 24, top + 5],
      [x - 12, top + 0.4],
      [x + 6, top - 1],
      [width + 8, top - 4],
      [width + 8, height + 8],
      [x - 20, height + 8],
      [x - 27, height * 0.86],
      [x - 22, height * 0.77],
      [x - 29, height * 0.69],
    ];
    easel.poly(cliff, across(x - 30, width, '#d8a987', '#a97866', '#6b525c'));
    for (let index = 0; index < 22; index++) {
      const px = x - 22 + random.between(0, width - x + 26);
      const py = top + random.between(4, 14);
      const crack: Point[] = [
        [px, py],
        [px + random.between(-1.4, 1.4), py + random.between(5, 9)],
        [px + random.between(-2, 2), py + random.between(12, 28)],
      ];
      easel.taper(crack, random.between(0.8, 2.6), 0.2, random.pick(['#8a6464', '#e4bd98', '#6f545c']), {
        opacity: 0.45,
      });
    }
    for (const share of [0.3, 0.55, 0.8]) {
      const y = top + (height - top) * share;
      easel.taper(
        [
          [x - 24, y],
          [x, y - 1.4],
          [x + 20, y + 0.6],
          [width + 6, y - 2],
        ],
        0.4,
        1.2,
        '#6f545c',
        { opacity: 0.35 },
      );
    }
    grain(easel, cliff, '#5a4450', {
      count: 1400,
      opacity: 0.3,
      weight: (px) => (px - x + 28) / (width - x + 28),
    });
    easel.blob(
      [
        [x - 29, top + 6.5],
        [x - 22, top + 3],
        [x - 12, top - 1.6],
        [x + 8, top - 3],
        [width + 8, top - 6.4],
        [width + 8, top + 3],
        [x + 20, top + 4],
        [x + 6, top + 3.4],
        [x - 10, top + 5],
        [x - 24, top + 8],
      ],
      down(top - 4, top + 6, '#b6c274', '#68904f'),
    );
    const grass = Array.from(
      { length: 90 },
      (): Point => [random.between(x - 24, width + 4), top + random.between(-2, 3.4)],
    );
    dabs(easel, grass, '#4d7a45', { length: 3, breadth: 0.4, angle: -Math.PI / 2, turn: 0.4 });
    const foot = top - 1.4;
    const tall = Math.min(48, height * 0.42);
    const tower = easel.at({ x, y: foot, scale: tall / 48 });
    const half = (level: number) => 5.4 - (level / 36) * 2;
    tower.path('M-5.4 0L-3.4 -36L3.4 -36L5.4 0Z', across(-5.4, 5.4, '#fffaf0', '#f1e4d4', '#a99aa4'));
    for (const level of [4, 16, 28])
      tower.path(
        `M${-half(level)} ${-level}L${-half(level + 6)} ${-level - 6}L${half(level + 6)} ${-level - 6}L${half(level)} ${-level}Z`,
        across(-5.4, 5.4, '#e77b62', '#cc4f43', '#7f3340'),
      );
    for (const level of [12.6, 24.6])
      tower.path(
        `M-0.7 ${-level}L-0.7 ${-level - 1.8}Q0 ${-level - 2.8} 0.7 ${-level - 1.8}L0.7 ${-level}Z`,
        '#4f5c70',
      );
    tower.path('M-1.2 0L-1.2 -3.2Q0 -5 1.2 -3.2L1.2 0Z', '#5b3a3c');
    tower.path('M-4.6 -36.4L4.6 -36.4L4.2 -35.2L-4.2 -35.2Z', '#574a54');
    tower.rect(-2.4, -42, 4.8, 5.6, across(-2.4, 2.4, '#fff3c4', '#ffd983', '#d79e58'));
    for (const bar of [-2.4, -0.9, 0.7, 2.2]) tower.rect(bar, -42, 0.3, 5.6, '#574a54');
    tower.rect(-4.4, -39, 8.8, 0.3, '#574a54');
    for (let bar = -4.3; bar < 4.5; bar += 1.2) tower.rect(bar, -39, 0.2, 2.8, '#574a54', { detail: 0.5 });
    tower.path('M-3 -42C-2.4 -45.4 2.4 -45.4 3 -42Z', across(-3, 3, '#e77b62', '#7f3340'));
    tower.line(
      [
        [0, -44.6],
        [0, -47.4],
      ],
      '#574a54',
      0.4,
    );
    tower.oval(0, -39.4, 16, 16, glow(0, -39.4, 16, '#ffe9a8', 0.55));
    const cabin = easel.at({ x: x + 13, y: foot - 0.6, scale: tall / 48 });
    cabin.rect(-6, -6, 12, 6, across(-6, 6, '#fdf4e6', '#b9a8aa'));
    cabin.path('M-7 -5.6L-4.6 -10L4.6 -10L7 -5.6Z', across(-7, 7, '#dd7259', '#8a3c42'));
    for (const wx of [-3.6, 2]) cabin.rect(wx, -4.4, 1.6, 2, '#5f7689');
    for (let index = 0; index < 7; index++) {
      const [rx, ry, size2] = [
        x - 28 - random.between(-6, 16),
        height * 0.93 + random.between(-6, 5),
        random.between(2.5, 6),
      ];
      easel.path(
        `M${rx - size2 * 1.6} ${ry + 0.6}Q${rx} ${ry - 0.8} ${rx + size2 * 1.8} ${ry + 0.6}Q${rx} ${ry + 2} ${rx - size2 * 1.6} ${ry + 0.6}Z`,
        '#f4f7f0',
        { opacity: 0.8 },
      );
      easel.poly(
        [
          [rx - size2, ry],
          [rx - size2 * 0.5, ry - size2 * 0.7],
          [rx + size2 * 0.3, ry - size2 * 0.8],
          [rx + size2, ry],
        ],
        across(rx - size2, rx + size2, '#b98d78', '#5d4a56'),
      );
    }
    easel.rect(-4, horizon - 8, width * 0.6, 9, fade([0, horizon - 8], [0, horizon], '#fff0d6', 0.35));
    easel.line(
      [
        [width * 0.3, height * 0.42],
        [width * 0.315, height * 0.41],
        [width * 0.325, height * 0.422],
        [width * 0.34, height * 0.41],
        [width * 0.352, height * 0.418],
      ],
      blend('#40566a', '#ffffff', 0.1),
      0.45,
    );
    return easel.shapes;
  },
};
