import type { Size } from '../../model/shape.ts';
import { formatNumber } from '../pen/format.ts';
import type { Point } from '../pen/point.ts';

/** How far grounds reach beyond their box, so that no white shows where the sheet is cut (mm). */
const over = 4;

export type Edges = { left: number; top: number; right: number; bottom: number };

/** The box with what reaches beyond it. */
export function edgesOf({ width, height }: Size): Edges {
  return { left: -over, top: -over, right: width + over, bottom: height + over };
}

/** The whole ground as one rectangle. */
export function wholePage(size: Size): string {
  const { left, top, right, bottom } = edgesOf(size);
  return `M${left} ${top}H${formatNumber(right)}V${formatNumber(bottom)}H${left}Z`;
}

/** A wavy line from the left edge to the right one, closed along the bottom: hills, waves, dunes. */
export function below(line: readonly Point[], size: Size): Point[] {
  const { left, right, bottom } = edgesOf(size);
  return [...line, [right, bottom], [left, bottom]];
}
