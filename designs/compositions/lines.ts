import type { Colour } from '../model/colour.ts';
import type { Box, Shape } from '../model/shape.ts';
import { n, rectangle } from './face.ts';

/** Strokes and simple fields that need no motif. */
export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: Colour,
  strokeWidth: number,
): Shape {
  return { d: `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, stroke, strokeWidth };
}

export function outlined(box: Box, stroke: Colour, strokeWidth: number): Shape {
  return { d: rectangle(box), stroke, strokeWidth };
}

export function field(box: Box, fill: Colour, opacity?: number): Shape {
  return { d: rectangle(box), fill, ...(opacity === undefined ? {} : { opacity }) };
}

export function circlePath(x: number, y: number, rx: number, ry = rx): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`;
}

/** A window with a round head; its foot stands on the box's lower edge. */
export function archPath({ x, y, width, height }: Box): string {
  const r = Math.min(width / 2, height);
  return `M${n(x)} ${n(y + height)}V${n(y + r)}A${n(width / 2)} ${n(r)} 0 0 1 ${n(x + width)} ${n(y + r)}V${n(y + height)}Z`;
}

export function ovalPath({ x, y, width, height }: Box): string {
  return circlePath(x + width / 2, y + height / 2, width / 2, height / 2);
}

/** A plate with hollow corners, as old labels have. */
export function ticketPath({ x, y, width, height }: Box, r: number): string {
  const arc = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 0 ${n(dx)} ${n(dy)}`;
  return `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}${arc(r, r)}v${n(height - 2 * r)}${arc(-r, r)}h${n(2 * r - width)}${arc(-r, -r)}v${n(2 * r - height)}${arc(r, -r)}Z`;
}

export function polygonPath(points: readonly (readonly [number, number])[]): string {
  return `${points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')}Z`;
}
