import { photobookCombinations } from './photobook-combinations.ts';
import {
  type PhotobookCover,
  type PhotobookPaper,
  type PhotobookType,
  photobookCovers,
  photobookPapers,
} from './photobooks.ts';

/** How thick a leaf, which is two pages, is in millimetres. Leaves that lie flat are glued of two prints. */
const leafThickness: Record<PhotobookType, Record<PhotobookPaper, number>> = {
  digitalfotobuch: { standard: 0.17, feinstweiss: 0.21, matt: 0.2, glaenzend: 0.2 },
  echtfotobuch: { standard: 0.7, feinstweiss: 0.7, matt: 0.72, glaenzend: 0.7 },
  fotoheft: { standard: 0.17, feinstweiss: 0.21, matt: 0.2, glaenzend: 0.2 },
};
/** Both boards of a cover, or its card. */
const coverThickness: Record<PhotobookCover, number> = { hard: 5, soft: 0.6 };
/** A narrower spine moves more in binding than letters may be off its middle (millimetres). */
const narrowestTitled = 8;

/** A book's back: its width in millimetres, and whether it may be titled. */
export type Spine = { width: number; isTitled: boolean };

/** @param paper and `cover`: those the type opens with where they are none of its own */
export function spineOf(
  type: PhotobookType,
  pages: number,
  paper: string | undefined,
  cover: string | undefined,
): Spine {
  const { covers, papers, bindings } = photobookCombinations[type];
  // Folded and stapled sheets have no back.
  if (bindings.includes('heftbindung')) return { width: 0, isTitled: false };
  const boundIn =
    photobookCovers.find((known) => known === cover && covers.includes(known)) ?? covers[0] ?? 'hard';
  const printedOn =
    photobookPapers.find((known) => known === paper && papers.includes(known)) ?? papers[0] ?? 'standard';
  const exact = (pages / 2) * leafThickness[type][printedOn] + coverThickness[boundIn];
  const width = Math.round(exact * 2) / 2;
  return { width, isTitled: boundIn === 'hard' && width >= narrowestTitled };
}
