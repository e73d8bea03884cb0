import { along, blend } from '../illustrations/tools/light.ts';
import type { Point } from '../illustrations/tools/path.ts';
import { transformPath } from '../illustrations/tools/path.ts';
import { type Matrix, matrixOf, type Size } from '../model/shape.ts';
import type { Picture } from './picture.ts';
import type { Corner, Quad } from './surface.ts';

const shadow = '#3b2a26';

export type Laid = { quad: Quad; middle: Corner; scale: number; turn: number; size: Size };

/** A sheet that lies flat under the camera: its middle, its scale (units for a millimetre), its turn in degrees. */
export function layFlat(size: Size, middle: Corner, scale: number, turn: number): Laid {
  const angle = (turn * Math.PI) / 180;
  const at = (x: number, y: number): Corner => [
    middle[0] + (x * Math.cos(angle) - y * Math.sin(angle)) * scale,
    middle[1] + (x * Math.sin(angle) + y * Math.cos(angle)) * scale,
  ];
  const [halfWidth, halfHeight] = [size.width / 2, size.height / 2];
  const quad: Quad = [
    at(-halfWidth, -halfHeight),
    at(halfWidth, -halfHeight),
    at(halfWidth, halfHeight),
    at(-halfWidth, halfHeight),
  ];
  return { quad, middle, scale, turn, size };
}

/**
 * The shadow of a lying sheet and the edge of its paper; the light comes from the upper left. `lift` in units. A sheet
 * that is punched out (`cut`) has neither corners nor an edge to show.
 */
export function castFlat(picture: Picture, quad: Quad, lift = 1, cut = false): void {
  const moved = (dx: number, dy: number): Point[] =>
    quad.map(([x, y]): Point => [x + dx * lift, y + dy * lift]);
  picture.poly(moved(15, 20), shadow, { opacity: 0.16, blur: 18 * lift });
  picture.poly(moved(6, 8), shadow, { opacity: 0.22, blur: 7 * lift });
  if (cut) return;
  picture.poly(moved(1.6, 2.4), shadow, { opacity: 0.4, blur: 1.8 });
  picture.poly(moved(0.9, 1.5), '#cfc5ba');
}

/** Light that falls over a sheet from its upper left corner; faint on a punched one, whose corners are missing. */
export function lightFlat(picture: Picture, quad: Quad, cut = false): void {
  const strength = cut ? 0.25 : 1;
  const [from, , to] = quad;
  const light = along([from[0], from[1]], [to[0], to[1]], '#ffffff', '#ffffff');
  if (typeof light === 'string') return;
  picture.poly([...quad], {
    ...light,
    stops: [
      { at: 0, colour: '#ffffff', opacity: 0.16 * strength },
      { at: 0.45, colour: '#ffffff', opacity: 0 },
      { at: 0.55, colour: '#3b2a26', opacity: 0 },
      { at: 1, colour: '#3b2a26', opacity: 0.11 * strength },
    ],
  });
}

/** A closed envelope that shows its flap; its own millimetres lie in the middle of the picture's place. */
export function drawEnvelope(picture: Picture, laid: Laid, tone: string, seal?: string): void {
  const { size, middle, scale, turn } = laid;
  const matrix = matrixOf({ x: middle[0], y: middle[1], scale, rotate: turn });
  const put = (d: string) => transformPath(d, matrix);
  const [w, h] = [size.width / 2, size.height / 2];
  castFlat(picture, laid.quad, 1.1);
  const [light, deep] = [blend(tone, '#ffffff', 0.12), blend(tone, '#2a1c20', 0.14)];
  const [first, , last] = laid.quad;
  picture.poly([...laid.quad], along([first[0], first[1]], [last[0], last[1]], light, tone, deep));
  picture.path(put(`M${-w} ${h}L${-4} ${h * 0.02}Q0 ${-h * 0.06} 4 ${h * 0.02}L${w} ${h}Z`), deep, {
    opacity: 0.3,
    blur: 2,
  });
  picture.path(
    put(`M${-w} ${h}L${-4} ${h * 0.06}Q0 ${-h * 0.02} 4 ${h * 0.06}L${w} ${h}Z`),
    blend(tone, '#ffffff', 0.05),
  );
  picture.path(put(`M${-w} ${h}L-4 ${h * 0.06}Q0 ${-h * 0.02} 4 ${h * 0.06}L${w} ${h}`), 'none', {
    stroke: blend(tone, '#2a1c20', 0.3),
    strokeWidth: 0.8,
    opacity: 0.5,
  });
  const flap = `M${-w} ${-h}L${-w * 0.07} ${h * 0.2}Q0 ${h * 0.3} ${w * 0.07} ${h * 0.2}L${w} ${-h}Z`;
  const fall = matrixOf({ x: middle[0] + 3, y: middle[1] + 5, scale, rotate: turn });
  picture.path(transformPath(flap, fall), shadow, { opacity: 0.28, blur: 5 });
  picture.path(
    put(flap),
    along(
      [first[0], first[1]],
      [middle[0], middle[1]],
      blend(tone, '#ffffff', 0.2),
      blend(tone, '#ffffff', 0.05),
    ),
  );
  picture.path(
    put(`M${-w} ${-h}L${-w * 0.07} ${h * 0.2}Q0 ${h * 0.3} ${w * 0.07} ${h * 0.2}L${w} ${-h}`),
    'none',
    { stroke: blend(tone, '#ffffff', 0.4), strokeWidth: 0.9, opacity: 0.7 },
  );
  if (seal) drawSeal(picture, matrix, h * 0.17, Math.min(1, w / 88), seal);
}

