import type { Illustration } from '../illustration.ts';
import { Easel, type Tone } from '../tools/easel.ts';
import { bloom, spray } from '../tools/flowers.ts';
import { across, ball, blend, down, glow } from '../tools/light.ts';
import type { Point } from '../tools/path.ts';
import { table, wall } from '../tools/room.ts';
import { dabs } from '../tools/texture.ts';

export const weddingCake: Illustration = {
  id: 'still-lifes/wedding-cake',
  label: { de: 'Dreistöckige Torte mit Blumen', en: 'Three-tier cake with flowers' },
  tags: ['still-life', 'wedding', 'food', 'party'],
  focus: [0.5, 0.5],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const top = height * 0.76;
    wall(easel, '#f4dcd2', '#cfa3a0', top + 4);
    for (let index = 0; index < 16; index++) {
      const [x, y, radius] = [
        random.between(0, width),
        random.between(0, height * 0.6),
        random.between(2, 6),
      ];
      easel.oval(x, y, radius, radius, glow(x, y, radius, '#fff3d6', 0.55));
    }
    table(easel, top, '#fff4e6', '#e0bfae');
    const middle = width * 0.5;
    const scale = Math.min(1.25, height / 108);
    const cake = easel.at({ x: middle, y: top + 6, scale });
    cake.oval(8, 2, 36, 4, '#6b3a48', { opacity: 0.22 });
    cake.path('M-4 0L-3 -8L3 -8L4 0Q0 1.4 -4 0Z', across(-4, 4, '#f6e2b8', '#b3894e'));
    cake.oval(0, 0, 12, 2, across(-12, 12, '#f6e2b8', '#b3894e'));
    cake.oval(0, -8, 31, 4, across(-31, 31, '#fdf0cf', '#c19a60'));
    const tier = (foot: number, half: number, tall: number, tone: Tone) => {
      const shade = blend(tone, '#8a5068', 0.4);
      cake.path(
        `M${-half} ${foot}L${-half} ${foot - tall}C${-half * 0.6} ${foot - tall - half * 0.16} ${half * 0.6} ${foot - tall - half * 0.16} ${half} ${foot - tall}L${half} ${foot}C${half * 0.6} ${foot + half * 0.14} ${-half * 0.6} ${foot + half * 0.14} ${-half} ${foot}Z`,
        across(-half, half, blend(tone, '#ffffff', 0.6), tone, shade),
      );
      cake.oval(0, foot - tall, half, half * 0.13, blend(tone, '#ffffff', 0.45));
      let drip = `M${-half} ${foot - tall}`;
      const drops = Math.round(half / 2.6);
      for (let drop = 0; drop < drops; drop++) {
        const [from, to] = [-half + (2 * half * drop) / drops, -half + (2 * half * (drop + 1)) / drops];
        const low =
          foot - tall + Math.sqrt(1 - ((from + to) / 2 / half) ** 2) * half * 0.12 + random.between(2, 5);
        drip += `C${from} ${low} ${to} ${low} ${to} ${foot - tall + 1.4}`;
      }
      cake.path(
        `${drip}L${half} ${foot - tall}C${half * 0.6} ${foot - tall - half * 0.16} ${-half * 0.6} ${foot - tall - half * 0.16} ${-half} ${foot - tall}Z`,
        across(-half, half, '#fffdf8', '#f3ddd6', '#c79ba0'),
      );
      for (let pearl = 0; pearl < half; pearl++) {
        const x = -half * 0.97 + (pearl / (half - 1)) * half * 1.94;
        const y = foot + Math.sqrt(Math.max(0, 1 - (x / half) ** 2)) * half * 0.1 - 0.6;
        cake.oval(x, y, 0.95, 0.95, ball(x, y, 0.95, '#ffffff', '#e6c9c4'), { detail: 1 });
      }
    };
    tier(-8, 24, 18, '#f9e4dc');
    tier(-27, 17.4, 16, '#f7d8d2');
    tier(-44, 11, 14, '#f9e4dc');
    const green = { leaf: '#84a07c', stem: '#6f8a64' };
    const posy = (x: number, y: number, size2: number) => {
      for (const [dx, dy] of [
        [-9, -3],
        [-7, 4],
        [8, -4],
        [9, 3],
        [0, 8],
      ] as const)
        spray(cake, [x, y], [x + dx * size2, y + dy * size2], green, { leaf: 3 * size2, count: 5 });
      bloom(cake, [x - 3 * size2, y + 1.4 * size2], 3.6 * size2, '#eba39f');
      bloom(cake, [x + 3.6 * size2, y + 0.4 * size2], 3.2 * size2, '#f5cfae');
      bloom(cake, [x + 0.4 * size2, y - 2.6 * size2], 3.4 * size2, '#d97f8a');
    };
    posy(-13, -24, 0.95);
    posy(11, -41, 0.85);
    posy(0, -61, 1.15);
    posy(16, -8, 1);
    const petals: Point[] = Array.from({ length: 12 }, () => [
      middle + random.between(-44, 44),
      top + random.between(8, 20),
    ]);
    dabs(easel, petals, '#e9a3a4', { length: 2.6, breadth: 1, turn: 0.6 });
    dabs(
      easel,
      petals.slice(0, 5).map(([x, y]): Point => [x + 4, y + 1]),
      '#fbd9cc',
      { length: 2.4, breadth: 1, turn: 0.6 },
    );
    easel.rect(-4, height * 0.94, width + 8, 10, down(height * 0.94, height, '#e0bfae', '#c99d92'), {
      opacity: 0.5,
    });
    return easel.shapes;
  },
};
