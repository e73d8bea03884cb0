import type { Easel, Tone } from './easel.ts';
import { ball, blend, glow } from './light.ts';
import type { Point } from './path.ts';

/** A sagging string of bulbs between two points. */
export function lightString(
  easel: Easel,
  from: Point,
  to: Point,
  sag: number,
  bulbs: number,
  tone: Tone = '#ffd98a',
  size = 1,
): void {
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * sag,
  ];
  easel.line([0, 0.2, 0.4, 0.6, 0.8, 1].map(at), '#2c2438', 0.28 * size);
  for (let bulb = 0; bulb < bulbs; bulb++) {
    const [x, y] = at((bulb + 0.5) / bulbs);
    const middle = y + 1.5 * size;
    easel.oval(x, middle, 5.4 * size, 5.4 * size, glow(x, middle, 5.4 * size, tone, 0.7));
    easel.rect(x - 0.3 * size, y, 0.6 * size, 0.8 * size, '#2c2438');
    easel.oval(
      x,
      middle,
      0.95 * size,
      1.15 * size,
      ball(x, middle, size, '#fffbe6', blend(tone, '#fff6d0', 0.3)),
    );
  }
}

/** Lights out of focus. */
export function softLights(
  easel: Easel,
  count: number,
  box: { top: number; bottom: number },
  tones: readonly [Tone, ...Tone[]],
): void {
  const random = easel.random.fork();
  for (let index = 0; index < count; index++) {
    const [x, y, radius] = [
      random.between(0, easel.width),
      random.between(box.top, box.bottom),
      random.between(1.6, 5),
    ];
    const tone = random.pick(tones);
    easel.oval(x, y, radius * 1.7, radius * 1.7, glow(x, y, radius * 1.7, tone, 0.4));
    easel.oval(x, y, radius, radius, tone, { opacity: random.between(0.1, 0.3) });
  }
}
