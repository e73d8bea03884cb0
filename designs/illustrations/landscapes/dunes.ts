import type { Illustration } from '../illustration.ts';
import { Easel, type Tone } from '../tools/easel.ts';
import { ground, hillLine } from '../tools/land.ts';
import { blend, down } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { sky, streaks, sun } from '../tools/sky.ts';
import { dabs, grain } from '../tools/texture.ts';

export const dunes: Illustration = {
  id: 'landscapes/dunes',
  label: { de: 'Sanddünen im warmen Abendlicht', en: 'Sand dunes in warm evening light' },
  tags: ['landscape', 'travel'],
  focus: [0.5, 0.6],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const horizon = height * 0.5;
    sky(easel, horizon, '#7c9bb4', '#d3c3b4', '#f6c794', '#f6a873');
    sun(easel, [width * 0.3, horizon - 12], 5.4, '#fff1d2', '#ffc27a');
    streaks(easel, 5, height * 0.08, height * 0.28, '#fbe3c6', 0.5);
    ground(
      easel,
      hillLine(easel, horizon - 3, 4, 80),
      height + 8,
      down(horizon - 6, horizon + 12, '#d7a283', '#c98e6f'),
      '#a96f5c',
    );
    const dune = (crest: Point, left: number, right: number, foot: number, lit: Tone, shade: Tone) => {
      const [x, y] = crest;
      const bend: [Point, Point, Point, Point] = [
        [x + 4, y + (foot - y) * 0.22],
        [x - 7, y + (foot - y) * 0.48],
        [x + 9, y + (foot - y) * 0.74],
        [x - 2, foot + 8],
      ];
      const path = (points: readonly Point[]) => points.map(([px, py]) => `${px} ${py}`).join(' ');
      easel.path(
        `M${left} ${foot}C${left + (x - left) * 0.4} ${foot - 1} ${x - (x - left) * 0.3} ${y + 2} ${x} ${y}C${x + (right - x) * 0.3} ${y + 3} ${x + (right - x) * 0.6} ${foot - 2} ${right} ${foot}L${right} ${height + 8}L${left} ${height + 8}Z`,
        down(y, foot + 10, lit, blend(lit, shade, 0.35)),
      );
      easel.path(
        `M${x} ${y}C${path([
          [x + (right - x) * 0.3, y + 3],
          [x + (right - x) * 0.6, foot - 2],
          [right, foot],
        ])}L${right} ${height + 8}L${x} ${height + 8}C${path([[x + 10, foot + 4], bend[2], bend[1]])}C${path([[x - 9, y + (foot - y) * 0.4], bend[0], [x, y]])}Z`,
        down(y, foot + 14, shade, blend(shade, lit, 0.4)),
      );
      const flank: Point[] = [[x - (x - left) * 0.7, foot], [x, y], bend[1], bend[3]];
      grain(easel, flank, shade, { count: 900, opacity: 0.3, weight: (_, py) => (py - y) / (foot - y) });
    };
    dune([width * 0.7, horizon - 8], width * 0.2, width * 1.2, horizon + 10, '#f0bd87', '#a8695a');
    dune([width * 0.2, horizon + 3], -30, width * 0.72, height * 0.68, '#f5c78e', '#a5604f');
    dune([width * 0.64, height * 0.6], width * -0.1, width * 1.25, height * 0.88, '#fad39b', '#98524a');
    const front = ground(
      easel,
      hillLine(easel, height * 0.92, 3, 130),
      height + 8,
      down(height * 0.88, height, '#fbd8a4', '#d99b6c'),
      '#b4694f',
    );
    for (let row = 0; row < 9; row++) {
      const y = height * 0.94 + row * row * 0.16;
      easel.line(
        Array.from(
          { length: 14 },
          (_, index): Point => [((index - 0.5) / 12) * width, y + Math.sin(index * 1.7 + row) * 0.9],
        ),
        '#c9825c',
        0.3,
        { opacity: 0.35, detail: 0.8 },
      );
    }
    grain(easel, front, '#fff0cc', { count: 700, opacity: 0.5 });
    const steps = Array.from(
      { length: 30 },
      (_, index): Point => [
        width * 0.6 + Math.sin(index * 0.24) * 3 + (index % 2) * (0.3 + (30 - index) * 0.04),
        height * 0.95 - index * height * 0.0108,
      ],
    );
    dabs(easel, steps, '#9c5a48', { length: 0.9, breadth: 0.35, angle: 1.4, turn: 0.2, opacity: 0.75 });
    return easel.shapes;
  },
};
