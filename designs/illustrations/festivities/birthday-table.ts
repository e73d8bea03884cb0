import type { Illustration } from '../illustration.ts';
import { balloon } from '../tools/balloon.ts';
import { Easel, type Tone } from '../tools/easel.ts';
import { across, blend, down, glow } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { standingShadow, table, wall } from '../tools/room.ts';
import { dabs, scatter } from '../tools/texture.ts';

export const birthdayTable: Illustration = {
  id: 'festivities/birthday-table',
  label: {
    de: 'Geburtstagstisch mit Torte, Kerzen und Luftballons',
    en: 'Birthday table with cake, candles and balloons',
  },
  tags: ['birthday', 'party', 'children', 'food', 'family'],
  focus: [0.5, 0.58],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const top = height * 0.74;
    const middle = width * 0.5;
    wall(easel, '#cfe0da', '#92b6b6', top + 4);
    const flags: Tone[] = ['#e8705f', '#f3bf55', '#fff4e2', '#5f9fa8', '#e79aa6'];
    const swag = (from: Point, to: Point, sag: number) => {
      const at = (share: number): Point => [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * sag,
      ];
      easel.line([0, 0.25, 0.5, 0.75, 1].map(at), '#8d7a72', 0.35);
      const count = Math.round((to[0] - from[0]) / 9);
      for (let flag = 0; flag < count; flag++) {
        const [left, right] = [at((flag + 0.14) / count), at((flag + 0.86) / count)];
        const tone = flags[flag % flags.length] ?? '#e8705f';
        const tip: Point = [(left[0] + right[0]) / 2 + 0.6, (left[1] + right[1]) / 2 + 8];
        easel.poly(
          [left, right, tip],
          across(left[0], right[0], blend(tone, '#ffffff', 0.25), blend(tone, '#3a2a4a', 0.12)),
        );
      }
    };
    swag([-4, height * 0.08], [width + 4, height * 0.05], 15);
    const tied = (x: number, y: number, radius: number, tone: Tone) => {
      easel.line(
        [
          [x, y + radius],
          [x + 1.5, y + radius + 12],
          [x - 1, top + 2],
        ],
        '#8d7a72',
        0.22,
      );
      balloon(easel, [x, y], radius, tone, { white: 0.5, glint: 1 });
    };
    tied(middle - 40, height * 0.42, 8, '#e8705f');
    tied(middle - 31, height * 0.34, 7, '#f3bf55');
    tied(middle + 38, height * 0.4, 8, '#5f9fa8');
    tied(middle + 30, height * 0.32, 6.6, '#e79aa6');
    table(easel, top, '#fff4e4', '#e7c0a4');
    const cake = easel.at({ x: middle, y: top + 9, scale: Math.min(1.25, height / 100) });
    standingShadow(cake, [0, 1], 22, '#4a2838');
    cake.oval(0, 0, 27, 4, across(-27, 27, '#fffdf6', '#cbb8bc'));
    const layer = (foot: number, half: number, tall: number, tone: Tone, cream: Tone) => {
      cake.path(
        `M${-half} ${foot}L${-half} ${foot - tall}Q0 ${foot - tall - 5} ${half} ${foot - tall}L${half} ${foot}Q0 ${foot + 5} ${-half} ${foot}Z`,
        across(-half, half, blend(tone, '#ffffff', 0.4), tone, blend(tone, '#5a1c3c', 0.35)),
      );
      let d = `M${-half} ${foot - tall}`;
      for (let drop = 0; drop < 9; drop++) {
        const [from, to] = [-half + (2 * half * drop) / 9, -half + (2 * half * (drop + 1)) / 9];
        const low = foot - tall + 2.2 + (1 - ((from + to) / 2 / half) ** 2) * 2 + random.between(1, 4.6);
        d += `C${from} ${low} ${to} ${low} ${to} ${foot - tall + 2 + (1 - (to / half) ** 2) * 2}`;
      }
      cake.path(
        `${d}L${half} ${foot - tall}Q0 ${foot - tall - 6} ${-half} ${foot - tall}Z`,
        across(-half, half, '#fffdf8', cream, blend(cream, '#6b3a50', 0.28)),
      );
    };
    layer(-1.4, 21, 14, '#f0a9a4', '#fbe9dc');
    layer(-18, 14, 12, '#f6c9a0', '#fff4e6');
    dabs(cake, scatter(cake, 46, [0, -8], 19, 4), '#5f9fa8', { length: 1.5, breadth: 0.4 });
    dabs(cake, scatter(cake, 30, [0, -21], 12, 3.4), '#e8705f', { length: 1.5, breadth: 0.4 });
    dabs(cake, scatter(cake, 30, [0, -9], 19, 4), '#f3bf55', { length: 1.5, breadth: 0.4 });
    for (const [x, tone] of [
      [-8, '#e8705f'],
      [-4, '#5f9fa8'],
      [0, '#f3bf55'],
      [4, '#e79aa6'],
      [8, '#7fae8a'],
    ] as const) {
      const y = -31 - (1 - (x / 12) ** 2) * 1.6;
      cake.rect(x - 0.7, y - 8, 1.4, 9, across(x - 0.7, x + 0.7, '#ffffff', tone));
      cake.oval(x, y - 11, 9, 9, glow(x, y - 11, 9, '#ffd88a', 0.7));
      cake.path(
        `M${x} ${y - 13.4}Q${x + 1.5} ${y - 10.4} ${x} ${y - 8.6}Q${x - 1.5} ${y - 10.4} ${x} ${y - 13.4}Z`,
        down(y - 13, y - 8, '#fff2b4', '#ff9a44'),
      );
    }
    const gift = (x: number, y: number, wide: number, tall: number, tone: Tone, band: Tone) => {
      standingShadow(easel, [x, y], wide * 0.5, '#4a2838');
      easel.rect(
        x - wide / 2,
        y - tall,
        wide,
        tall,
        across(x - wide / 2, x + wide / 2, blend(tone, '#ffffff', 0.35), tone, blend(tone, '#2a1c3c', 0.3)),
      );
      easel.rect(x - wide * 0.09, y - tall, wide * 0.18, tall, band);
      for (const side of [-1, 1])
        easel.path(
          `M${x} ${y - tall}C${x + side * wide * 0.1} ${y - tall - wide * 0.34} ${x + side * wide * 0.46} ${y - tall - wide * 0.34} ${x + side * wide * 0.38} ${y - tall - wide * 0.06}Q${x + side * wide * 0.2} ${y - tall} ${x} ${y - tall}Z`,
          blend(band, '#3a1c2c', side > 0 ? 0.16 : 0),
        );
    };
    gift(middle - 36, top + 13, 14, 12, '#5f9fa8', '#fff0d0');
    gift(middle + 37, top + 12, 12, 15, '#e79aa6', '#fff8ea');
    gift(middle + 29, top + 17, 13, 8, '#f3bf55', '#e8705f');
    for (const tone of ['#e8705f', '#5f9fa8', '#f3bf55', '#e79aa6'] as const) {
      const confetti: Point[] = Array.from({ length: 14 }, () => [
        random.between(0, width),
        random.between(top + 6, height),
      ]);
      dabs(easel, confetti, tone, { length: 1.8, breadth: 0.7, turn: 0.6 });
    }
    return easel.shapes;
  },
};
