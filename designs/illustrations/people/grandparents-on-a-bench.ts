import type { Illustration } from '../illustration.ts';
import { Easel } from '../tools/easel.ts';
import { seated } from '../tools/figure.ts';
import { ground, hillLine, range } from '../tools/land.ts';
import { across, down } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { sky, sun } from '../tools/sky.ts';
import { dabs, fieldPlaces } from '../tools/texture.ts';
import { broadTree } from '../tools/trees.ts';

export const grandparentsOnABench: Illustration = {
  id: 'people/grandparents-on-a-bench',
  label: { de: 'Großeltern auf einer Bank unter einem Baum', en: 'Grandparents on a bench under a tree' },
  tags: ['people', 'couple', 'family', 'autumn'],
  focus: [0.5, 0.62],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const horizon = height * 0.52;
    const middle = width * 0.47;
    sky(easel, horizon, '#86aebc', '#cfdccb', '#f9e0b0', '#fbcd92');
    sun(easel, [width * 0.3, horizon - 14], 4.6, '#fff5d6', '#ffd08a');
    range(easel, {
      from: horizon - 10,
      to: horizon + 3,
      layers: 4,
      far: '#b9c0b8',
      near: '#8aa46b',
      swing: 5,
    });
    ground(
      easel,
      hillLine(easel, height * 0.74, 1.6, 150),
      height + 8,
      down(height * 0.71, height, '#c2bf6a', '#8b9a4c', '#5a7340'),
      '#4f6338',
    );
    const leaf = { shade: '#8d4a2c', body: '#cc7a38', light: '#f6c25e', trunk: '#54403a' };
    broadTree(easel, [width * 0.8, height * 0.8], Math.min(78, height * 0.66), leaf, 2.6);
    const meadow = fieldPlaces(easel, 260, {
      left: -2,
      right: width + 2,
      top: height * 0.76,
      bottom: height + 2,
    });
    dabs(easel, meadow.slice(0, 150), '#6d8342', { length: 4, breadth: 0.4, angle: -Math.PI / 2, turn: 0.4 });
    dabs(easel, meadow.slice(150), '#d98b3f', { length: 2, breadth: 0.7, turn: 0.6 });
    const seat = height * 0.76;
    easel.oval(middle + 7, seat + 13, 34, 2.6, '#4a5a30', { opacity: 0.45 });
    seated(easel, [middle - 9, seat], {
      kind: 'man',
      height: 44,
      top: '#7d8f86',
      bottom: '#5b5a5c',
      hair: '#d9d4cc',
      right: [16, -62],
      hairStyle: 'hat',
      hat: '#8d7a5f',
    });
    seated(easel, [middle + 9, seat], {
      kind: 'woman',
      height: 40,
      top: '#c06a68',
      bottom: '#8a4f56',
      hair: '#eae5df',
      hairStyle: 'bun',
      lean: -4,
    });
    const wood = across(middle - 25, middle + 25, '#c9966a', '#9a6a4c', '#5d4236');
    for (const level of [-9, -4.4]) easel.rect(middle - 25, seat + level, 50, 2.6, wood);
    easel.rect(middle - 26, seat + 0.4, 52, 2.4, wood);
    easel.rect(middle - 26, seat + 2.8, 52, 0.8, '#4a352e');
    for (const x of [middle - 22, middle + 20]) {
      easel.rect(x, seat - 10.4, 1.8, 14, '#4d4446');
      easel.taper(
        [
          [x + 0.9, seat + 2],
          [x + 0.6, seat + 13],
        ],
        1.9,
        1.5,
        '#4d4446',
      );
    }
    const fallen = Array.from(
      { length: 18 },
      (): Point => [width * random.between(0.5, 0.95), height * random.between(0.3, 0.7)],
    );
    dabs(easel, fallen, '#e39a45', { length: 2, breadth: 0.8 });
    return easel.shapes;
  },
};
