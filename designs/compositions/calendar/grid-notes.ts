import type { Colour } from '../../model/colour.ts';
import type { TextLayer } from '../../model/design.ts';
import type { Box } from '../../model/shape.ts';
import type { TypeStyle } from '../../model/type-pairing.ts';
import { n, pointsPerMillimetre } from '../face.ts';
import type { Sheet } from './calendar-sheets.ts';
import { atPitch, fittingSize, noteText, smallestNote } from './note-text.ts';

/** A place of a grid: its day, if one stands there, the layer of its column's numbers, and the room it has. */
export type GridDay = { day: number | undefined; row: number; layer: TextLayer; cell: Box };

/** Points: on large sheets notes stay smaller than the days. */
const largestSize = 12;
/** One long text does not make all others tiny: below this share of their size they stand in a line instead. */
const smallestShare = 0.6;
/** From the middle of a number to its edge, in em. */
const halfNumber = 0.38;

/** Millimetres of a column's numbers. */
function measuresOf({ size, lineHeight }: TextLayer): { em: number; pitch: number } {
  const em = size / pointsPerMillimetre;
  return { em, pitch: em * lineHeight };
}

/** The grid with its numbers at the top of their places, so that all below them is free for notes. */
export function noteFields(grid: readonly GridDay[][], cells: boolean): GridDay[][] {
  return grid.map((column) => {
    const [first] = column;
    if (!first) return column;
    const numbers = atPitch(first.layer, first.cell.height);
    const { em, pitch } = measuresOf(numbers);
    const lift = (pitch / 2 - halfNumber * em) * (cells ? 0.75 : 0.9);
    const { box } = numbers;
    const layer = { ...numbers, box: { ...box, y: n(box.y - lift) } };
    return column.map((place) => ({ ...place, layer }));
  });
}

/** Below its number, down to the end of the place. */
function roomBelow({ row, layer, cell }: GridDay, cells: boolean): Box {
  const { em, pitch } = measuresOf(layer);
  const top = layer.box.y + pitch * (row + 0.5) + halfNumber * em;
  const bottom = cells ? cell.y + cell.height - 0.4 : layer.box.y + pitch * (row + 1.5) - halfNumber * em;
  const air = 0.08 * (bottom - top);
  const side = 0.03 * cell.width;
  return {
    x: cell.x + side,
    y: top + air,
    width: cell.width - 2 * side,
    height: bottom - top - (cells ? air : 3 * air),
  };
}

type NoteSetting = { voice: TypeStyle; size: number; colour: Colour };

/** Own dates below the numbers of their days, all of one size; undefined where one of them does not fit. */
export function notesInCells(
  grid: readonly GridDay[][],
  { dates }: Sheet,
  { voice, size, colour }: NoteSetting,
  cells: boolean,
): TextLayer[] | undefined {
  const from = Math.min(largestSize, size * voice.scale);
  const notes = grid.flat().flatMap((place) => {
    const own = dates.filter(({ day }) => day === place.day);
    const text = own.map(({ name }) => name).join('\n');
    return place.day === undefined || own.length === 0
      ? []
      : [{ day: place.day, text, room: roomBelow(place, cells) }];
  });
  const to = Math.max(smallestNote, from * smallestShare);
  const sizes = notes.map(({ text, room }) => fittingSize(text, voice, room, { from, to }));
  const common = Math.min(...sizes.map((found) => found ?? 0));
  if (common < to) return undefined;
  return notes.map(({ day, text, room }) =>
    noteText(`date-${day}`, text, room, {
      voice,
      size: common,
      colour,
      align: cells ? 'left' : 'center',
      verticalAlign: 'top',
    }),
  );
}
