import type { FacePixels } from './face-pixels.ts';
import { lightnessOf, luminanceOf } from './tones.ts';

/** What an eye keeps of a card it has passed by: where something stands, what stands out, and the colours. */
export type Impression = {
  /** Lightness (0 to 1) of a coarse grid stretched over the front, without the paper's own. */
  tones: readonly number[];
  /** How much is going on in each cell. */
  texture: readonly number[];
  /** Shares of twelve hues and of greys, by what is not paper. */
  hues: readonly number[];
  paper: readonly [number, number, number];
  aspect: number;
};

/** The least distance of cards that are not taken for the same. */
export const distinctFrom = 0.2;

const grid = 12;
const hueCount = 12;

/** The impression a front leaves. */
export function impressionOf({ ground, letters, face }: FacePixels): Impression {
  const { width, height } = ground;
  const light: number[] = [];
  const counts = new Map<number, number>();
  for (let at = 0; at < width * height; at += 1) {
    const ink = letters.data[at * 4] ?? 255;
    const [r = 0, g = 0, b = 0] = ground.data.subarray(at * 4, at * 4 + 3);
    light.push((lightnessOf(luminanceOf([r, g, b])) / 100) * (ink / 255));
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [paperKey = 0] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
  const paper = [((paperKey >> 8) & 15) * 17, ((paperKey >> 4) & 15) * 17, (paperKey & 15) * 17] as const;
  const base = lightnessOf(luminanceOf(paper)) / 100;
  const cells = Array.from({ length: grid * grid }, (_, cell) => {
    const [column, row] = [cell % grid, Math.floor(cell / grid)];
    const values: number[] = [];
    for (let y = Math.floor((row * height) / grid); y < ((row + 1) * height) / grid; y += 1) {
      for (let x = Math.floor((column * width) / grid); x < ((column + 1) * width) / grid; x += 1)
        values.push(light[y * width + x] ?? base);
    }
    const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
    const spread =
      values.reduce((sum, value) => sum + Math.abs(value - mean), 0) / Math.max(1, values.length);
    return { tone: mean - base, spread };
  });
  return {
    tones: cells.map(({ tone }) => tone),
    texture: cells.map(({ spread }) => spread),
    hues: huesOf(ground.data, paper),
    paper,
    aspect: face.width / face.height,
  };
}

function huesOf(data: Uint8Array, paper: readonly [number, number, number]): number[] {
  const hues = new Array<number>(hueCount + 1).fill(0);
  let seen = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (Math.abs(r - paper[0]) + Math.abs(g - paper[1]) + Math.abs(b - paper[2]) < 60) continue;
    seen += 1;
    const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
    const chroma = most - least;
    if (chroma < 24) {
      hues[hueCount] = (hues[hueCount] ?? 0) + 1;
      continue;
    }
    const sixth =
      most === r ? ((g - b) / chroma + 6) % 6 : most === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
    const hue = Math.floor((sixth / 6) * hueCount) % hueCount;
    hues[hue] = (hues[hue] ?? 0) + 1;
  }
  return hues.map((count) => count / Math.max(1, seen));
}

/** How far two impressions lie apart: 0 the same, 1 nothing in common. Set by eye: from `distinctFrom` on, two cards are different. */
export function distanceOf(one: Impression, other: Impression): number {
  const layout = rootMean(one.tones, other.tones) / 0.35;
  const busy = rootMean(one.texture, other.texture) / 0.16;
  const hue = one.hues.reduce((sum, share, index) => sum + Math.abs(share - (other.hues[index] ?? 0)), 0) / 2;
  const paper = Math.hypot(...one.paper.map((level, index) => level - (other.paper[index] ?? 0))) / 441;
  const shape = Math.min(1, Math.abs(Math.log(one.aspect / other.aspect)));
  return Math.min(
    1,
    0.36 * Math.min(1, layout) +
      0.24 * Math.min(1, busy) +
      0.14 * hue +
      0.18 * Math.min(1, paper * 2) +
      0.08 * shape,
  );
}

function rootMean(one: readonly number[], other: readonly number[]): number {
  const sum = one.reduce((total, value, index) => total + (value - (other[index] ?? 0)) ** 2, 0);
  return Math.sqrt(sum / Math.max(1, one.length));
}

/** How many of a list are pairwise at least so far apart, found greedily: those least like the chosen ones first. */
export function countDistinct(impressions: readonly Impression[], least: number): number {
  const [first, ...others] = impressions;
  if (!first) return 0;
  let chosen = 1;
  let nearest = others.map((one) => distanceOf(first, one));
  for (;;) {
    const far = Math.max(...nearest);
    if (far < least) return chosen;
    const next = others[nearest.indexOf(far)];
    if (!next) return chosen;
    chosen += 1;
    nearest = nearest.map((distance, index) => Math.min(distance, distanceOf(next, others[index] ?? next)));
  }
}
