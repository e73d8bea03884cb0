import type { Illustration } from '../illustration.ts';
import { sittingDog } from '../tools/animals.ts';
import { Easel } from '../tools/easel.ts';
import { ground, hillLine, range } from '../tools/land.ts';
import { down } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { cloud, sky } from '../tools/sky.ts';
import { dabs, fieldPlaces } from '../tools/texture.ts';
import { broadTree } from '../tools/trees.ts';

export const dogInTheMeadow: Illustration = {
  id: 'people/dog-in-the-meadow',
  label: { de: 'Hund in einer Blumenwiese', en: 'Dog in a flowering meadow' },
  tags: ['animals', 'summer', 'flowers'],
  focus: [0.5, 0.6],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const horizon = height * 0.5;
    sky(easel, horizon, '#8abbd0', '#c6dcd6', '#f6e6c4', '#fbd7a6');
    cloud(easel, [width * 0.78, horizon * 0.5], 40, '#fffaf0', '#dfdcdc', 0.95);
    range(easel, {
      from: horizon - 8,
      to: horizon + 1,
      layers: 3,
      far: '#b4c9b0',
      near: '#86a970',
      swing: 4,
    });
    const leaf = { shade: '#3f6446', body: '#5f8a52', light: '#b3c070', trunk: '#54443a' };
    broadTree(easel, [width * 0.14, height * 0.64], 34, leaf, 1.7);
    ground(
      easel,
      hillLine(easel, height * 0.62, 2, 130),
      height + 8,
      down(height * 0.6, height, '#bccb72', '#86ac58', '#4f7f46'),
      '#44733f',
    );
    const meadow = fieldPlaces(easel, 620, {
      left: -2,
      right: width + 2,
      top: height * 0.64,
      bottom: height + 2,
    });
    dabs(easel, meadow.slice(0, 260), '#5f924c', {
      length: 4.6,
      breadth: 0.45,
      angle: -Math.PI / 2,
      turn: 0.4,
    });
    dabs(easel, meadow.slice(260, 400), '#cfd984', {
      length: 4,
      breadth: 0.4,
      angle: -Math.PI / 2,
      turn: 0.4,
    });
    const foot: Point = [width * 0.52, height * 0.88];
    easel.oval(foot[0] + 9, foot[1] + 0.4, 24, 2.6, '#35602f', { opacity: 0.4 });
    sittingDog(easel, foot, Math.min(50, height * 0.46), '#cd8a4c');
    const tops = (from: number, to: number) => meadow.slice(from, to).map(([x, y]): Point => [x, y - 3]);
    dabs(easel, tops(400, 470), '#fffaf0', { length: 2, breadth: 1.1 });
    dabs(easel, tops(470, 530), '#f1b643', { length: 1.9, breadth: 1 });
    dabs(easel, tops(530, 580), '#e2696c', { length: 2.3, breadth: 1.3 });
    dabs(easel, tops(580, 620), '#8f7fc0', { length: 2, breadth: 1 });
    const near = Array.from(
      { length: 110 },
      (): Point => [random.between(-3, width + 3), height + random.between(-7, 4)],
    );
    dabs(easel, near, '#3f7440', { length: 12, breadth: 1, angle: -Math.PI / 2, turn: 0.35 });
    dabs(easel, near.slice(0, 50), '#8fb35c', { length: 10, breadth: 0.8, angle: -Math.PI / 2, turn: 0.35 });
    dabs(
      easel,
      near.slice(0, 16).map(([x, y]): Point => [x, y - 6]),
      '#e2696c',
      { length: 3.8, breadth: 2 },
    );
    dabs(
      easel,
      near.slice(16, 32).map(([x, y]): Point => [x, y - 6]),
      '#fffaf0',
      { length: 3.2, breadth: 1.7 },
    );
    return easel.shapes;
  },
};
