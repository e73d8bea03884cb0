import { along, blend } from '../illustrations/tools/light.ts';
import type { Point } from '../illustrations/tools/path.ts';
import type { Size } from '../model/shape.ts';
import type { Picture } from './picture.ts';
import type { Corner, Quad } from './surface.ts';

/** The largest upright rectangle of these proportions within `room`, around `middle`. */
export function hung(size: Size, middle: Corner, room: Size): Quad {
  const scale = Math.min(room.width / size.width, room.height / size.height);
  return around(middle, size.width * scale, size.height * scale);
}

function around([x, y]: Corner, width: number, height: number): Quad {
  const [w, h] = [width / 2, height / 2];
  return [
    [x - w, y - h],
    [x + w, y - h],
    [x + w, y + h],
    [x - w, y + h],
  ];
}

/** A quad grown by `by` on every side. */
function grown([a, b, c, d]: Quad, by: number): Quad {
  return [
    [a[0] - by, a[1] - by],
    [b[0] + by, b[1] - by],
    [c[0] + by, c[1] + by],
    [d[0] - by, d[1] + by],
  ];
}

/** The shadow of something flat on a wall, lit from the upper left. `depth`: how far it stands off, in units. */
export function castOnWall(picture: Picture, quad: Quad, depth: number): void {
  const moved = (dx: number, dy: number): Point[] => quad.map(([x, y]): Point => [x + dx, y + dy]);
  picture.poly(moved(depth * 1.7, depth * 2.3), '#2f2326', { opacity: 0.17, blur: depth * 1.8 + 3 });
  picture.poly(moved(depth * 0.8, depth * 1.1), '#2f2326', { opacity: 0.24, blur: depth * 0.7 + 2 });
  picture.poly(moved(depth * 0.2 + 0.6, depth * 0.3 + 0.8), '#2f2326', { opacity: 0.4, blur: 1.6 });
}

/** A wooden or painted frame around a quad, with a mat of `mat` units. */
export function drawFrame(picture: Picture, quad: Quad, bar: number, mat: number, tone: string): void {
  const [inner, outer] = [grown(quad, mat), grown(quad, mat + bar)];
  castOnWall(picture, outer, 9);
  const sides: [number, number, string][] = [
    [0, 1, blend(tone, '#ffffff', 0.3)],
    [1, 2, blend(tone, '#1c1414', 0.24)],
    [2, 3, blend(tone, '#1c1414', 0.34)],
    [3, 0, blend(tone, '#ffffff', 0.12)],
  ];
  for (const [from, to, side] of sides) {
    const [a, b, c, d] = [outer[from], outer[to], inner[to], inner[from]];
    if (a && b && c && d) picture.poly([a, b, c, d], side);
  }
  picture.poly([...inner], '#fbf8f2');
  picture.poly(
    [
      inner[0],
      inner[1],
      [inner[1][0], inner[1][1] + 5],
      [inner[0][0] + 4, inner[0][1] + 5],
      [inner[3][0] + 4, inner[3][1]],
      inner[3],
    ],
    '#2f2326',
    { opacity: 0.16, blur: 2.5 },
  );
  if (mat > 0) picture.poly([...grown(quad, 1.4)], '#d9d2c8');
}

/** Glass before a picture: a pale diagonal of light. */
export function glaze(picture: Picture, [a, b, c, d]: Quad): void {
  const light = along([a[0], a[1]], [c[0], c[1]], '#ffffff', '#ffffff');
  if (typeof light === 'string') return;
  picture.poly([a, b, c, d], {
    ...light,
    stops: [
      { at: 0, colour: '#ffffff', opacity: 0.2 },
      { at: 0.34, colour: '#ffffff', opacity: 0.03 },
      { at: 1, colour: '#2f2326', opacity: 0.08 },
    ],
  });
  const [width, height] = [b[0] - a[0], d[1] - a[1]];
  picture.poly(
    [
      [a[0] + width * 0.56, a[1]],
      [a[0] + width * 0.74, a[1]],
      [a[0] + width * 0.3, a[1] + height],
      [a[0] + width * 0.12, a[1] + height],
    ],
    '#ffffff',
    { opacity: 0.07 },
  );
}

/** The light of the room on an unglazed picture. */
export function roomLight(picture: Picture, quad: Quad): void {
  const [a, , c] = quad;
  const light = along([a[0], a[1]], [c[0], c[1]], '#ffffff', '#2f2326');
  if (typeof light === 'string') return;
  picture.poly([...quad], {
    ...light,
    stops: [
      { at: 0, colour: '#ffffff', opacity: 0.12 },
      { at: 0.5, colour: '#ffffff', opacity: 0 },
      { at: 0.5, colour: '#2f2326', opacity: 0 },
      { at: 1, colour: '#2f2326', opacity: 0.12 },
    ],
  });
}
