import { along } from '../illustrations/tools/light.ts';
import type { Size } from '../model/shape.ts';
import type { Picture } from './picture.ts';
import type { Surface } from './surface.ts';

/** An upright cylinder seen from a little above, in the scene's units. `tilt`: half the height of its rim's oval. */
export type Vessel = { middle: number; top: number; foot: number; radius: number; tilt: number };

/** A print around the middle of a vessel, within `room` of its height, centred at `centre`. */
export function printOn(
  { middle, radius, tilt }: Vessel,
  size: Size,
  centre: number,
  room: number,
): Surface & { kind: 'round' } {
  const scale = Math.min(room / size.height, (radius * 4.7) / size.width);
  const arc = (size.width * scale) / radius;
  const height = size.height * scale;
  const edge = Math.cos(Math.min(Math.PI / 2, arc / 2));
  const top = centre - height / 2 - tilt + tilt * edge;
  return { kind: 'round', x: middle, top, height, radius, arc, sag: tilt * (1 - edge) };
}

/** The outline of the wall: its sides and the curve of its foot, open at the rim; `round`: how far the foot draws in. */
export function wallPath({ middle, top, foot, radius, tilt }: Vessel, round = 18): string {
  const [left, right] = [middle - radius, middle + radius];
  return (
    `M${left} ${top}L${left} ${foot - round * 1.6}C${left} ${foot - round * 0.4} ${left + round} ${foot + tilt * 0.4} ${left + radius * 0.42} ${foot + tilt * 0.8}` +
    `C${middle - radius * 0.2} ${foot + tilt} ${middle + radius * 0.2} ${foot + tilt} ${right - radius * 0.42} ${foot + tilt * 0.8}` +
    `C${right - round} ${foot + tilt * 0.4} ${right} ${foot - round * 0.4} ${right} ${foot - round * 1.6}L${right} ${top}` +
    `C${right} ${top + tilt * 1.34} ${left} ${top + tilt * 1.34} ${left} ${top}Z`
  );
}

export function ovalAt(x: number, y: number, across: number, upright: number): string {
  return (
    `M${x - across} ${y}C${x - across} ${y - upright * 1.33} ${x + across} ${y - upright * 1.33} ${x + across} ${y}` +
    `C${x + across} ${y + upright * 1.33} ${x - across} ${y + upright * 1.33} ${x - across} ${y}Z`
  );
}

/** Its long soft shadow on the table, away from the light on the left, and the dark line where it stands. */
export function castVessel(picture: Picture, { middle, top, foot, radius, tilt }: Vessel): void {
  const reach = (foot - top) * 0.86;
  picture.path(
    `M${middle - radius} ${foot - 10}L${middle + radius} ${foot - 22}L${middle + radius + reach} ${foot - 84}L${middle + radius + reach + 20} ${foot - 34}L${middle + radius} ${foot + tilt}Z`,
    along([middle, foot], [middle + radius + reach, foot - 60], '#33241f', '#8a7466'),
    { opacity: 0.3, blur: 18 },
  );
  picture.path(ovalAt(middle + 16, foot + tilt * 0.3, radius * 1.02, tilt * 0.9), '#33241f', {
    opacity: 0.5,
    blur: 9,
  });
}

/** Light and shade over wall and print alike; `gloss` from 0 (enamelled steel, matt) to 1 (glazed). */
export function lightVessel(picture: Picture, vessel: Vessel, gloss: number, round = 18): void {
  const { middle, top, foot, radius, tilt } = vessel;
  picture.path(wallPath(vessel, round), {
    kind: 'linear',
    from: [middle - radius, 0],
    to: [middle + radius, 0],
    stops: [
      { at: 0, colour: '#3a2a24', opacity: 0.3 },
      { at: 0.13, colour: '#3a2a24', opacity: 0.09 },
      { at: 0.3, colour: '#ffffff', opacity: 0.1 + 0.14 * gloss },
      { at: 0.5, colour: '#3a2a24', opacity: 0.02 },
      { at: 0.8, colour: '#3a2a24', opacity: 0.18 },
      { at: 1, colour: '#3a2a24', opacity: 0.46 },
    ],
  });
  if (gloss === 0) return;
  const x = middle - radius * 0.72;
  const [from, to] = [top + tilt * 1.4 + 10, foot - 46];
  picture.path(
    `M${x} ${from}C${x + 12} ${from + 3} ${x + 20} ${from + 4} ${x + 26} ${from + 5}L${x + 26} ${to - 20}C${x + 18} ${to - 6} ${x + 8} ${to} ${x} ${to}Z`,
    '#ffffff',
    { opacity: 0.34 * gloss, blur: 5 },
  );
}
