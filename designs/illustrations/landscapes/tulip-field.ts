import type { Illustration } from '../illustration.ts';
import { windmill } from '../tools/buildings.ts';
import { Easel, type Tone } from '../tools/easel.ts';
import { range } from '../tools/land.ts';
import { down } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { cloud, sky } from '../tools/sky.ts';
import { dabs, fieldPlaces } from '../tools/texture.ts';

export const tulipField: Illustration = {
  id: 'landscapes/tulip-field',
  label: { de: 'Tulpenfeld mit Windmühle im Frühling', en: 'Tulip field with a windmill in spring' },
  tags: ['landscape', 'flowers', 'spring', 'travel'],
  focus: [0.66, 0.42],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const horizon = height * 0.47;
    sky(easel, horizon, '#7fb2d4', '#b6d6e2', '#e8ecdd', '#fdeacb');
    cloud(easel, [width * 0.24, horizon * 0.62], 46, '#ffffff', '#d5dfe8');
    cloud(easel, [width * 0.92, horizon * 0.4], 34, '#ffffff', '#d5dfe8', 0.9);
    range(easel, {
      from: horizon - 3,
      to: horizon - 1,
      layers: 2,
      far: '#a9c2b4',
      near: '#7fa382',
      swing: 1.6,
      bottom: horizon + 3,
    });
    windmill(easel, [width * 0.68, horizon + 2], 27);
    const bands: [Tone, Tone, Tone][] = [
      ['#e9546b', '#b8324f', '#ff9a94'],
      ['#f6b73c', '#d98a25', '#ffdf85'],
      ['#f28aa8', '#cf5d88', '#ffc4cf'],
      ['#fdf3e4', '#e3c9b8', '#ffffff'],
      ['#9c4f8f', '#6f2f6c', '#cf8fc0'],
      ['#ee7440', '#bd4a2a', '#ffb27a'],
    ];
    easel.rect(-4, horizon, width + 8, height - horizon + 6, down(horizon, height, '#7fa565', '#3f7146'));
    const vanishing: Point = [width * 0.4, horizon - 4];
    const rows = 13;
    const edge = (row: number, y: number): number => {
      const foot = (row / rows - 0.5) * width * 3.4 + width / 2;
      return vanishing[0] + ((foot - vanishing[0]) * (y - vanishing[1])) / (height - vanishing[1]);
    };
    for (let row = 0; row < rows; row++) {
      const [body, shade, light] = bands[row % bands.length] ?? ['#e9546b', '#b8324f', '#ff9a94'];
      const bottom = height + 6;
      easel.poly(
        [
          [edge(row, horizon), horizon],
          [edge(row + 0.84, horizon), horizon],
          [edge(row + 0.84, bottom), bottom],
          [edge(row, bottom), bottom],
        ],
        down(horizon, height, body, shade),
      );
      for (const [from, to, count] of [
        [0, 0.12, 46],
        [0.12, 0.35, 60],
        [0.35, 1, 70],
      ] as const) {
        const places = (share: number) =>
          Array.from({ length: Math.round(count * share) }, (): Point => {
            const y = horizon + (height + 4 - horizon) * random.between(from, to);
            return [edge(row + random.between(0.01, 0.83), y), y];
          }).filter(([x]) => x > -6 && x < width + 6);
        const length = 0.8 + to * 4.6;
        const look = { length, breadth: length * 0.42, angle: -Math.PI / 2, turn: 0.25 };
        dabs(easel, places(1), '#4c7d4a', { ...look, breadth: length * 0.16 });
        dabs(easel, places(1.1), shade, look);
        dabs(easel, places(1.1), body, look);
        dabs(easel, places(0.6), light, { ...look, length: length * 0.7, breadth: length * 0.26 });
      }
    }
    dabs(
      easel,
      fieldPlaces(easel, 90, { left: 0, right: width, top: height * 0.8, bottom: height }),
      '#6f9c55',
      { length: 5, breadth: 0.6, angle: -Math.PI / 2, turn: 0.3 },
    );
    return easel.shapes;
  },
};