/** Sealing wax, pressed a little out of round; `grow`: 1 for 20 mm. */
export function drawSeal(picture: Picture, matrix: Matrix, middle: number, grow: number, tone: string): void {
  const [a, b, c, d, e, f] = matrix;
  const own: Matrix = [a * grow, b * grow, c * grow, d * grow, c * middle + e, d * middle + f];
  const put = (path: string) => transformPath(path, own);
  const y = 0;
  const wax = (grow: number, dx: number, dy: number) =>
    `M${-10 * grow + dx} ${y + dy}C${-11 * grow + dx} ${y - 7 * grow + dy} ${-4 * grow + dx} ${y - 11.4 * grow + dy} ${1.4 * grow + dx} ${y - 10.6 * grow + dy}C${8 * grow + dx} ${y - 10.2 * grow + dy} ${11.6 * grow + dx} ${y - 4 * grow + dy} ${10.2 * grow + dx} ${y + 2 * grow + dy}C${10.4 * grow + dx} ${y + 8 * grow + dy} ${3 * grow + dx} ${y + 11.4 * grow + dy} ${-2 * grow + dx} ${y + 10.4 * grow + dy}C${-7.6 * grow + dx} ${y + 10.2 * grow + dy} ${-10.6 * grow + dx} ${y + 5 * grow + dy} ${-10 * grow + dx} ${y + dy}Z`;
  picture.path(put(wax(1, 1, 1.8)), shadow, { opacity: 0.4, blur: 3 });
  picture.path(put(wax(1, 0, 0)), blend(tone, '#2a1410', 0.12));
  picture.path(put(wax(0.94, -0.3, -0.4)), blend(tone, '#ffffff', 0.12));
  picture.path(put(wax(0.72, 0.3, 0.3)), blend(tone, '#2a1410', 0.22));
  picture.path(put(wax(0.69, 0.5, 0.6)), tone);
  const leaf = (dx: number, dy: number, side: number) =>
    `M${dx} ${y + dy}C${dx + side * 1} ${y + dy - 2.2} ${dx + side * 3} ${y + dy - 2.6} ${dx + side * 3.8} ${y + dy - 3}C${dx + side * 3.4} ${y + dy - 0.8} ${dx + side * 2} ${y + dy + 0.4} ${dx} ${y + dy}Z`;
  for (const [dy, side] of [
    [3.4, -1],
    [3.4, 1],
    [0.4, -1],
    [0.4, 1],
    [-2.2, -0.7],
    [-2.2, 0.7],
  ] as const)
    picture.path(put(leaf(0, dy, side)), blend(tone, '#ffffff', 0.38));
}

/** A satin ribbon through points, with a light middle. */
export function drawRibbon(picture: Picture, d: string, width: number, tone: string): void {
  const band = (stroke: string, strokeWidth: number, opacity = 1, blur = 0) =>
    picture.path(d, 'none', { stroke, strokeWidth, opacity, blur, cap: 'butt' });
  band(shadow, width, 0.22, 5);
  band(blend(tone, '#2a1c20', 0.16), width);
  band(tone, width * 0.8);
  band(blend(tone, '#ffffff', 0.5), width * 0.22, 0.7);
}
