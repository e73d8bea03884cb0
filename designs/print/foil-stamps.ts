import { scaleOf } from '../drawing/shapes-drawing.ts';
import { thinnestHairline } from '../findings/foil/foil-faults.ts';
import type { Placed, Shape } from '../model/shape.ts';
import { ribsOf } from './foil-ribs.ts';

/** What a stamp of metal still holds where it stands alone (millimetres). */
export const thinnestFoil = 0.25;

/** What a drawing presses, one after the other, in its own coordinates. `isFree`: it takes metal away again. */
export type FoilStamp = { d: string; isFree: boolean } & (
  | { use: 'fill'; evenOdd: boolean }
  | { use: 'stroke'; width: number; cap: 'round' | 'butt' }
);

/** Shapes as the plate has them: lines are as wide as metal needs, and what is filled has ribs where it is thin. */
export function foilStamps({ matrix, shapes }: Pick<Placed, 'matrix' | 'shapes'>): FoilStamp[] {
  const scale = scaleOf(matrix);
  return shapes.flatMap((shape) => [...filled(shape, scale), ...stroked(shape, scale)]);
}

function filled(shape: Shape, scale: number): FoilStamp[] {
  const { d, fill, evenOdd = false } = shape;
  if (fill === undefined) return [];
  const stamp = { d, use: 'fill', evenOdd } as const;
  if (fill === 'paper') return [{ ...stamp, isFree: true }];
  const ribs = ribsOf(shape, scale);
  const rib = { use: 'stroke', width: thinnestHairline / scale, cap: 'round', isFree: false } as const;
  return [{ ...stamp, isFree: false }, ...(ribs === '' ? [] : [{ ...rib, d: ribs }])];
}

function stroked({ d, stroke, strokeWidth = 0.3, cap }: Shape, scale: number): FoilStamp[] {
  if (stroke === undefined) return [];
  const width = Math.max(thinnestFoil / scale, strokeWidth);
  return [{ d, use: 'stroke', isFree: stroke === 'paper', width, cap: cap === 'round' ? 'round' : 'butt' }];
}
