import type { Illustration } from '../illustration.ts';
import { Easel } from '../tools/easel.ts';
import { range } from '../tools/land.ts';
import { blend, down } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { cloud, sky } from '../tools/sky.ts';
import { dabs } from '../tools/texture.ts';
import { broadTree, cypress } from '../tools/trees.ts';

export const lavenderField: Illustration = {
  id: 'landscapes/lavender-field',
  label: { de: 'Blühendes Lavendelfeld mit Baum', en: 'Lavender in bloom with a tree' },
  tags: ['landscape', 'flowers', 'summer', 'travel'],
  focus: [0.64, 0.48],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const horizon = height * 0.48;
    sky(easel, horizon, '#8fb4cf', '#c8d8dc', '#f7e2c4', '#fbd3ae');
    cloud(easel, [width * 0.28, horizon * 0.55], 42, '#fff4e4', '#e5cfcf', 0.9);
    cloud(easel, [width * 0.82, horizon * 0.36], 30, '#fff4e4', '#e5cfcf', 0.85);
    range(easel, {
      from: horizon - 9,
      to: horizon - 2,
      layers: 3,
      far: '#b6b3cc',
      near: '#7d7fae',
      swing: 4,
      bottom: horizon + 3,
    });
    easel.rect(-4, horizon, width + 8, height - horizon + 6, down(horizon, height, '#b7a46f', '#8a7c5a'));
    const vanishing: Point = [width * 0.56, horizon - 5];
    const rows = Math.ceil(width / 7) + 6;
    for (let row = 0; row < rows; row++) {
      const foot = ((row + 0.5) / rows - 0.5) * width * 3.2 + width / 2;
      const at = (depth: number, shift: number): Point => {
        const y = horizon + (height + 8 - horizon) * depth;
        return [vanishing[0] + (foot + shift - vanishing[0]) * (0.07 + 0.93 * depth), y];
      };
      const gap = (width * 3.2) / rows;
      const depths = [0, 0.05, 0.12, 0.22, 0.36, 0.54, 0.76, 1];
      const swell = (side: number, share: number) =>
        depths.map((depth) => at(depth, side * gap * share * random.between(0.92, 1.06)));
      easel.blob(
        [...swell(-1, 0.42), ...swell(1, 0.42).reverse()],
        down(horizon, height, '#8c7fb8', '#54438a', '#37296a'),
      );
      easel.blob(
        [...swell(-1, 0.38), ...swell(1, 0.08).reverse()],
        down(horizon, height, '#b3a3d3', '#7f68b4', '#5d4796'),
      );
      const tufts = (count: number, reach: number) =>
        Array.from(
          { length: count },
          (): Point => at(random.between(0.03, 1) ** 1.4, gap * random.between(-reach, reach * 0.6)),
        );
      dabs(
        easel,
        tufts(36, 0.4).filter(([x]) => x > -5 && x < width + 5),
        '#c7b4e0',
        { length: 2.2, breadth: 0.5, angle: -Math.PI / 2, turn: 0.3 },
      );
      dabs(
        easel,
        tufts(22, 0.4).filter(([x]) => x > -5 && x < width + 5),
        blend('#37296a', '#54438a', 0.5),
        { length: 2.6, breadth: 0.5, angle: -Math.PI / 2, turn: 0.3 },
      );
    }
    const leaf = { shade: '#3d5548', body: '#5f7b55', light: '#a9b574', trunk: '#54423d' };
    broadTree(easel, [width * 0.68, horizon + 3], 30, leaf, 1.5);
    cypress(easel, [width * 0.12, horizon + 1], 16, leaf);
    cypress(easel, [width * 0.155, horizon + 1], 12, leaf);
    return easel.shapes;
  },
};
