import type { Size } from '../../model/shape.ts';

/** A sheet that small pieces are printed on together. All lengths are millimetres. */
export type PressSheet = {
  name: string;
  size: Size;
  /** Left free at each edge: the press grips there, and marks and codes stand in it. */
  margin: number;
  /** Between the bleeds of two pieces; crop marks are as long. */
  gutter: number;
  /** How many lines of orders have their code in the lower margin. */
  mostLines: number;
};

/** Digital presses and cutters take it lying on its longer side. */
export const sra3: PressSheet = {
  name: 'SRA3',
  size: { width: 450, height: 320 },
  margin: 13,
  gutter: 2,
  mostLines: 14,
};

/** Of every card of the catalogue: what stands on sheets has no other. */
export const cardBleed = 3;
