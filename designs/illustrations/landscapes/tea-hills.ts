import type { Illustration } from '../illustration.ts';
import { Easel } from '../tools/easel.ts';
import { range } from '../tools/land.ts';
import { blend, down, fade } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { sky, streaks, sun } from '../tools/sky.ts';
import { grain } from '../tools/texture.ts';
import { broadTree } from '../tools/trees.ts';

export const teaHills: Illustration = {
  id: 'landscapes/tea-hills',
  label: { de: 'Terrassen eines Teegartens im Morgennebel', en: 'Terraces of a tea garden in morning mist' },
  tags: ['landscape', 'travel', 'spring'],
  focus: [0.55, 0.55],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const horizon = height * 0.4;
    sky(easel, horizon, '#8fb9b4', '#cfdcc2', '#f8e6b8', '#fbd694');
    sun(easel, [width * 0.34, horizon - 15], 4.6, '#fffbe4', '#ffe19a');
    streaks(easel, 4, height * 0.06, height * 0.2, '#fff6dc', 0.6);
    range(easel, {
      from: horizon - 12,
      to: horizon,
      layers: 3,
      far: '#b9cfc0',
      near: '#86b094',
      swing: 7,
      bottom: horizon + 20,
    });
    easel.rect(-4, horizon - 8, width + 8, 20, fade([0, horizon - 8], [0, horizon + 12], '#f6ecc8', 0.8));
    const tones: [string, string][] = [
      ['#a8c77e', '#6b9c62'],
      ['#90b965', '#4c8650'],
      ['#78a84f', '#2f6b45'],
      ['#629543', '#1f553d'],
    ];
    const middles = [0.8, 0.16, 0.7, 0.24];
    tones.forEach(([light, deep], layer) => {
      const level = horizon + 6 + (height - horizon) * layer * 0.2;
      const middle = width * (middles[layer] ?? 0.5) + random.between(-4, 4);
      const swell = 15 + layer * 4;
      const spread = 58 + layer * 18;
      const arch = (x: number, lower: number) =>
        level - swell * Math.exp(-(((x - middle) / spread) ** 2)) + lower + Math.sin(x * 0.09 + layer) * 0.8;
      const row = (lower: number): Point[] =>
        Array.from(
          { length: Math.ceil(width / 6) + 4 },
          (_, index): Point => [
            index * 6 - 9,
            arch(index * 6 - 9, lower * (1 + Math.abs(index * 6 - 9 - middle) * 0.004)),
          ],
        );
      easel.poly(
        [...row(0), [width + 12, height + 8], [-12, height + 8]],
        down(level - swell, level + 34, light, deep),
      );
      let lower = 0;
      for (let step = 0; step < 13; step++) {
        const gap = 1.5 + layer * 0.6 + step * 0.28;
        const [top, under] = [row(lower + gap * 0.45), row(lower + gap * 0.78).reverse()];
        const body = row(lower + gap * 0.06);
        easel.poly([...body, ...[...top].reverse()], blend(light, '#f3f3b4', 0.28 - step * 0.015), {
          opacity: 0.75,
        });
        easel.poly([...top, ...under], blend(deep, '#143a30', 0.2 + step * 0.01), { opacity: 0.7 });
        const band: Point[] = [...row(lower), ...row(lower + gap).reverse()];
        grain(easel, band, step % 2 ? deep : blend(light, '#fbffc6', 0.3), {
          count: width * 4,
          size: 0.5 + layer * 0.12,
          opacity: 0.5,
        });
        lower += gap;
      }
      if (layer < 3)
        easel.rect(
          -4,
          level + 4,
          width + 8,
          16,
          fade([0, level + 4], [0, level + 20], '#eef0c9', 0.34 - layer * 0.08),
        );
      const leaf = { shade: '#2a5540', body: '#447551', light: '#a8bf68', trunk: '#4b4136' };
      if (layer === 1) broadTree(easel, [width * 0.6, arch(width * 0.6, 3)], 22, leaf, 1.3);
      if (layer === 0) broadTree(easel, [width * 0.26, arch(width * 0.26, 2)], 11, leaf, 1);
    });
    return easel.shapes;
  },
};
