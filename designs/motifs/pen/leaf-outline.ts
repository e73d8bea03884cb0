import type { Outline } from './curve.ts';
import { type Point, polar } from './point.ts';
import { bentSpine, type Spine, spinePart } from './spine.ts';

/** Half widths (share of the full half width) along a leaf: `[t, half]`, t from 0 (base) to 1 (tip), rising. */
export type LeafForm = readonly (readonly [t: number, half: number])[];

export const lanceForm: LeafForm = [
  [0, 0.03],
  [0.12, 0.42],
  [0.36, 1],
  [0.68, 0.72],
  [0.88, 0.3],
  [1, 0],
];
export const ovalForm: LeafForm = [
  [0, 0.04],
  [0.13, 0.6],
  [0.42, 1],
  [0.74, 0.8],
  [0.92, 0.38],
  [1, 0],
];
export const roundForm: LeafForm = [
  [0, 0.05],
  [0.08, 0.55],
  [0.36, 1],
  [0.68, 0.95],
  [0.92, 0.5],
  [1, 0],
];
/** Widest near the tip, like a petal or a ruscus leaf seen from its stalk. */
export const spoonForm: LeafForm = [
  [0, 0.06],
  [0.2, 0.3],
  [0.5, 0.78],
  [0.76, 1],
  [0.94, 0.62],
  [1, 0],
];

export type LeafPlace = {
  base: Point;
  /** Direction in which it grows, radians. */
  angle: number;
  length: number;
  /** Full width. */
  width: number;
  /** How far its midrib turns until the tip, radians. */
  bend?: number;
  /** -1 to 1: moves width from one side to the other. */
  skew?: number;
};
export type LeafDrawing = {
  outline: Outline;
  midrib: Spine;
  /** One half: between midrib and outline on the left of the direction of growth. */
  half: Outline;
};

/** A leaf or pointed petal: two smooth sides that meet in its tip and its base. */
export function leafOutline(form: LeafForm, place: LeafPlace): LeafDrawing {
  const { base, angle, length, width, bend = 0, skew = 0 } = place;
  const midrib = bentSpine(base, angle - bend / 2, length, bend);
  const side = (sign: 1 | -1) =>
    form.map(([t, half]): Point => {
      const reach = (half * width * (1 + sign * skew * 0.35)) / 2;
      return polar(midrib.at(t), midrib.angle(t) + (sign * Math.PI) / 2, reach);
    });
  const [left, right] = [side(-1), side(1)];
  const rib = spinePart(midrib, 1, 0, 4);
  return { outline: [left, [...right].reverse(), ends(right, left)], midrib, half: [left, rib] };
}

function ends(from: readonly Point[], to: readonly Point[]): Point[] {
  return [...from.slice(0, 1), ...to.slice(0, 1)];
}

/** A shape from one of its halves, mirrored along the y axis: the half runs from top (x = 0) to bottom (x = 0). */
export function mirrored(half: readonly Point[]): Point[] {
  const other = half.slice(1, -1).reverse();
  return [...half, ...other.map(([x, y]): Point => [-x, y])];
}

/** Side veins from the midrib towards the edge, alternately on both sides, as short curved lines. */
export function sideVeins(
  leaf: LeafDrawing,
  width: number,
  { count = 4, reach = 0.36, slant = 0.75 }: { count?: number; reach?: number; slant?: number } = {},
): Point[][] {
  return Array.from({ length: count * 2 }, (_, index): Point[] => {
    const side = index % 2 === 0 ? 1 : -1;
    const t = 0.16 + (0.6 * (index + 0.5)) / (count * 2);
    const from = leaf.midrib.at(t);
    const heading = leaf.midrib.angle(t) + side * slant;
    const span = width * reach * (0.55 + 0.9 * Math.sin(Math.PI * Math.min(1, t + 0.1)));
    const middle = polar(from, heading, span * 0.55);
    return [from, middle, polar(middle, heading - side * 0.3, span * 0.45)];
  });
}
