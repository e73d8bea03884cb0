import type { Illustration } from '../illustration.ts';
import { balloon } from '../tools/balloon.ts';
import { Easel } from '../tools/easel.ts';
import { figure } from '../tools/figure.ts';
import { ground, hillLine, range } from '../tools/land.ts';
import { blend, down } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { cloud, sky } from '../tools/sky.ts';
import { dabs, fieldPlaces } from '../tools/texture.ts';

export const childWithBalloons: Illustration = {
  id: 'people/child-with-balloons',
  label: {
    de: 'Kind mit bunten Luftballons auf einer Wiese',
    en: 'Child with colourful balloons in a meadow',
  },
  tags: ['people', 'children', 'birthday', 'summer'],
  focus: [0.5, 0.5],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const horizon = height * 0.66;
    const middle = width * 0.48;
    sky(easel, horizon, '#7db7d6', '#b6dade', '#f4ead0', '#fbe0b6');
    cloud(easel, [width * 0.16, height * 0.3], 38, '#ffffff', '#d9e2e6');
    cloud(easel, [width * 0.88, height * 0.44], 34, '#ffffff', '#d9e2e6', 0.9);
    range(easel, { from: horizon - 7, to: horizon, layers: 3, far: '#a9cdb8', near: '#7fb083', swing: 4 });
    ground(
      easel,
      hillLine(easel, height * 0.76, 2.4, 140),
      height + 8,
      down(height * 0.73, height, '#a7c86c', '#6fa355', '#447f47'),
      '#3a6f3f',
    );
    const meadow = fieldPlaces(easel, 420, {
      left: -2,
      right: width + 2,
      top: height * 0.77,
      bottom: height + 2,
    });
    dabs(easel, meadow.slice(0, 220), '#4f8a49', { length: 4, breadth: 0.4, angle: -Math.PI / 2, turn: 0.4 });
    dabs(easel, meadow.slice(220, 320), '#c4d77f', {
      length: 3.4,
      breadth: 0.34,
      angle: -Math.PI / 2,
      turn: 0.4,
    });
    dabs(easel, meadow.slice(320, 370), '#fff6dd', { length: 1.6, breadth: 0.9 });
    dabs(easel, meadow.slice(370, 400), '#f2b84b', { length: 1.5, breadth: 0.8 });
    dabs(easel, meadow.slice(400), '#e57f86', { length: 1.6, breadth: 0.9 });
    const foot: Point = [middle, height * 0.87];
    const hand: Point = [foot[0] + 8.6, foot[1] - 28];
    const bunch: [number, number, number, string][] = [
      [-7, -33, 6.2, '#f0a24a'],
      [11, -35, 6.4, '#6fb1b8'],
      [2, -43, 7, '#e5677a'],
      [17, -27, 5.6, '#f3cc5c'],
      [-2, -26, 5.8, '#f5e7d2'],
      [8, -24, 6, '#9d7fb8'],
    ];
    for (const [dx, dy, radius] of bunch)
      easel.line(
        [hand, [hand[0] + dx * 0.35, hand[1] + dy * 0.4], [hand[0] + dx, hand[1] + dy + radius]],
        '#8a7a72',
        0.2,
      );
    for (const [dx, dy, radius, tone] of bunch) {
      const [x, y] = [hand[0] + dx, hand[1] + dy];
      easel.path(
        `M${x - 0.9} ${y + radius * 1.3}L${x} ${y + radius * 1.05}L${x + 0.9} ${y + radius * 1.3}Z`,
        blend(tone, '#5a3040', 0.2),
      );
      balloon(easel, [x, y], radius, tone, { white: 0.45, glint: 0.9 });
    }
    easel.oval(foot[0] + 6, foot[1] + 0.6, 9, 1.1, '#2f6136', { opacity: 0.4 });
    figure(easel, foot, {
      kind: 'child',
      height: 36,
      top: '#e5a94d',
      bottom: '#eeb65a',
      hair: '#8d5a38',
      skirt: 0.32,
      hairStyle: 'tail',
      right: [24, -78],
      left: [-15, -46],
      step: 3.4,
    });
    dabs(
      easel,
      meadow.slice(0, 40).map(([x]): Point => [x, height - random.between(-2, 4)]),
      '#3d7a44',
      { length: 9, breadth: 0.8, angle: -Math.PI / 2, turn: 0.3 },
    );
    return easel.shapes;
  },
};
