import type { Illustration } from '../illustration.ts';
import { sailingBoat } from '../tools/boats.ts';
import { Easel } from '../tools/easel.ts';
import { across, blend, down } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { cloud, sky } from '../tools/sky.ts';
import { grain } from '../tools/texture.ts';
import { ripples, water } from '../tools/water.ts';

export const beachWithUmbrella: Illustration = {
  id: 'seaside/beach-with-umbrella',
  label: { de: 'Sonnenschirm und Liegestuhl am Strand', en: 'Parasol and deckchair on the beach' },
  tags: ['seaside', 'summer', 'travel'],
  focus: [0.55, 0.6],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const horizon = height * 0.42;
    sky(easel, horizon, '#5fa9cf', '#a5d0da', '#e6ecd9', '#fbe6c4');
    cloud(easel, [width * 0.76, horizon * 0.6], 42, '#ffffff', '#dbe4ea');
    cloud(easel, [width * 0.2, horizon * 0.4], 30, '#ffffff', '#dbe4ea', 0.9);
    water(easel, horizon, height * 0.7, '#3f8fb0', '#4fa8ba', '#9cd6cb');
    ripples(easel, { top: horizon + 1, bottom: height * 0.64 }, '#f3fbf3', {
      count: 100,
      opacity: 0.65,
      size: 0.8,
    });
    sailingBoat(easel, [width * 0.2, horizon + 2], 12, '#d4604f', '#fff7ea');
    const wave = (level: number, swing: number): Point[] => [
      ...Array.from(
        { length: Math.ceil(width / 9) + 3 },
        (_, index): Point => [index * 9 - 9, level + Math.sin(index * 0.9 + level) * swing],
      ),
      [width + 12, height + 8],
      [-12, height + 8],
    ];
    easel.blob(wave(height * 0.635, 1.2), '#c2e6da');
    easel.blob(wave(height * 0.65, 1.4), '#fbfdf6');
    easel.blob(wave(height * 0.668, 1.4), '#d9c39a');
    const sand = wave(height * 0.7, 1.8);
    easel.blob(sand, down(height * 0.69, height, '#ead0a0', '#f6dfb2', '#ecc88f'));
    grain(easel, sand, '#bb905c', { count: width * 26, opacity: 0.4, size: 0.4 });
    const [x, y] = [width * 0.55, height * 0.9];
    easel.blob(
      [
        [x - 4, y + 2],
        [x + 16, y - 3],
        [x + 44, y - 1],
        [x + 46, y + 4],
        [x + 20, y + 7],
      ],
      '#a9794e',
      { opacity: 0.45 },
    );
    const towel = easel.at({ x: x - 25, y: y + 1, scale: 1 });
    towel.path('M-10 -4L12 -5L16 3L-13 4.4Z', '#f8f1e4');
    for (let stripe = 0; stripe < 4; stripe++)
      towel.path(
        `M${-10 + stripe * 5.6} -4L${-7.2 + stripe * 5.6} -4.2L${-9.2 + stripe * 7.3} 4.3L${-13 + stripe * 7.3} 4.4Z`,
        '#4f9fae',
        { opacity: 0.85 },
      );
    const shade = easel.at({ x, y: y + 1, rotate: 9 });
    shade.rect(-0.55, -40, 1.1, 41, across(-0.6, 0.6, '#fdf3e0', '#a8896a'));
    const tones = ['#e4574e', '#fff3df'];
    const ribs = 8;
    for (let rib = 0; rib < ribs; rib++) {
      const place = (share: number) => -27 * Math.cos((share / ribs) * Math.PI);
      const [from, to] = [place(rib), place(rib + 1)];
      const sag = (px: number) => -28 + (px / 27) ** 2 * 1.2;
      const tone = blend(tones[rib % 2] ?? '#e4574e', '#5a2a48', (rib / ribs) ** 2 * 0.34);
      shade.path(
        `M0 -44C${from * 0.5} -43 ${from * 0.9} -36 ${from} ${sag(from)}Q${(from + to) / 2} ${sag((from + to) / 2) - 2.2} ${to} ${sag(to)}C${to * 0.9} -36 ${to * 0.5} -43 0 -44Z`,
        down(-44, -26, blend(tone, '#ffffff', 0.14), tone),
      );
    }
    shade.path('M-24 -31C-20 -40 -10 -43.6 -3 -43.8C-10 -41 -17 -36 -20 -30Z', '#ffffff', { opacity: 0.2 });
    shade.oval(0, -44.4, 0.9, 1.1, '#fdf3e0');
    const chair = easel.at({ x: x + 17, y: y + 2, scale: 1.1 });
    chair.taper(
      [
        [-8, 3],
        [9, -15],
      ],
      1,
      1,
      '#8d6246',
    );
    chair.taper(
      [
        [9, 3],
        [-7, -8],
      ],
      1,
      1,
      '#a97a56',
    );
    chair.path(
      'M8.6 -15.6C3 -9 -1 -4 -7.6 -7.6L-10 -5C-2 1 6 -6 12 -14Z',
      across(-10, 12, '#fff6e4', '#d8c2a8'),
    );
    for (const share of [0.2, 0.5, 0.8])
      chair.taper(
        [
          [9.4 + share * 2, -15.4 + share],
          [1.6 + share * 2, -5.6 + share * 1.4],
          [-7.8 - share * 1.8, -7.2 + share * 1.8],
        ],
        0.9,
        0.9,
        '#e8a13f',
      );
    chair.taper(
      [
        [-9, -4.6],
        [7, 3.4],
      ],
      1,
      1,
      '#7a523c',
    );
    const ball = easel.at({ x: x - 40, y: y - 5, scale: 0.9 });
    ball.oval(2, 5.6, 5.6, 1, '#a9794e', { opacity: 0.5 });
    ball.oval(0, 0, 5, 5, '#fff8ea');
    ball.path('M0 -5C-5 -3 -5 3 0 5C-2 2 -2 -2 0 -5Z', '#e4574e');
    ball.path('M0 -5C5 -3 5 3 0 5C3 2 3 -2 0 -5Z', '#4f9fae');
    ball.path('M1 -4.9C6.4 -3.6 6.2 3.4 1 4.9C3.6 3 4 -3 1 -4.9Z', '#2f4a60', { opacity: 0.16 });
    return easel.shapes;
  },
};
