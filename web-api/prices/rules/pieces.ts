import { cardQuantities, defaultCardQuantity } from '@blattwerk/schemas/shop/amounts/quantities.ts';
import type { DesignedChoice } from './designed-choice.ts';

/** How many of one thing can be bought: only the numbers of `steps`, or any up to `most` where that is null. */
export type Pieces = { steps: readonly number[] | null; most: number };

const anyNumber: Pieces = { steps: null, most: 1000 };
const cards: Pieces = { steps: cardQuantities, most: cardQuantities.at(-1) ?? 1 };

/** Cards are printed in steps, everything else that is designed in any number. */
export function piecesOfDesigned({ kind }: Pick<DesignedChoice, 'kind'>): Pieces {
  return kind === 'card' ? cards : anyNumber;
}

/** The same where every one of so many names gets a piece: no fewer than that. */
export function piecesForNames({ steps, most }: Pieces, names: number): Pieces {
  return { steps: steps?.filter((step) => step >= names) ?? null, most };
}

/** The same where it is sold as sets of so many pieces: whole sets, one at least. */
export function wholeSets({ most }: Pieces, set: number): Pieces {
  const sets = Math.max(1, Math.floor(most / set));
  const steps = Array.from({ length: sets }, (_, index) => (index + 1) * set);
  return { steps, most: sets * set };
}

/** As many as are quoted to who names no number. */
export function defaultPieces({ kind }: Pick<DesignedChoice, 'kind'>): number {
  return kind === 'card' ? defaultCardQuantity : 1;
}

/** The number that can be bought next from so many on; the most where there is none. */
export function nextPieces(quantity: number, { steps, most }: Pieces): number {
  return steps?.find((step) => step >= quantity) ?? Math.min(quantity, most);
}
