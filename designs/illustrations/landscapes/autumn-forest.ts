import type { Illustration } from '../illustration.ts';
import { Easel, type Tone } from '../tools/easel.ts';
import { across, blend, down, glow } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { sky } from '../tools/sky.ts';
import { dabs, fieldPlaces, scatter } from '../tools/texture.ts';
import { crown } from '../tools/trees.ts';

export const autumnForest: Illustration = {
  id: 'landscapes/autumn-forest',
  label: { de: 'Weg durch einen goldenen Herbstwald', en: 'Path through a golden autumn forest' },
  tags: ['landscape', 'forest', 'autumn'],
  focus: [0.5, 0.55],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const floor = height * 0.66;
    const middle = width * 0.52;
    sky(easel, floor, '#f0c98c', '#f9e3b4', '#fff2cf');
    easel.oval(middle, floor - 16, 56, 56, glow(middle, floor - 16, 56, '#fffbe6', 0.95));
    const trunks = (count: number, depth: number, tone: Tone) => {
      for (let index = 0; index < count; index++) {
        const x = ((index + random.between(0.1, 0.9)) / count) * width;
        if (Math.abs(x - middle) < 5 + depth * 13) continue;
        const thick = (0.8 + depth * 4.4) * random.between(0.7, 1.25);
        const foot = floor - 3 + depth * height * 0.14;
        const lean = random.between(-2, 2);
        const bark = across(
          x - thick / 2,
          x + thick / 2,
          blend(tone, '#ffe2ad', 0.4),
          tone,
          blend(tone, '#2b1a18', 0.3),
        );
        easel.taper(
          [
            [x, foot],
            [x + lean * 0.4, foot * 0.5],
            [x + lean, -6],
          ],
          thick,
          thick * 0.55,
          bark,
        );
        easel.path(
          `M${x - thick} ${foot}C${x - thick * 0.5} ${foot - thick * 0.3} ${x - thick * 0.5} ${foot - thick * 1.4} ${x} ${foot - thick * 2}C${x + thick * 0.5} ${foot - thick * 1.4} ${x + thick * 0.5} ${foot - thick * 0.3} ${x + thick} ${foot}Q${x} ${foot + thick * 0.3} ${x - thick} ${foot}Z`,
          bark,
        );
      }
    };
    const leaves = (count: number, low: number, tones: [Tone, Tone, Tone], leaf: number, gap: number) => {
      for (let index = 0; index < count; index++) {
        const x = ((index + random.between(0, 1)) / count) * width;
        const open = Math.max(0, 1 - Math.abs(x - middle) / (width * gap));
        crown(
          easel,
          [x, random.between(-0.02, low) * height * (1 - open * 0.7)],
          random.between(13, 20),
          random.between(8, 12),
          { shade: tones[2], body: tones[1], light: tones[0], trunk: '#4a3530' },
          leaf,
        );
      }
    };
    trunks(15, 0, '#cf9a6a');
    leaves(10, 0.46, ['#ffe9ac', '#f6cf7f', '#e8b465'], 1.6, 0.3);
    trunks(10, 0.35, '#9d6a4c');
    easel.path(
      `M-5 ${floor}C${width * 0.2} ${floor - 4} ${width * 0.75} ${floor - 5} ${width + 5} ${floor - 1}L${width + 5} ${height + 5}L-5 ${height + 5}Z`,
      down(floor - 4, height, '#eebb6c', '#c9783c', '#8e4630'),
    );
    leaves(9, 0.34, ['#fbc866', '#ea9a44', '#c96f34'], 2, 0.34);
    easel.path(
      `M${middle - 3} ${floor - 3}C${middle + 5} ${floor + 8} ${middle - 22} ${height * 0.82} ${middle - 34} ${height + 5}L${middle + 30} ${height + 5}C${middle + 20} ${height * 0.84} ${middle + 13} ${floor + 9} ${middle + 2} ${floor - 3}Z`,
      down(floor, height, '#fbe0ac', '#d8a677', '#a8714f'),
    );
    trunks(6, 1, '#5d3c32');
    leaves(8, 0.2, ['#e98b3c', '#c9592e', '#963a2b'], 2.6, 0.42);
    for (const [tone, count, length] of [
      ['#f8cf74', 260, 2.2],
      ['#d1622f', 240, 2.4],
      ['#8f3a2a', 130, 2.4],
    ] as const) {
      const places = fieldPlaces(easel, count, { left: -2, right: width + 2, top: floor, bottom: height });
      const beside = places.filter(
        ([x, y]) => Math.abs(x - middle + (y - floor) * 0.05) > 3 + (y - floor) * 0.6,
      );
      for (const [from, to] of [
        [0, 0.2],
        [0.2, 0.5],
        [0.5, 1],
      ] as const) {
        const inBand = beside.filter(
          ([, y]) => y >= floor + (height - floor) * from && y < floor + (height - floor) * to,
        );
        const near = length * (0.35 + to * 0.75);
        dabs(easel, inBand, tone, { length: near, breadth: near * 0.32, turn: 0.7 });
      }
    }
    dabs(
      easel,
      fieldPlaces(easel, 46, { left: middle - 24, right: middle + 24, top: floor + 4, bottom: height }),
      '#e39a4b',
      { length: 2.2, breadth: 0.7, turn: 0.6 },
    );
    const falling: Point[] = scatter(easel, 26, [middle, height * 0.42], 34, height * 0.3);
    dabs(easel, falling, '#e58a39', { length: 2, breadth: 0.8, opacity: 0.9 });
    return easel.shapes;
  },
};
