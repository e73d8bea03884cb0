/** Pixels a side that are looked at together: as many as stay near the processor. */
const tileSide = 128;

/** A picture of nothing but 0 and 1, row by row. */
export type Mask = { width: number; height: number; data: Uint8Array };

/**
 * What a disc cannot be moved into: parts of all that is `value` which are thinner than the disc (a morphological
 * opening takes them away). What lies outside the picture is no edge.
 * @param radius of the disc, in pixels
 * @returns 1 where it is too thin
 */
export function thinnerThan(mask: Mask, value: 0 | 1, radius: number): Uint8Array {
  const { width, height } = mask;
  const thin = new Uint8Array(mask.data.length);
  // A tile is told by what lies within two radii of it.
  const reach = 2 * Math.ceil(radius) + 1;
  for (let y = 0; y < height; y += tileSide)
    for (let x = 0; x < width; x += tileSide) {
      const [left, top] = [Math.max(0, x - reach), Math.max(0, y - reach)];
      const right = Math.min(width, x + tileSide + reach);
      const bottom = Math.min(height, y + tileSide + reach);
      const tile = cutOut(mask, { left, top, right, bottom });
      // Where there is nothing, nothing is thin: most of a page is free.
      if (!tile.data.includes(1)) continue;
      const found = thinInTile(tile, value, radius);
      const [toX, toY] = [Math.min(width, x + tileSide), Math.min(height, y + tileSide)];
      for (let row = y; row < toY; row += 1) {
        const from = (row - top) * tile.width + x - left;
        thin.set(found.subarray(from, from + toX - x), row * width + x);
      }
    }
  return thin;
}

type Cut = { left: number; top: number; right: number; bottom: number };

function cutOut({ width, data }: Mask, { left, top, right, bottom }: Cut): Mask {
  const cut = new Uint8Array((right - left) * (bottom - top));
  for (let row = top; row < bottom; row += 1)
    cut.set(data.subarray(row * width + left, row * width + right), (row - top) * (right - left));
  return { width: right - left, height: bottom - top, data: cut };
}

function thinInTile({ width, height, data }: Mask, value: 0 | 1, radius: number): Uint8Array {
  const size = data.length;
  const others = new Uint8Array(size);
  for (let at = 0; at < size; at += 1) others[at] = data[at] === value ? 0 : 1;
  const middles = nearerThan({ width, height, data: others }, radius);
  for (let at = 0; at < size; at += 1) middles[at] = middles[at] === 1 ? 0 : 1;
  const thin = nearerThan({ width, height, data: middles }, radius);
  for (let at = 0; at < size; at += 1) thin[at] = thin[at] === 1 || others[at] === 1 ? 0 : 1;
  return thin;
}

/** 1 where the next 1 is as near as the radius (a dilation by a disc). */
function nearerThan(mask: Mask, radius: number): Uint8Array {
  const { width, height, data } = mask;
  const reach = Math.floor(radius);
  const far = reach + 2;
  const upright = uprightDistances(mask, far);
  const heights = Array.from({ length: 2 * reach + 1 }, (_, place) =>
    Math.floor(Math.sqrt(radius * radius - (place - reach) ** 2)),
  );
  const near = new Uint8Array(data.length);
  for (let row = 0; row < height; row += 1) {
    const start = row * width;
    // Of pixels in whose column something is near, the last one seen: most rows are empty for long stretches.
    let last = -far;
    for (let x = 0; x < width + reach; x += 1) {
      if (x < width && (upright[start + x] ?? far) <= reach) last = x;
      const middle = x - reach;
      if (middle < 0 || last < middle - reach) continue;
      const right = Math.min(middle + reach, width - 1);
      for (let other = Math.max(0, middle - reach); other <= right; other += 1)
        if ((upright[start + other] ?? far) <= (heights[other - middle + reach] ?? 0)) {
          near[start + middle] = 1;
          break;
        }
    }
  }
  return near;
}

/** Pixels straight up or down to the next 1, at most `far`. */
function uprightDistances({ width, data }: Mask, far: number): Uint8Array {
  const distances = new Uint8Array(data.length).fill(far);
  for (let at = 0; at < data.length; at += 1)
    if (data[at] === 1) distances[at] = 0;
    else if (at >= width && (distances[at - width] ?? far) < far)
      distances[at] = (distances[at - width] ?? far) + 1;
  for (let at = data.length - width - 1; at >= 0; at -= 1) {
    const below = (distances[at + width] ?? far) + 1;
    if (below < (distances[at] ?? 0)) distances[at] = below;
  }
  return distances;
}
