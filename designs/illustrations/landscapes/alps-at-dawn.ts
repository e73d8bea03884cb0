import type { Illustration } from '../illustration.ts';
import { Easel } from '../tools/easel.ts';
import { ground, hillLine, peak, range } from '../tools/land.ts';
import { down } from '../tools/light.ts';
import { sky, streaks, sun } from '../tools/sky.ts';
import { fir } from '../tools/trees.ts';

export const alpsAtDawn: Illustration = {
  id: 'landscapes/alps-at-dawn',
  label: { de: 'Alpengipfel im Morgenlicht', en: 'Alpine peaks in the morning light' },
  tags: ['landscape', 'mountains', 'travel'],
  focus: [0.5, 0.42],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const foot = height * 0.72;
    sky(easel, foot, '#5c7fa8', '#a9b8cc', '#f3cdb0', '#f8dfc0');
    sun(easel, [width * 0.26, height * 0.36], 5, '#fff3d6', '#ffd9a0');
    streaks(easel, 6, height * 0.08, height * 0.32, '#fbe3cf', 0.5);
    range(easel, {
      from: foot - 26,
      to: foot - 20,
      layers: 2,
      far: '#b9bccb',
      near: '#a2a8c0',
      swing: 9,
      rough: 0.8,
      bottom: foot,
    });
    const tones = { lit: '#d99a86', shade: '#5f6790', snow: '#fff0df', snowShade: '#b9bfd8' };
    const top = height * 0.2;
    peak(easel, { x: width * 0.84, y: top + 15, foot, spread: 44 }, tones);
    peak(easel, { x: width * 0.2, y: top + 22, foot, spread: 40 }, tones);
    peak(easel, { x: width * 0.53, y: top, foot: foot + 2, spread: 50 }, tones);
    easel.rect(-4, foot - 18, width + 8, 24, {
      kind: 'linear',
      from: [0, foot - 18],
      to: [0, foot + 4],
      stops: [
        { at: 0, colour: '#f6d9c4', opacity: 0 },
        { at: 1, colour: '#f6d9c4', opacity: 0.85 },
      ],
    });
    range(easel, { from: foot - 1, to: foot + 6, layers: 3, far: '#8f97ab', near: '#4c6a72', swing: 4 });
    const meadow = hillLine(easel, height * 0.86, 3, 120);
    ground(easel, meadow, height + 8, down(height * 0.82, height, '#6f8f6c', '#2f5651'), '#23443f');
    const firs = { shade: '#1d3a40', body: '#2b5052', light: '#5d7f72', trunk: '#33312f' };
    for (const [x, tall] of [
      [0.04, 26],
      [0.1, 34],
      [0.16, 22],
      [0.82, 22],
      [0.89, 36],
      [0.95, 29],
      [1, 24],
    ] as const) {
      fir(easel, [width * x, height * 0.96 + random.between(-2, 3)], tall * random.between(0.9, 1.1), firs);
    }
    return easel.shapes;
  },
};
