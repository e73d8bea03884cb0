import type { Illustration } from '../illustration.ts';
import { Easel } from '../tools/easel.ts';
import { figure } from '../tools/figure.ts';
import { down, fade } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { cloud, sky } from '../tools/sky.ts';
import { dabs, grain } from '../tools/texture.ts';
import { ripples, water } from '../tools/water.ts';

export const familyOnTheBeach: Illustration = {
  id: 'people/family-on-the-beach',
  label: { de: 'Familie spaziert Hand in Hand am Strand', en: 'Family walking hand in hand on the beach' },
  tags: ['people', 'family', 'seaside', 'children', 'summer'],
  focus: [0.5, 0.62],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const horizon = height * 0.4;
    const middle = width * 0.5;
    sky(easel, horizon, '#79b0cc', '#b3d4da', '#f3e6cb', '#fbdcb4');
    cloud(easel, [width * 0.22, horizon * 0.6], 36, '#ffffff', '#e3dcdc', 0.9);
    cloud(easel, [width * 0.84, horizon * 0.45], 28, '#ffffff', '#e3dcdc', 0.85);
    water(easel, horizon, height * 0.64, '#6fa9ba', '#4f97ae', '#7fc0c2');
    ripples(easel, { top: horizon + 1, bottom: height * 0.6 }, '#eaf6ef', {
      count: 90,
      opacity: 0.7,
      size: 0.8,
    });
    ripples(easel, { top: horizon + 1, bottom: height * 0.58 }, '#2f7290', { count: 60, opacity: 0.35 });
    const wave = (level: number, swing: number): Point[] =>
      Array.from({ length: Math.ceil(width / 8) + 3 }, (_, index) => [
        index * 8 - 8,
        level + Math.sin(index * 0.8 + level) * swing,
      ]);
    const below = (line: Point[]): Point[] => [...line, [width + 10, height + 8], [-10, height + 8]];
    easel.poly(below(wave(height * 0.6, 1.2)), '#a8d6d0');
    easel.blob(below(wave(height * 0.62, 1.2)), '#f7faf2');
    easel.blob(below(wave(height * 0.635, 1.3)), down(height * 0.62, height * 0.75, '#cfc3a2', '#dcbf92'));
    easel.blob(below(wave(height * 0.67, 1.6)), '#f5f4e8', { opacity: 0.7 });
    const sand = below(wave(height * 0.68, 1.7));
    easel.blob(sand, down(height * 0.67, height, '#d6bb8f', '#efd3a3', '#f5dcae'));
    grain(easel, sand, '#b88d5f', {
      count: width * 24,
      opacity: 0.4,
      size: 0.4,
      weight: (_, y) => (y - height * 0.66) / (height * 0.5),
    });
    easel.rect(
      -4,
      height * 0.86,
      width + 8,
      height * 0.2,
      fade([0, height * 0.86], [0, height * 1.05], '#c79663', 0.4),
    );
    const foot = height * 0.84;
    for (const [dx, wide] of [
      [-17, 6],
      [-5, 4.4],
      [6, 5],
      [18, 6],
    ] as const)
      easel.path(
        `M${middle + dx - 2} ${foot}L${middle + dx + 3} ${foot - 0.8}L${middle + dx + wide * 3.4} ${foot + wide * 1.1}L${middle + dx + wide * 2} ${foot + wide * 1.4}Z`,
        '#a5744f',
        { opacity: 0.42 },
      );
    figure(easel, [middle - 17, foot], {
      kind: 'man',
      height: 42,
      top: '#f2efe4',
      bottom: '#6f86a3',
      hair: '#4a3328',
      step: 7,
      right: [15, -42],
      hairStyle: 'short',
    });
    figure(easel, [middle - 5, foot + 1], {
      kind: 'child',
      height: 24,
      top: '#e9a04b',
      bottom: '#54748f',
      hair: '#8a5a35',
      step: 6,
      left: [-21, -72],
      right: [20, -58],
      hairStyle: 'short',
    });
    figure(easel, [middle + 6.4, foot + 0.8], {
      kind: 'child',
      height: 27,
      top: '#d9697a',
      bottom: '#e88f94',
      hair: '#b57b45',
      skirt: 0.3,
      step: 5,
      left: [-20, -54],
      right: [20, -62],
      hairStyle: 'tail',
    });
    figure(easel, [middle + 18, foot], {
      kind: 'woman',
      height: 39,
      top: '#6fa6a0',
      bottom: '#7fb4aa',
      hair: '#5c3a2c',
      skirt: 0.42,
      step: 4,
      left: [-15, -43],
      hairStyle: 'hat',
    });
    const steps = Array.from(
      { length: 26 },
      (_, index): Point => [
        middle - 17 + (index % 4) * 11.6 + random.between(-1, 1),
        foot + 3 + Math.floor(index / 4) * 2.6,
      ],
    );
    dabs(easel, steps, '#b88a5c', { length: 1.3, breadth: 0.35, turn: 0.3, opacity: 0.7 });
    easel.line(
      [
        [width * 0.14, height * 0.16],
        [width * 0.155, height * 0.15],
        [width * 0.165, height * 0.162],
        [width * 0.18, height * 0.15],
        [width * 0.195, height * 0.158],
      ],
      '#54707c',
      0.4,
    );
    return easel.shapes;
  },
};
