import { type Easel, ovalPath, type Tone } from './easel.ts';
import { down, glow } from './light.ts';
import { dabPath, type Point } from './path.ts';
import { grain, strokes } from './texture.ts';

/** A sky from the top to `horizon`, with a grain that makes the gradient look painted. */
export function sky(easel: Easel, horizon: number, ...tones: readonly Tone[]): void {
  const { width } = easel;
  easel.rect(-4, -4, width + 8, horizon + 10, down(-4, horizon, ...tones));
  const box: Point[] = [
    [-2, -2],
    [width + 2, -2],
    [width + 2, horizon],
    [-2, horizon],
  ];
  tones.forEach((tone, index) => {
    const [from, to] = [(index - 0.7) / tones.length, (index + 1.6) / tones.length];
    const band = {
      left: -10,
      right: width + 10,
      top: from * horizon,
      bottom: Math.min(horizon, to * horizon),
    };
    strokes(easel, band, tone, { count: width * 0.35, length: 26, breadth: 1.1, opacity: 0.2 });
    const middle = ((index + 0.5) / tones.length) * horizon;
    const weight = (_: number, y: number) =>
      1 - Math.min(1, (Math.abs(y - middle) / horizon) * tones.length * 0.7);
    grain(easel, box, tone, { count: width * 7, size: 0.3, opacity: 0.34, weight });
  });
}

export function sun(easel: Easel, [x, y]: Point, radius: number, tone: Tone, halo: Tone = tone): void {
  easel.oval(x, y, radius * 7, radius * 7, glow(x, y, radius * 7, halo, 0.55));
  easel.oval(x, y, radius * 2.6, radius * 2.6, glow(x, y, radius * 2.6, halo, 0.6));
  easel.oval(x, y, radius, radius, tone);
}

/** Long flat clouds: bundles of lens strokes. */
export function streaks(
  easel: Easel,
  count: number,
  top: number,
  bottom: number,
  tone: Tone,
  opacity = 0.6,
): void {
  const random = easel.random.fork();
  for (let index = 0; index < count; index++) {
    const [x, y] = [random.between(0, easel.width), random.between(top, bottom)];
    const length = random.between(24, 60);
    let d = '';
    for (let part = 0; part < 4; part++) {
      const shift = random.between(-0.35, 0.35) * length;
      d += dabPath(
        [x + shift, y + part * random.between(0.7, 1.6)],
        length * random.between(0.4, 1),
        random.between(0.8, 2.2),
        0,
      );
    }
    easel.path(d, tone, { opacity: opacity * random.between(0.5, 1) });
  }
}

/** A heap of cloud with a flat, shaded foot. `x`, `y`: the middle of its foot. */
export function cloud(
  easel: Easel,
  [x, y]: Point,
  width: number,
  light: Tone,
  shade: Tone,
  opacity = 1,
): void {
  const random = easel.random.fork();
  const puffs = Array.from({ length: 8 }, (_, index) => {
    const along = (index + random.between(0.2, 0.8)) / 8;
    const size = width * (0.05 + 0.12 * Math.sin(along * Math.PI) * random.between(0.6, 1.15));
    return { x: x + (along - 0.5) * width * 0.9, size };
  });
  const foot = dabPath([x, y - width * 0.008], width * 1.08, width * 0.035, 0);
  const heap = (share: number, left: number, lift: number) =>
    puffs
      .map((puff) =>
        ovalPath(puff.x - left, y - puff.size * 0.72 - lift, puff.size * share * 1.15, puff.size * share),
      )
      .join('');
  easel.path(foot + heap(1, 0, 0), down(y - width * 0.22, y, light, shade), { opacity });
  easel.path(heap(0.72, width * 0.018, width * 0.025), light, { opacity: opacity * 0.9 });
  const shadow: Point[] = [
    [x - width / 2, y - width * 0.1],
    [x + width / 2, y - width * 0.1],
    [x + width * 0.44, y],
    [x - width * 0.44, y],
  ];
  grain(easel, shadow, shade, {
    count: width * 12,
    size: 0.4,
    opacity: 0.5,
    weight: (_, py) => 1 - (y - py) / (width * 0.1),
  });
}

/** Stars as small dabs, more of them high up. */
export function stars(easel: Easel, count: number, bottom: number, tone: Tone): void {
  const random = easel.random.fork();
  let [small, bright] = ['', ''];
  for (let index = 0; index < count; index++) {
    const [x, y] = [random.between(0, easel.width), random.between(0, 1) ** 1.35 * bottom];
    const size = random.between(0.16, 0.42);
    if (random.chance(0.06)) {
      bright +=
        dabPath([x, y], size * 5, size * 0.55, 0) + dabPath([x, y], size * 5, size * 0.55, Math.PI / 2);
    } else small += dabPath([x, y], size * 2, size, 0) + dabPath([x, y], size * 2, size, Math.PI / 2);
  }
  easel.path(small, tone, { opacity: 0.85 });
  if (bright !== '') easel.path(bright, tone);
}
