import type { Illustration } from '../illustration.ts';
import { gable } from '../tools/buildings.ts';
import { Easel } from '../tools/easel.ts';
import { ground, hillLine, peak, range } from '../tools/land.ts';
import { across, down, glow } from '../tools/light.ts';
import { sky, stars } from '../tools/sky.ts';
import { dabs, scatter } from '../tools/texture.ts';
import { fir } from '../tools/trees.ts';

export const snowyVillage: Illustration = {
  id: 'landscapes/snowy-village',
  label: {
    de: 'Verschneites Bergdorf mit Kirche am Abend',
    en: 'Snowy mountain village with a church at dusk',
  },
  tags: ['landscape', 'mountains', 'winter', 'christmas', 'night'],
  focus: [0.5, 0.6],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const foot = height * 0.66;
    const middle = width * 0.5;
    sky(easel, foot, '#2b3f68', '#56719a', '#a9afc6', '#ecc6b8');
    stars(easel, 60, height * 0.34, '#fff6e0');
    const tones = { lit: '#8c93b8', shade: '#4c5c8c', snow: '#f5e4e2', snowShade: '#9aa8cc' };
    peak(easel, { x: width * 0.76, y: height * 0.26, foot, spread: 46 }, tones);
    peak(easel, { x: width * 0.24, y: height * 0.3, foot, spread: 44 }, tones);
    range(easel, { from: foot - 10, to: foot - 3, layers: 2, far: '#8294b8', near: '#5f789e', swing: 4 });
    const firs = { shade: '#22395a', body: '#31506a', light: '#5d7f92', trunk: '#2c2f3c' };
    for (let index = 0; index < width / 5; index++)
      fir(
        easel,
        [index * 5 + random.between(-2, 2), foot + random.between(-1, 2)],
        random.between(9, 15),
        firs,
        '#c9d5e6',
      );
    ground(
      easel,
      hillLine(easel, foot + 2, 2, 90),
      height + 8,
      down(foot, height, '#c7d2e6', '#dfe6f0', '#9fb1d0'),
      '#8fa3c8',
    );
    easel.oval(middle, foot + 8, 46, 26, glow(middle, foot + 8, 46, '#ffcf8a', 0.4));
    const wall = {
      wall: '#e8d3c4',
      shade: '#b49aa0',
      tiles: '#6a4a48',
      light: '#ffdf8e',
      snow: '#f6f8fc',
    } as const;
    const tower: [number, number] = [middle - 4, foot + 3];
    easel.rect(
      tower[0] - 3.6,
      tower[1] - 22,
      7.2,
      22,
      across(tower[0] - 3.6, tower[0] + 3.6, '#f0ded0', '#a9929c'),
    );
    easel.path(
      `M${tower[0] - 4.2} ${tower[1] - 21.6}L${tower[0]} ${tower[1] - 41}L${tower[0] + 4.2} ${tower[1] - 21.6}Z`,
      across(tower[0] - 4, tower[0] + 4, '#eef2f8', '#6d7da2'),
    );
    easel.path(
      `M${tower[0] - 1.1} ${tower[1] - 15}C${tower[0] - 1.1} ${tower[1] - 18} ${tower[0] + 1.1} ${tower[1] - 18} ${tower[0] + 1.1} ${tower[1] - 15}L${tower[0] + 1.1} ${tower[1] - 12}L${tower[0] - 1.1} ${tower[1] - 12}Z`,
      '#ffd98a',
    );
    easel.line(
      [
        [tower[0], tower[1] - 44],
        [tower[0], tower[1] - 40],
      ],
      '#efd9a8',
      0.4,
    );
    easel.line(
      [
        [tower[0] - 1, tower[1] - 42.8],
        [tower[0] + 1, tower[1] - 42.8],
      ],
      '#efd9a8',
      0.4,
    );
    gable(easel, [middle + 4, foot + 4], { ...wall, width: 12, height: 8, roof: 8, windows: 2 });
    for (const [dx, dy, wide, tall] of [
      [-31, 3, 11, 6],
      [26, 2, 12, 6],
      [-18, 6, 13, 7],
      [18, 8, 14, 7],
      [-33, 13, 15, 8],
      [36, 13, 15, 8],
      [0, 15, 16, 8],
    ] as const) {
      const x = middle + dx;
      if (x < -8 || x > width + 8) continue;
      easel.oval(x + 2, foot + dy, wide * 0.75, 1.6, '#8296bd', { opacity: 0.5 });
      gable(easel, [x, foot + dy], {
        ...wall,
        wall: random.pick(['#e2c4a8', '#d9b49a', '#ead8c6']),
        width: wide,
        height: tall,
        roof: tall * 0.85,
        windows: 2,
      });
      easel.oval(
        x,
        foot + dy - tall * 0.3,
        wide * 0.9,
        wide * 0.7,
        glow(x, foot + dy - tall * 0.3, wide * 0.9, '#ffc978', 0.32),
      );
    }
    ground(
      easel,
      hillLine(easel, height * 0.9, 2.6, 110),
      height + 8,
      down(height * 0.87, height, '#f2f5fa', '#a9bada'),
      '#8ba0c6',
    );
    for (const [x, tall] of [
      [0.02, 30],
      [0.09, 22],
      [0.93, 26],
      [1, 34],
    ] as const)
      fir(easel, [width * x, height * 0.98], tall, firs, '#eef3fa');
    dabs(easel, scatter(easel, 150, [middle, height / 2], width * 0.6, height * 0.6), '#ffffff', {
      length: 0.9,
      breadth: 0.45,
      opacity: 0.85,
    });
    return easel.shapes;
  },
};
