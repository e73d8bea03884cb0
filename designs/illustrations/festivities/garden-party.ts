import type { Illustration } from '../illustration.ts';
import { Easel, type Tone } from '../tools/easel.ts';
import { across, blend, down, fade, glow } from '../tools/light.ts';
import { lightString, softLights } from '../tools/lights.ts';
import { sky, stars } from '../tools/sky.ts';
import { strokes } from '../tools/texture.ts';
import { crown } from '../tools/trees.ts';

export const gardenParty: Illustration = {
  id: 'festivities/garden-party',
  label: {
    de: 'Gedeckte Tafel unter Lichterketten im Garten',
    en: 'Laid table under strings of lights in the garden',
  },
  tags: ['party', 'wedding', 'summer', 'night', 'food'],
  focus: [0.5, 0.6],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const horizon = height * 0.6;
    const middle = width * 0.5;
    sky(easel, horizon, '#26375e', '#4d5c86', '#b08595', '#f2b78c');
    stars(easel, 46, height * 0.3, '#fff6e0');
    softLights(easel, 18, { top: height * 0.3, bottom: height * 0.58 }, ['#ffcf8a', '#ffb07a']);
    const night = { shade: '#1d3440', body: '#2d4f50', light: '#7a8a62', trunk: '#2c2a34' };
    for (let x = -4; x < width + 8; x += 12)
      crown(
        easel,
        [x + random.between(-3, 3), horizon - random.between(2, 8)],
        random.between(10, 14),
        random.between(8, 13),
        night,
        1.8,
      );
    easel.rect(-4, horizon, width + 8, height, down(horizon, height, '#58764e', '#34543f', '#1f3a36'));
    strokes(easel, { left: -4, right: width + 4, top: horizon + 2, bottom: height }, '#9db36a', {
      count: width * 0.6,
      length: 10,
      breadth: 0.6,
      opacity: 0.25,
    });
    for (const side of [-1, 1]) {
      crown(easel, [middle + side * (width * 0.5 + 2), height * 0.3], 22, 26, night, 2.6);
      easel.taper(
        [
          [middle + side * width * 0.47, height * 0.86],
          [middle + side * width * 0.48, height * 0.4],
        ],
        3.4,
        2.2,
        '#2c2a34',
      );
    }
    for (const [from, to, sag] of [
      [0.16, 0.2, 16],
      [0.08, 0.1, 14],
      [0.27, 0.14, 20],
    ] as const)
      lightString(easel, [-5, height * from], [width + 5, height * to], sag, Math.round(width / 10));
    easel.oval(middle, height * 0.66, 62, 62, glow(middle, height * 0.66, 62, '#ffce86', 0.45));
    const top = height * 0.68;
    const half = 36;
    const chair = (x: number, foot: number, size: number) => {
      const own = easel.at({ x, y: foot, scale: size });
      const wood: Tone = '#8d5f44';
      for (const dx of [-4, 3.4])
        own.rect(dx, -19, 0.9, 19, across(dx, dx + 1, blend(wood, '#ffdca4', 0.3), '#4a3034'));
      for (const level of [-18.6, -15.4, -12.4]) own.rect(-4, level, 8.2, 1, wood);
      own.rect(-4.8, -9.4, 9.8, 1.3, wood);
    };
    for (const dx of [-26, -9, 9, 26]) chair(middle + dx, top + 14, 0.95);
    easel.blob(
      [
        [middle - half - 6, height * 0.93],
        [middle, height * 0.9],
        [middle + half + 16, height * 0.92],
        [middle + half + 8, height * 0.97],
        [middle - half, height * 0.97],
      ],
      '#10261f',
      { opacity: 0.5 },
    );
    easel.poly(
      [
        [middle - half + 3, top],
        [middle + half - 3, top],
        [middle + half + 4, top + 9],
        [middle - half - 4, top + 9],
      ],
      across(middle - half, middle + half, '#fff6e6', '#f6e0c4', '#cba894'),
    );
    easel.path(
      `M${middle - half - 4} ${top + 9}L${middle + half + 4} ${top + 9}L${middle + half + 3} ${top + 21}C${middle + half * 0.6} ${top + 23} ${middle + half * 0.3} ${top + 20} ${middle} ${top + 22}C${middle - half * 0.4} ${top + 23.4} ${middle - half * 0.7} ${top + 20.4} ${middle - half - 3} ${top + 21.6}Z`,
      down(top + 9, top + 22, '#f3dcc2', '#c9a08e'),
    );
    for (let x = middle - half; x < middle + half; x += 9)
      easel.taper(
        [
          [x, top + 9.4],
          [x + 0.6, top + 21],
        ],
        0.4,
        2.2,
        '#a87c78',
        { opacity: 0.3 },
      );
    for (const dx of [-27, -14, 0, 14, 27]) {
      easel.oval(middle + dx, top + 6.6, 4.6, 1.3, '#c8a890');
      easel.oval(middle + dx, top + 6.2, 4.4, 1.2, '#fffaf0');
      const glass = easel.at({ x: middle + dx + 5.6, y: top + 5.6 });
      glass.path(
        'M-1.3 -6.4C-1.5 -3.6 -0.5 -2.8 -0.2 -2.6L-0.2 -0.4L-1.2 0L1.2 0L0.2 -0.4L0.2 -2.6C0.5 -2.8 1.5 -3.6 1.3 -6.4Z',
        '#fff2d6',
        { opacity: 0.6 },
      );
      glass.path('M-1.3 -5C-1.3 -3.6 -0.5 -2.8 0 -2.7C0.5 -2.8 1.3 -3.6 1.3 -5Z', '#c94f62', {
        opacity: 0.8,
      });
    }
    const bunch = (dx: number, size: number) => {
      const green = { shade: '#33563f', body: '#5d8450', light: '#a8b872', trunk: '#333' };
      crown(easel, [middle + dx, top - 2 * size], 6 * size, 3.4 * size, { ...green, trunk: '#2c2a34' }, 1.4);
      const tones = ['#f6cfc0', '#e88d88', '#fff1de', '#f0b070'];
      for (let index = 0; index < 11; index++) {
        const [x, y] = [
          middle + dx + random.between(-5, 5) * size,
          top - 3 * size + random.between(-2.4, 2) * size,
        ];
        easel.oval(x, y, 1.3 * size, 1.2 * size, tones[index % 4] ?? '#f6cfc0');
        easel.oval(
          x - 0.2,
          y - 0.2,
          0.6 * size,
          0.5 * size,
          blend(tones[index % 4] ?? '#f6cfc0', '#a8505c', 0.3),
        );
      }
    };
    bunch(-20, 0.9);
    bunch(0, 1.15);
    bunch(20, 0.9);
    for (const dx of [-10, 10]) {
      easel.rect(middle + dx - 0.6, top - 5, 1.2, 7, '#fff4dc');
      easel.oval(middle + dx, top - 7, 9, 9, glow(middle + dx, top - 7, 9, '#ffd48a', 0.8));
      easel.path(
        `M${middle + dx} ${top - 8.6}Q${middle + dx + 1} ${top - 6.4} ${middle + dx} ${top - 5.2}Q${middle + dx - 1} ${top - 6.4} ${middle + dx} ${top - 8.6}Z`,
        '#fff0b4',
      );
    }
    for (const dx of [-18, 0, 18]) chair(middle + dx, height * 0.95, 1.2);
    easel.rect(
      -4,
      height * 0.86,
      width + 8,
      height * 0.2,
      fade([0, height * 0.86], [0, height * 1.05], '#10222c', 0.6),
    );
    return easel.shapes;
  },
};
