import type { Point } from '../illustrations/tools/path.ts';
import type { Paint } from '../model/shape.ts';
import type { Camera, Space } from './camera.ts';
import type { Picture } from './picture.ts';
import type { Corner, Quad } from './surface.ts';

const shadow = '#33241f';

/** How far the light, from the left and the front, carries a shadow for each millimetre of height. */
const fall = { x: 0.86, z: -0.2 };

/** The corners of an upright sheet between two places on the table. `back`: how far its top leans away. */
export function uprightQuad(camera: Camera, from: Space, to: Space, height: number, back = 0): Quad {
  const rise = Math.sqrt(Math.max(0, height ** 2 - back ** 2));
  const above = ([x, y, z]: Space): Space => [x, y + rise, z - back];
  return [camera.project(above(from)), camera.project(above(to)), camera.project(to), camera.project(from)];
}

/**
 * The shadow of an upright sheet on the table: one long soft fall that fades towards its end, a denser one near the
 * foot, and a line of contact unless the sheet is held above the table.
 */
export function castUpright(picture: Picture, camera: Camera, from: Space, to: Space, height: number): void {
  const thrown = ([x, , z]: Space, share: number): Corner =>
    camera.project([x + fall.x * height * share, 0, z + fall.z * height * share]);
  const area = (share: number): Point[] => [
    thrown(from, 0),
    thrown(from, share),
    thrown(to, share),
    thrown(to, 0),
  ];
  const [start, end] = [middle(thrown(from, 0), thrown(to, 0)), middle(thrown(from, 1), thrown(to, 1))];
  const fade = (strength: number, reach: number): Paint => ({
    kind: 'linear',
    from: [...start],
    to: [start[0] + (end[0] - start[0]) * reach, start[1] + (end[1] - start[1]) * reach],
    stops: [0, 0.3, 0.65, 1].map((at) => ({
      at,
      colour: shadow,
      opacity: Math.round(strength * (1 - at) ** 1.3 * 1000) / 1000,
    })),
  });
  picture.poly(area(1), fade(0.62, 1), { blur: 20 });
  picture.poly(area(0.42), fade(0.66, 0.42), { blur: 9 });
  if (from[1] > 0) return;
  const contact: Point[] = [
    camera.project([from[0] - 1, 0, from[2] + 4]),
    camera.project([to[0] + 2, 0, to[2] + 4]),
    camera.project([to[0] + 5, 0, to[2] - 4]),
    camera.project([from[0] + 3, 0, from[2] - 4]),
  ];
  picture.poly(contact, shadow, { opacity: 0.6, blur: 5 });
}

/** A sheet that lies on the table, seen by the camera: its middle, its turn in degrees. */
export function lyingQuad(
  camera: Camera,
  size: { width: number; height: number },
  [x, y, z]: Space,
  turn: number,
): Quad {
  const angle = (turn * Math.PI) / 180;
  const at = (dx: number, dz: number): Corner =>
    camera.project([
      x + dx * Math.cos(angle) - dz * Math.sin(angle),
      y,
      z + dx * Math.sin(angle) + dz * Math.cos(angle),
    ]);
  const [w, d] = [size.width / 2, size.height / 2];
  return [at(-w, -d), at(w, -d), at(w, d), at(-w, d)];
}

/** A place within a quad; 0 to 1 in both directions, without regard to perspective. */
export function within([a, b, c, d]: Quad, u: number, v: number): Corner {
  const top: Corner = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
  const foot: Corner = [d[0] + (c[0] - d[0]) * u, d[1] + (c[1] - d[1]) * u];
  return [top[0] + (foot[0] - top[0]) * v, top[1] + (foot[1] - top[1]) * v];
}

function middle(a: Corner, b: Corner): Corner {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
