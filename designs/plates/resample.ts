/** Numbers in rows, `channels` of them for each place; one place covers `step` pixels of the plate in both directions. */
export type Table = { data: Float32Array; width: number; height: number; channels: number; step: number };

/** A part of a picture, in its pixels. */
export type Region = { left: number; top: number; width: number; height: number };

type Taps = { first: number; weights: Float32Array };

/**
 * A table that begins at `origin` of the plate, as the numbers of `region` in a picture whose pixels are `scale` pixels
 * of the plate: the mean where it is made smaller, straight between its places where it is made larger.
 */
export function resample(
  table: Table,
  origin: { left: number; top: number },
  region: Region,
  scale: number,
): Float32Array {
  const { data, width, channels, step } = table;
  const across = tapsOf(region.left, region.width, origin.left, table.width, scale, step);
  const down = tapsOf(region.top, region.height, origin.top, table.height, scale, step);
  const rows = new Float32Array(table.height * region.width * channels);
  for (let row = 0; row < table.height; row++) {
    let to = row * region.width * channels;
    for (const { first, weights } of across) {
      const start = (row * width + first) * channels;
      for (let channel = 0; channel < channels; channel++) {
        let sum = 0;
        for (let tap = 0; tap < weights.length; tap++)
          sum += (weights[tap] ?? 0) * (data[start + tap * channels + channel] ?? 0);
        rows[to++] = sum;
      }
    }
  }
  const line = region.width * channels;
  const made = new Float32Array(region.height * line);
  down.forEach(({ first, weights }, row) => {
    for (let tap = 0; tap < weights.length; tap++) {
      const weight = weights[tap] ?? 0;
      const from = (first + tap) * line;
      for (let at = 0; at < line; at++) {
        made[row * line + at] = (made[row * line + at] ?? 0) + weight * (rows[from + at] ?? 0);
      }
    }
  });
  return made;
}

/** Which places of a table each pixel is made of, by a triangle as wide as the larger of both. */
function tapsOf(
  start: number,
  length: number,
  origin: number,
  size: number,
  scale: number,
  step: number,
): Taps[] {
  const ratio = scale / step;
  const reach = Math.max(1, ratio);
  return Array.from({ length }, (_, index) => {
    const centre = ((start + index + 0.5) * scale - origin) / step - 0.5;
    const from = clamp(Math.ceil(centre - reach), size - 1);
    const to = clamp(Math.floor(centre + reach), size - 1);
    const weights = Float32Array.from({ length: to - from + 1 }, (__, tap) =>
      Math.max(1e-6, 1 - Math.abs(from + tap - centre) / reach),
    );
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { first: from, weights: weights.map((weight) => weight / sum) };
  });
}

function clamp(value: number, high: number): number {
  return Math.max(0, Math.min(value, high));
}
