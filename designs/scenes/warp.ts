import { boundsOf, type Surface, unwrapOf, widthOf } from './surface.ts';

/** Colours as RGBA with premultiplied alpha, row by row. */
export type Raster = { data: Uint8Array; width: number; height: number };

/** Paints a page onto a surface of the picture, in place; `scale`: pixels for each of the scene's units. */
export function paintPage(picture: Raster, page: Raster, surface: Surface, scale: number): void {
  const bounds = boundsOf(surface);
  const unwrap = unwrapOf(surface);
  const left = Math.max(0, Math.floor(bounds.left * scale) - 1);
  const right = Math.min(picture.width - 1, Math.ceil(bounds.right * scale) + 1);
  const top = Math.max(0, Math.floor(bounds.top * scale) - 1);
  const bottom = Math.min(picture.height - 1, Math.ceil(bounds.bottom * scale) + 1);
  const across = widthOf(surface) * scale;
  const deep = (bounds.bottom - bounds.top) * scale;
  const colour = new Float64Array(4);
  const place = new Float64Array(2);
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      unwrap((column + 0.5) / scale, (row + 0.5) / scale, place);
      const u = place[0] ?? -1;
      const v = place[1] ?? -1;
      const cover = Math.min(
        1,
        u * across + 0.5,
        (1 - u) * across + 0.5,
        v * deep + 0.5,
        (1 - v) * deep + 0.5,
      );
      if (cover <= 0) continue;
      colour.fill(0);
      for (const [dx, dy] of halves) {
        unwrap((column + dx) / scale, (row + dy) / scale, place);
        addSample(page, (place[0] ?? 0) * page.width - 0.5, (place[1] ?? 0) * page.height - 0.5, colour);
      }
      const at = (row * picture.width + column) * 4;
      const share = cover / halves.length;
      const keep = 1 - ((colour[3] ?? 0) * share) / 255;
      for (let channel = 0; channel < 4; channel++) {
        picture.data[at + channel] =
          (colour[channel] ?? 0) * share + (picture.data[at + channel] ?? 0) * keep + 0.5;
      }
    }
  }
}

/** Two samples on a diagonal: pages come at about the size they are seen in, so more would not show. */
const halves = [
  [0.25, 0.25],
  [0.75, 0.75],
] as const;

/** Adds the colour between the four pixels around a place; places beyond the edge have the edge's colour. */
function addSample({ data, width, height }: Raster, x: number, y: number, sum: Float64Array): void {
  const [px, py] = [clamp(x, width - 1), clamp(y, height - 1)];
  const [column, row] = [Math.floor(px), Math.floor(py)];
  const [ax, ay] = [px - column, py - row];
  const first = (row * width + column) * 4;
  const right = column + 1 < width ? 4 : 0;
  const below = row + 1 < height ? width * 4 : 0;
  for (let channel = 0; channel < 4; channel++) {
    const at = first + channel;
    const upper = (data[at] ?? 0) * (1 - ax) + (data[at + right] ?? 0) * ax;
    const lower = (data[at + below] ?? 0) * (1 - ax) + (data[at + below + right] ?? 0) * ax;
    sum[channel] = (sum[channel] ?? 0) + upper * (1 - ay) + lower * ay;
  }
}

/** Lays one raster over another of the same size, in place. */
export function layOver(picture: Raster, above: Raster): void {
  for (let at = 0; at < picture.data.length; at += 4) {
    const alpha = above.data[at + 3] ?? 0;
    if (alpha === 0) continue;
    const keep = 1 - alpha / 255;
    for (let channel = at; channel < at + 4; channel++) {
      picture.data[channel] = (above.data[channel] ?? 0) + (picture.data[channel] ?? 0) * keep + 0.5;
    }
  }
}

function clamp(value: number, high: number): number {
  return value < 0 ? 0 : Math.min(value, high);
}
