import type { Illustration } from '../illustration.ts';
import { Easel, type Tone } from '../tools/easel.ts';
import { across, ball, blend, down, glow } from '../tools/light.ts';
import { softLights } from '../tools/lights.ts';
import type { Point } from '../tools/path.ts';
import { table, wall } from '../tools/room.ts';
import { dabs } from '../tools/texture.ts';

export const adventWreath: Illustration = {
  id: 'festivities/advent-wreath',
  label: { de: 'Adventskranz mit brennenden Kerzen', en: 'Advent wreath with burning candles' },
  tags: ['christmas', 'winter', 'still-life', 'home'],
  focus: [0.5, 0.58],
  draw(random, size) {
    const easel = new Easel(random, size);
    const { width, height } = easel;
    const top = height * 0.66;
    const middle = width * 0.5;
    wall(easel, '#7f8f86', '#3f5458', top + 4);
    softLights(easel, 26, { top: height * 0.06, bottom: height * 0.6 }, ['#ffd28a', '#ffb078', '#ffe6b8']);
    table(easel, top, '#c99a72', '#7a4e3c');
    const wreath = easel.at({ x: middle, y: top + 13, scale: Math.min(1.2, Math.max(1, width / 120)) });
    wreath.oval(6, 5, 45, 10, '#2a1420', { opacity: 0.35 });
    const ring = (share: number, lift: number): Point => [
      Math.cos(share * Math.PI * 2) * 33,
      Math.sin(share * Math.PI * 2) * 9 - lift,
    ];
    const needles = (from: number, to: number, tone: Tone, count: number, lift: number, long: number) => {
      const places: Point[] = Array.from({ length: count }, () => {
        const [x, y] = ring(random.between(from, to), lift);
        return [x + random.between(-7, 7), y + random.between(-5, 4)];
      });
      dabs(wreath, places, tone, { length: long, breadth: 0.62, angle: 0.3, turn: 1.2 });
    };
    const candle = (x: number, y: number, tall: number, tone: Tone) => {
      wreath.rect(
        x - 4.6,
        y - tall,
        9.2,
        tall + 3,
        across(x - 4.6, x + 4.6, blend(tone, '#ffe8c8', 0.42), tone, blend(tone, '#2a0820', 0.45)),
      );
      wreath.oval(x, y - tall, 4.6, 1.3, blend(tone, '#ffe0a8', 0.6));
      wreath.path(
        `M${x - 4.6} ${y - tall}Q${x - 3.6} ${y - tall + 6} ${x - 2.8} ${y - tall + 1.2}Q${x - 1} ${y - tall + 3} ${x + 1} ${y - tall + 1.2}L${x - 4.6} ${y - tall}Z`,
        blend(tone, '#ffe0a8', 0.5),
      );
      wreath.rect(x - 0.25, y - tall - 2.4, 0.5, 2.6, '#3a2430');
      wreath.oval(x, y - tall - 5, 25, 25, glow(x, y - tall - 5, 25, '#ffce7c', 0.6));
      wreath.path(
        `M${x} ${y - tall - 10}C${x + 2.4} ${y - tall - 6} ${x + 2} ${y - tall - 2.2} ${x} ${y - tall - 1.4}C${x - 2} ${y - tall - 2.2} ${x - 2.4} ${y - tall - 6} ${x} ${y - tall - 10}Z`,
        down(y - tall - 10, y - tall - 1, '#fff6c8', '#ff9f3f'),
      );
      wreath.oval(x, y - tall - 3.2, 0.7, 1.5, '#ffffff', { opacity: 0.7 });
    };
    needles(0.5, 1, '#1f4038', 420, 2, 6);
    needles(0.5, 1, '#3d6b4c', 260, 4, 6);
    candle(-13, -8, 19, '#b53540');
    candle(14, -8, 25, '#b53540');
    needles(0, 0.5, '#183830', 520, 1, 6.4);
    candle(-24, 1, 24, '#c23a44');
    candle(24, 2, 17, '#c23a44');
    needles(0, 0.5, '#2f6045', 420, 3, 6.4);
    needles(0.05, 0.45, '#5f8f5c', 230, 5, 5.6);
    needles(0.25, 0.55, '#93b878', 90, 6, 5);
    const berries: Point[] = Array.from({ length: 26 }, () => {
      const [x, y] = ring(random.between(0.02, 0.48), random.between(2, 7));
      return [x + random.between(-4, 4), y];
    });
    for (const [x, y] of berries)
      wreath.oval(x, y, 1.25, 1.25, ball(x, y, 1.25, '#ff9a8a', '#c92f3c', '#6b1430'));
    for (const [share, size] of [
      [0.12, 1],
      [0.28, 1.15],
      [0.42, 0.95],
    ] as const) {
      const [x, y] = ring(share, 4);
      for (let row = 3; row >= 0; row--) {
        const scales: Point[] = Array.from({ length: 6 }, (_, index) => [
          x + (index - 2.5) * (1.9 - row * 0.34) * size,
          y - row * 1.7 * size,
        ]);
        dabs(wreath, scales, blend('#6b4230', '#c08a58', row / 4), {
          length: 2.6 * size,
          breadth: 1.5 * size,
          angle: -Math.PI / 2,
          turn: 0.3,
        });
      }
    }
    const [sx, sy] = ring(0.2, 3);
    wreath.path(
      `M${sx} ${sy - 5}L${sx + 1.3} ${sy - 1.4}L${sx + 5} ${sy - 1.2}L${sx + 2} ${sy + 1}L${sx + 3} ${sy + 4.6}L${sx} ${sy + 2.4}L${sx - 3} ${sy + 4.6}L${sx - 2} ${sy + 1}L${sx - 5} ${sy - 1.2}L${sx - 1.3} ${sy - 1.4}Z`,
      down(sy - 5, sy + 5, '#fff0c0', '#e0a84e'),
    );
    return easel.shapes;
  },
};
