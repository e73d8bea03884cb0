import type { Size } from '../../model/shape.ts';
import type { PressSheet } from './press-sheet.ts';

/** What is printed several times: one card of a line, or one of the cards of a name list. */
export type Piece = {
  /** The line of an order it belongs to. */
  line: string;
  trim: Size;
  copies: number;
};

/** Where a piece stands: its trim's upper left corner, after a turn by a quarter to the right. Millimetres. */
export type Placement<P extends Piece> = { piece: P; x: number; y: number; isTurned: boolean };

/** Sheets that are alike are one, printed several times. */
export type FilledSheet<P extends Piece> = { placements: Placement<P>[]; prints: number };

type Cell<P extends Piece> = { piece: P; isTurned: boolean; size: Size };
type Shelf = { y: number; height: number; nextX: number };

/**
 * Sets pieces in rows, the highest first, so that straight cuts part them; lines stay together as far as sizes let them.
 * A piece that no sheet takes is a bug: `fitsSheet` asks before.
 */
export function fillSheets<P extends Piece>(
  pieces: readonly P[],
  bleed: number,
  sheet: PressSheet,
): FilledSheet<P>[] {
  const cells = pieces.map((piece) => cellOf(piece, bleed, sheet));
  cells.sort((one, other) => other.size.height - one.size.height || other.size.width - one.size.width);
  const sheets: FilledSheet<P>[] = [];
  let open = openSheet<P>(sheet);
  for (const cell of cells) {
    let left = cell.piece.copies;
    while (left > 0) {
      const place = open.take(cell);
      if (place) {
        open.placements.push({
          piece: cell.piece,
          isTurned: cell.isTurned,
          x: place.x + bleed,
          y: place.y + bleed,
        });
        left -= 1;
        continue;
      }
      if (open.placements.length === 0) throw new Error(`No sheet takes a piece of ${cell.piece.line}.`);
      const { placements } = open;
      const isAlone = placements.every(({ piece }) => piece === cell.piece);
      // A sheet that one piece fills is printed as often as it is filled; the rest goes on with the others.
      const more = isAlone ? Math.floor(left / placements.length) : 0;
      sheets.push({ placements, prints: 1 + more });
      left -= more * placements.length;
      open = openSheet<P>(sheet);
    }
  }
  if (open.placements.length > 0) sheets.push({ placements: open.placements, prints: 1 });
  return sheets;
}

/** Whether a piece goes onto the sheet, one way or the other. */
export function fitsSheet(trim: Size, bleed: number, sheet: PressSheet): boolean {
  return perSheet(withBleed(trim, bleed), sheet) > 0 || perSheet(withBleed(turned(trim), bleed), sheet) > 0;
}

/** Stands or lies, as more of them go onto a sheet. */
function cellOf<P extends Piece>(piece: P, bleed: number, sheet: PressSheet): Cell<P> {
  const upright = withBleed(piece.trim, bleed);
  const lying = withBleed(turned(piece.trim), bleed);
  const isTurned = perSheet(lying, sheet) > perSheet(upright, sheet);
  return { piece, isTurned, size: isTurned ? lying : upright };
}

function perSheet(size: Size, sheet: PressSheet): number {
  const { width, height } = usable(sheet);
  const along = (room: number, length: number) => Math.floor((room + sheet.gutter) / (length + sheet.gutter));
  return along(width, size.width) * along(height, size.height);
}

function usable({ size, margin }: PressSheet): Size {
  return { width: size.width - 2 * margin, height: size.height - 2 * margin };
}

function turned({ width, height }: Size): Size {
  return { width: height, height: width };
}

function withBleed({ width, height }: Size, bleed: number): Size {
  return { width: width + 2 * bleed, height: height + 2 * bleed };
}

function openSheet<P extends Piece>(sheet: PressSheet) {
  const { margin, gutter, mostLines } = sheet;
  const right = sheet.size.width - margin;
  const bottom = sheet.size.height - margin;
  const shelves: Shelf[] = [];
  const placements: Placement<P>[] = [];

  /** A new row, when the sheet has the height for it. */
  function addShelf({ width, height }: Size): Shelf | undefined {
    const last = shelves.at(-1);
    const y = last ? last.y + last.height + gutter : margin;
    if (y + height > bottom || margin + width > right) return undefined;
    const shelf = { y, height, nextX: margin };
    shelves.push(shelf);
    return shelf;
  }

  /** The upper left corner of the bleed; undefined: the sheet is full. */
  function take({ piece, size }: Cell<P>): { x: number; y: number } | undefined {
    const lines = new Set(placements.map((placement) => placement.piece.line)).add(piece.line);
    if (lines.size > mostLines) return undefined;
    const free = shelves.find(({ height, nextX }) => height >= size.height && nextX + size.width <= right);
    const shelf = free ?? addShelf(size);
    if (!shelf) return undefined;
    const x = shelf.nextX;
    shelf.nextX += size.width + gutter;
    return { x, y: shelf.y };
  }

  return { placements, take };
}
