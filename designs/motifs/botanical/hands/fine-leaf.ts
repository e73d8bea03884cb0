import { outlinePath } from '../../pen/curve.ts';
import { formatPoint } from '../../pen/format.ts';
import { polar } from '../../pen/point.ts';
import type { Leaf } from '../part.ts';

/** Too small or too slim to show a half, a rib or a wash. */
export function isFine({ midrib, width }: Leaf): boolean {
  return midrib.length < 3.4 || width < 1.1;
}

/** A fine leaf as path data: slim ones as a lens of two arcs, a tenth of the outline's length. */
export function fineLeafPath({ midrib, width, outline }: Leaf): string {
  if (width > midrib.length * 0.45) return outlinePath(outline);
  const [base, middle, tip] = [midrib.at(0), midrib.at(0.45), midrib.at(1)];
  const across = midrib.angle(0.45) + Math.PI / 2;
  const left = polar(middle, across, -width * 0.92);
  const right = polar(middle, across, width * 0.92);
  return `M${formatPoint(base)}Q${formatPoint(left)} ${formatPoint(tip)}Q${formatPoint(right)} ${formatPoint(base)}Z`;
}
