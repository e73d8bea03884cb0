import type { Easel, Tone } from './easel.ts';
import { down } from './light.ts';
import { dabPath } from './path.ts';

/** Still water from `top` to `bottom`. */
export function water(easel: Easel, top: number, bottom: number, ...tones: readonly Tone[]): void {
  easel.rect(-4, top, easel.width + 8, bottom - top, down(top, bottom, ...tones));
}

/** Flat strokes on water: fine and close at the top (far), long and loose at the bottom (near). */
export function ripples(
  easel: Easel,
  box: { top: number; bottom: number; left?: number; right?: number },
  tone: Tone,
  options: { count: number; opacity?: number; size?: number; middle?: number; spread?: number },
): void {
  const { left = -4, right = easel.width + 4, top, bottom } = box;
  const { count, opacity = 0.5, size = 1, middle, spread = 8 } = options;
  const random = easel.random.fork();
  let d = '';
  for (let index = 0; index < count; index++) {
    const depth = random.between(0, 1) ** 1.5;
    const y = top + (bottom - top) * depth;
    const reach = (0.35 + depth) * spread;
    const x =
      middle === undefined
        ? random.between(left, right)
        : middle + (random.between(-1, 1) + random.between(-1, 1)) * reach;
    d += dabPath(
      [x, y],
      (2 + depth * 12) * size * random.between(0.5, 1.3),
      (0.2 + depth * 0.75) * size,
      random.between(-0.02, 0.02),
    );
  }
  easel.path(d, tone, { opacity, detail: 0.6 * size });
}
