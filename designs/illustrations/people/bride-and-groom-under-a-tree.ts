import type { Illustration } from '../illustration.ts';
import { Easel } from '../tools/easel.ts';
import { figure } from '../tools/figure.ts';
import { ground, hillLine, range } from '../tools/land.ts';
import { down, glow } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { sky } from '../tools/sky.ts';
import { dabs, fieldPlaces } from '../tools/texture.ts';
import { broadTree } from '../tools/trees.ts';

export const brideAndGroomUnderATree: Illustration = {
  id: 'people/bride-and-groom-under-a-tree',
  label: { de: 'Brautpaar unter einem blühenden Baum', en: 'Bride and groom under a tree in blossom' },
  tags: ['people', 'couple', 'wedding', 'spring'],
  focus: [0.45, 0.6],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const horizon = height * 0.54;
    const middle = width * 0.42;
    sky(easel, horizon, '#9dc0cc', '#d7e0d6', '#fbe8cc', '#fcd6b0');
    range(easel, {
      from: horizon - 10,
      to: horizon + 2,
      layers: 4,
      far: '#c3cbbb',
      near: '#96b184',
      swing: 5,
    });
    easel.oval(width * 0.16, horizon - 8, 60, 60, glow(width * 0.16, horizon - 8, 60, '#fff0c8', 0.7));
    ground(
      easel,
      hillLine(easel, height * 0.72, 2, 150),
      height + 8,
      down(height * 0.69, height, '#c3d08a', '#8fb068', '#5d8a54'),
      '#4f7f4c',
    );
    const blossom = { shade: '#d58a9a', body: '#efb3b6', light: '#fde4da', trunk: '#5f4a48' };
    broadTree(easel, [width * 0.68, height * 0.8], Math.min(96, height * 0.76), blossom, 2.4);
    const meadow = fieldPlaces(easel, 380, {
      left: -2,
      right: width + 2,
      top: height * 0.75,
      bottom: height + 2,
    });
    dabs(easel, meadow.slice(0, 190), '#6d9a58', {
      length: 4.2,
      breadth: 0.4,
      angle: -Math.PI / 2,
      turn: 0.4,
    });
    dabs(easel, meadow.slice(190, 290), '#f8cdc9', { length: 1.9, breadth: 0.9, turn: 0.6 });
    dabs(easel, meadow.slice(290), '#fffaf2', { length: 1.6, breadth: 0.9 });
    const foot = height * 0.87;
    easel.oval(middle + 10, foot + 0.6, 22, 2.2, '#3f6a3c', { opacity: 0.42 });
    const tall = Math.min(46, height * 0.42);
    figure(easel, [middle + 7, foot], {
      kind: 'man',
      height: tall * 1.08,
      top: '#3f4c68',
      bottom: '#353f58',
      hair: '#54382c',
      left: [-14, -54],
      lean: -1,
    });
    const bride = easel.at({ x: middle - 7, y: foot, scale: tall / 46 });
    figure(easel, [middle - 7, foot], {
      kind: 'woman',
      height: tall,
      top: '#fdf3e6',
      bottom: '#fffaf2',
      hair: '#8a5a3a',
      skirt: 0.61,
      hairStyle: 'bun',
      right: [14, -57],
    });
    bride.path('M-6 -10C-9 -4 -16 0 -24 1.4C-14 3 2 2.6 9 0.6C7 -3 5 -8 4 -12Z', {
      kind: 'linear',
      from: [-24, 0],
      to: [9, 0],
      stops: [
        { at: 0, colour: '#fffdf8' },
        { at: 0.6, colour: '#f4e6dc' },
        { at: 1, colour: '#c9b0b4' },
      ],
    });
    bride.path('M-2.6 -42.4C-6 -34 -9 -20 -11 -8C-6 -6 2 -6 6 -8C5 -20 4 -34 2.6 -42.4Z', '#ffffff', {
      opacity: 0.42,
    });
    for (const [dx, dy] of [
      [-1.8, -44.4],
      [-0.4, -45],
      [1, -44.8],
      [2.2, -43.8],
    ] as const)
      bride.oval(dx, dy, 0.8, 0.8, '#f3a8ac');
    const petals: Point[] = Array.from({ length: 46 }, () => [
      random.between(0, width),
      random.between(height * 0.2, height * 0.9),
    ]);
    dabs(easel, petals, '#f7c3c2', { length: 1.9, breadth: 0.9 });
    dabs(
      easel,
      petals.slice(0, 16).map(([x, y]): Point => [x + 5, y - 6]),
      '#fff1ea',
      { length: 1.7, breadth: 0.8 },
    );
    return easel.shapes;
  },
};
