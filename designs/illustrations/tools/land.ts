import type { Paint } from '../../model/shape.ts';
import type { Easel, Tone } from './easel.ts';
import { blend, down } from './light.ts';
import type { Point } from './path.ts';
import { grain, strokes } from './texture.ts';

/** The line of soft hills: waves of three lengths around `level`, from beyond the left to beyond the right edge. */
export function hillLine(easel: Easel, level: number, swing: number, length = 70): Point[] {
  const random = easel.random.fork();
  const [one, two, three] = [random.between(0, 6), random.between(0, 6), random.between(0, 6)];
  const points: Point[] = [];
  for (let x = -8; x <= easel.width + 8; x += 4) {
    const turn = (x / length) * Math.PI * 2;
    const wave =
      Math.sin(turn + one) * 0.6 + Math.sin(turn * 2.3 + two) * 0.28 + Math.sin(turn * 5.1 + three) * 0.1;
    points.push([x, level + wave * swing]);
  }
  return points;
}

/** A jagged mountain line around `level`. */
function ridgeLine(easel: Easel, level: number, swing: number, roughness = 0.5): Point[] {
  const random = easel.random.fork();
  let heights = Array.from({ length: 6 }, () => random.between(-1, 1));
  for (let round = 0, rough = roughness; round < 4; round++, rough *= 0.55) {
    heights = heights.flatMap((height, index) => {
      const next = heights[index + 1];
      return next === undefined ? [height] : [height, (height + next) / 2 + random.between(-rough, rough)];
    });
  }
  const step = (easel.width + 16) / (heights.length - 1);
  return heights.map((height, index) => [-8 + index * step, level + height * swing]);
}

/** Everything below a line, with grain that gathers under its upper edge. */
export function ground(
  easel: Easel,
  line: readonly Point[],
  bottom: number,
  fill: Paint,
  shade?: Tone,
): Point[] {
  const polygon: Point[] = [...line, [easel.width + 8, bottom], [-8, bottom]];
  easel.poly(polygon, fill);
  if (shade) {
    const top = Math.min(...line.map(([, y]) => y));
    const reach = Math.max(6, bottom - top);
    const count = easel.width * Math.min(26, reach * 0.8);
    strokes(easel, { left: -8, right: easel.width + 8, top: top + 3, bottom }, shade, {
      count: easel.width * 0.3,
      length: 16,
      opacity: 0.1,
    });
    grain(easel, polygon, shade, { count, opacity: 0.3, weight: (_, y) => ((y - top) / reach) ** 1.4 });
  }
  return polygon;
}

/** Layers of hills or ridges from far (pale) to near (deep) between two levels. */
export function range(
  easel: Easel,
  options: {
    from: number;
    to: number;
    layers: number;
    far: Tone;
    near: Tone;
    swing: number;
    rough?: number;
    bottom?: number;
  },
): void {
  const { from, to, layers, far, near, swing, rough, bottom = easel.height + 8 } = options;
  for (let layer = 0; layer < layers; layer++) {
    const depth = layers < 2 ? 1 : layer / (layers - 1);
    const level = from + (to - from) * depth;
    const line = rough
      ? ridgeLine(easel, level, swing, rough)
      : hillLine(easel, level, swing, 60 + depth * 40);
    const tone = blend(far, near, depth);
    const mist = blend(tone, far, 0.55);
    const polygon = ground(easel, line, bottom, down(level - swing, level + swing + 14, tone, mist));
    const crest = (x: number, y: number) =>
      1 - Math.min(1, Math.abs(y - level - Math.sin(x) * 2) / (swing + 6));
    grain(easel, polygon, blend(tone, near, 0.5), { count: easel.width * 16, opacity: 0.3, weight: crest });
  }
}

export type Peak = { x: number; y: number; foot: number; spread: number };

/** A mountain lit from the left: a lit body, a shaded right flank with a broken edge, and snow on top. */
export function peak(
  easel: Easel,
  place: Peak,
  tones: { lit: Tone; shade: Tone; snow: Tone; snowShade: Tone },
): void {
  const random = easel.random.fork();
  const { x, y, foot, spread } = place;
  const rise = foot - y;
  const slope = (side: number, steps = 9): Point[] =>
    Array.from({ length: steps }, (_, index) => {
      const share = (index + 1) / steps;
      const wobble = index === steps - 1 ? 0 : random.between(-0.05, 0.05) * spread;
      return [
        x + side * spread * share ** 1.06 + wobble,
        y + rise * share + random.between(-0.03, 0.03) * rise * (1 - share),
      ];
    });
  const [left, right] = [slope(-1), slope(1)];
  easel.poly(
    [[x, y], ...right, ...left.reverse()],
    down(y, foot, tones.lit, blend(tones.lit, tones.shade, 0.45)),
  );
  const crest = Array.from({ length: 8 }, (_, index): Point => {
    const share = (index + 1) / 8;
    return [
      x +
        (index % 2 === 0 ? 0.13 : -0.05) * spread * share ** 0.6 +
        share * spread * 0.12 +
        random.between(-0.02, 0.02) * spread,
      y + rise * share,
    ];
  });
  const flank: Point[] = [[x, y], ...right, ...[...crest].reverse()];
  easel.poly(flank, down(y, foot, tones.shade, blend(tones.shade, tones.lit, 0.35)));
  grain(easel, flank, blend(tones.shade, '#10182e', 0.35), {
    count: rise * 14,
    opacity: 0.25,
    weight: (_, py) => (foot - py) / rise,
  });
  const snowOn = (edge: readonly Point[], inner: readonly Point[], reach: number, tone: Tone) => {
    const outer = edge.filter(([, py]) => py < y + rise * reach);
    const inside = inner.filter(([, py]) => py < y + rise * reach * 0.95);
    const [end, start] = [outer.at(-1) ?? [x, y], inside.at(-1) ?? [x, y]];
    const teeth = Array.from({ length: 6 }, (_, index): Point => {
      const share = (index + 0.5) / 6;
      const drop = (index % 2 === 0 ? -0.055 : 0.045) * rise * random.between(0.6, 1.3);
      return [end[0] + (start[0] - end[0]) * share, end[1] + (start[1] - end[1]) * share + drop];
    });
    easel.poly([[x, y], ...outer, ...teeth, ...[...inside].reverse()], tone);
  };
  snowOn([...left].reverse(), crest, 0.46, tones.snow);
  snowOn(right, crest, 0.42, tones.snowShade);
}
