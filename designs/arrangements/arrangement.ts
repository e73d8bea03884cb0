import type { Random } from '../model/random.ts';
import type { Box, Placed } from '../model/shape.ts';
import type { Motif } from '../motifs/motif.ts';

/** What an arrangement is made of; the first of each list is used most. Empty lists are left out. */
export type ArrangementParts = {
  /** Large blooms. */
  focal: readonly Motif[];
  /** Small blooms, buds, berries, fine sprigs. */
  filler: readonly Motif[];
  /** Foliage, as sprigs. */
  leaves: readonly Motif[];
};

/** What was placed, back to front, and the box inside that nothing touches: there is room for texts. */
type Arrangement = { placed: Placed[]; clear: Box };

/** Arranges parts in and around a box, usually the page; `scale` makes sprigs and blooms larger or smaller. */
export type Arrange = (random: Random, parts: ArrangementParts, box: Box, scale?: number) => Arrangement;

/** A motif where it was placed, drawn `height` high before its matrix. */
export type Item = Placed & { motif: Motif; height: number };

/** An arrangement before it is tidied. */
export type Compose = (
  random: Random,
  parts: ArrangementParts,
  box: Box,
  scale?: number,
) => { items: Item[]; clear: Box };

/** A box smaller on all sides. */
export function insetBox({ x, y, width, height }: Box, sideways: number, upright = sideways): Box {
  return { x: x + sideways, y: y + upright, width: width - 2 * sideways, height: height - 2 * upright };
}
