import type { Illustration } from '../illustration.ts';
import { Easel, type Tone } from '../tools/easel.ts';
import { across, ball, blend, down, glow } from '../tools/light.ts';
import { wall } from '../tools/room.ts';
import { dabs, grain, scatter, strokes } from '../tools/texture.ts';

export const christmasTree: Illustration = {
  id: 'festivities/christmas-tree',
  label: { de: 'Geschmückter Weihnachtsbaum am Fenster', en: 'Decorated Christmas tree by the window' },
  tags: ['christmas', 'winter', 'home', 'family', 'night'],
  focus: [0.5, 0.5],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const floor = height * 0.84;
    const middle = width * 0.5;
    wall(easel, '#8f4a48', '#4c2438', floor);
    const pane = easel.at({ x: middle - 38, y: height * 0.2 });
    pane.rect(-13, -2, 26, 44, '#f6e8d6');
    pane.rect(-11.4, -0.4, 22.8, 41, down(0, 41, '#24365f', '#5f7299', '#b8bcd0'));
    dabs(pane, scatter(pane, 40, [0, 20], 10, 19), '#ffffff', { length: 0.9, breadth: 0.5 });
    pane.rect(-0.7, -0.4, 1.4, 41, '#f6e8d6');
    for (const level of [13, 27]) pane.rect(-11.4, level, 22.8, 1.3, '#f6e8d6');
    pane.path('M-11.4 40.6L-11.4 37Q-6 35 0 37Q6 34.6 11.4 37.4L11.4 40.6Z', '#f4f7fc');
    pane.rect(-15, 42, 30, 2.4, '#fff4e4');
    easel.rect(-4, floor, width + 8, height, down(floor, height, '#9a6244', '#5c3430'));
    strokes(easel, { left: -4, right: width + 4, top: floor + 1, bottom: height }, '#d79a68', {
      count: width * 0.3,
      length: 26,
      breadth: 0.6,
      opacity: 0.3,
    });
    const foot = height * 0.9;
    const scale = Math.min(1.3, height / 104);
    easel.oval(middle + 4, foot, 40, 7, across(middle - 36, middle + 44, '#c9a06a', '#a05a4a', '#6b3440'));
    easel.oval(middle + 4, foot, 36, 5.8, '#8f3f44', { opacity: 0.55 });
    const tree = easel.at({ x: middle + 2, y: foot, scale });
    tree.oval(0, -34, 62, 62, glow(0, -34, 62, '#ffcf86', 0.4));
    tree.rect(-2, -10, 4, 10, across(-2, 2, '#8a5a40', '#4a2c2c'));
    const tiers = [
      [-9, 27, 22],
      [-22, 22, 21],
      [-35, 17, 20],
      [-47, 12, 18],
      [-58, 7.4, 16],
    ] as const;
    for (const [level, half, tall] of tiers) {
      let d = `M0 ${level - tall}C${-half * 0.3} ${level - tall * 0.5} ${-half * 0.7} ${level - tall * 0.2} ${-half} ${level}`;
      const points = 8;
      for (let index = 0; index < points; index++) {
        const [from, to] = [-half + (2 * half * index) / points, -half + (2 * half * (index + 1)) / points];
        const sag = (x: number) => level + (1 - (x / half) ** 2) * half * 0.17;
        d += `Q${(from + to) / 2} ${sag((from + to) / 2) + 3.6} ${to} ${sag(to)}`;
      }
      tree.path(
        `${d}C${half * 0.7} ${level - tall * 0.2} ${half * 0.3} ${level - tall * 0.5} 0 ${level - tall}Z`,
        across(-half, half, '#4f8a5c', '#2f6650', '#173a3c'),
      );
      dabs(tree, scatter(tree, 46, [0, level - tall * 0.28], half * 0.78, tall * 0.3), '#7fae68', {
        length: 3.2,
        breadth: 0.6,
        angle: 1.2,
        turn: 0.7,
        opacity: 0.6,
      });
      dabs(tree, scatter(tree, 40, [half * 0.2, level - tall * 0.1], half * 0.7, tall * 0.2), '#14383a', {
        length: 3.2,
        breadth: 0.7,
        angle: 1.4,
        turn: 0.7,
        opacity: 0.6,
      });
    }
    for (const [level, half] of [
      [-18, 21],
      [-31, 17],
      [-43, 12.6],
      [-55, 8],
    ] as const)
      tree.taper(
        [
          [-half, level - 3],
          [-half * 0.4, level + 2],
          [half * 0.3, level + 2.4],
          [half, level - 4],
        ],
        0.9,
        0.9,
        '#f2cf7e',
      );
    const tones: readonly [Tone, ...Tone[]] = ['#d8473f', '#f0b44a', '#f6e6d0', '#c9566a'];
    for (const [level, half] of [
      [-12, 22],
      [-19, 18],
      [-26, 18],
      [-33, 14],
      [-40, 12],
      [-48, 9],
      [-55, 6.4],
      [-62, 4],
    ] as const) {
      const count = Math.max(2, Math.round(half / 4));
      for (let index = 0; index < count; index++) {
        const x = -half + (2 * half * (index + random.between(0.2, 0.8))) / count;
        const y = level + random.between(-2.4, 2.4);
        if (random.chance(0.5)) {
          const tone = random.pick(tones);
          tree.oval(
            x,
            y,
            1.8,
            1.9,
            ball(x, y, 1.8, blend(tone, '#ffffff', 0.6), tone, blend(tone, '#3a0c24', 0.45)),
          );
          tree.rect(x - 0.35, y - 2.5, 0.7, 0.8, '#e9c878');
        } else {
          tree.oval(x, y, 4.4, 4.4, glow(x, y, 4.4, '#ffdf96', 0.85));
          tree.oval(x, y, 0.65, 0.8, '#fffbe0');
        }
      }
    }
    tree.oval(0, -76, 14, 14, glow(0, -76, 14, '#ffe09a', 0.85));
    tree.path(
      'M0 -82L1.7 -77.8L6 -77.6L2.6 -74.8L3.8 -70.6L0 -73L-3.8 -70.6L-2.6 -74.8L-6 -77.6L-1.7 -77.8Z',
      down(-82, -70, '#fff2b8', '#f0b44a'),
    );
    const gift = (x: number, y: number, wide: number, tall: number, tone: Tone, band: Tone) => {
      easel.oval(x + wide * 0.2, y + 0.4, wide * 0.7, 1.2, '#2a1020', { opacity: 0.4 });
      easel.rect(
        x - wide / 2,
        y - tall,
        wide,
        tall,
        across(x - wide / 2, x + wide / 2, blend(tone, '#ffe8c8', 0.28), tone, blend(tone, '#2a0c24', 0.4)),
      );
      easel.rect(x - wide * 0.08, y - tall, wide * 0.16, tall, band);
      easel.rect(x - wide / 2, y - tall * 0.62, wide, wide * 0.13, band, { opacity: 0.9 });
      for (const side of [-1, 1])
        easel.path(
          `M${x} ${y - tall}C${x + side * wide * 0.1} ${y - tall - wide * 0.3} ${x + side * wide * 0.42} ${y - tall - wide * 0.3} ${x + side * wide * 0.36} ${y - tall - wide * 0.06}Q${x + side * wide * 0.2} ${y - tall} ${x} ${y - tall}Z`,
          band,
        );
    };
    gift(middle - 20, foot + 1, 13, 11, '#3f7a78', '#f3dcae');
    gift(middle + 22, foot + 1.4, 15, 9, '#e3cfae', '#c8423f');
    gift(middle + 11, foot + 4, 10, 8, '#c8423f', '#f6e6c8');
    gift(middle - 8, foot + 5, 11, 6.6, '#e0a24a', '#8f2f3c');
    grain(
      easel,
      [
        [0, 0],
        [width, 0],
        [width, floor],
        [0, floor],
      ],
      '#2a1028',
      { count: width * 8, opacity: 0.25, weight: (x) => Math.abs(x / width - 0.5) * 1.6 },
    );
    return easel.shapes;
  },
};
