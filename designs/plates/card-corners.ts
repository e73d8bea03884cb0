import type { Region } from './resample.ts';

/** A card's corners in a picture: where they are on the face, and the pixel outside that is seen when they are cut off. */
export type CardCorners = { pixels: Uint32Array; coordinates: Float32Array; outside: Uint32Array };

/** How far from both edges a corner reaches, as a share of the face: wider than any rounding that cards have. */
const reach = 0.12;
/** Below this share a pixel is no longer the card's. */
const left = 0.01;
/** Pixels that are walked outwards at most. */
const steps = 60;

/**
 * `share`: how much of each pixel of the region the card fills, its rim too; `coordinate`: of the face there, across and
 * down from its top left. What is seen where a corner is cut off is what is next to the card, along the way from its middle.
 */
export function cornersOf(
  region: Region,
  share: Float32Array,
  coordinate: (index: number, axis: 0 | 1) => number,
  picture: { width: number; height: number },
): CardCorners {
  const middle = middleOf(region, share);
  const pixels: number[] = [];
  const places: number[] = [];
  const outside: number[] = [];
  for (let index = 0; index < share.length; index++) {
    if ((share[index] ?? 0) <= left) continue;
    const u = coordinate(index, 0);
    if (!isByEdge(u)) continue;
    const v = coordinate(index, 1);
    if (!isByEdge(v)) continue;
    const x = index % region.width;
    const y = Math.floor(index / region.width);
    const found = walk(region, share, [x, y], middle);
    const [toX, toY] = [region.left + found[0], region.top + found[1]];
    if (toX < 0 || toY < 0 || toX >= picture.width || toY >= picture.height) continue;
    pixels.push((region.top + y) * picture.width + region.left + x);
    places.push(u, v);
    outside.push(toY * picture.width + toX);
  }
  return {
    pixels: Uint32Array.from(pixels),
    coordinates: Float32Array.from(places),
    outside: Uint32Array.from(outside),
  };
}

function isByEdge(share: number): boolean {
  return share < reach || share > 1 - reach;
}

function middleOf({ width }: Region, share: Float32Array): readonly [number, number] {
  let [x, y, sum] = [0, 0, 0];
  for (let index = 0; index < share.length; index++) {
    const value = share[index] ?? 0;
    x += value * (index % width);
    y += value * Math.floor(index / width);
    sum += value;
  }
  return sum === 0 ? [0, 0] : [x / sum, y / sum];
}

/** The first pixel on the way from the middle that is not the card's; beyond the region none is. */
function walk(
  { width, height }: Region,
  share: Float32Array,
  [fromX, fromY]: readonly [number, number],
  [middleX, middleY]: readonly [number, number],
): readonly [number, number] {
  const length = Math.hypot(fromX - middleX, fromY - middleY) || 1;
  const [dx, dy] = [(fromX - middleX) / length, (fromY - middleY) / length];
  let [x, y] = [fromX, fromY];
  for (let step = 1; step <= steps; step++) {
    x = Math.round(fromX + dx * step);
    y = Math.round(fromY + dy * step);
    const isInside = x >= 0 && y >= 0 && x < width && y < height;
    if (!isInside || (share[y * width + x] ?? 0) <= left) break;
  }
  return [x, y];
}
