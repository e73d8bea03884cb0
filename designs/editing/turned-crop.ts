import type { PhotoLayer } from '../model/design.ts';

type Crop = PhotoLayer['crop'];

/** Crops are stored with the draft: no more digits than can be seen. */
const digits = 1e4;

/** A quarter turn further as the photo is seen now; the same point of it stays in the middle. @param by 1: to the right */
export function turnedCrop(crop: Crop, by: 1 | -1): Crop {
  const { focusX, focusY, zoom, quarterTurns = 0, mirrored, ...colours } = crop;
  // What is mirrored after the turn turns the other way there.
  const next = (quarterTurns + (mirrored ? -by : by) + 4) % 4;
  const focus =
    by === 1 ? { focusX: opposite(focusY), focusY: focusX } : { focusX: focusY, focusY: opposite(focusX) };
  return { ...focus, zoom, ...turnOf(next), ...(mirrored && { mirrored }), ...colours };
}

/** Left and right changed over, as the photo is seen now. */
export function mirroredCrop({ mirrored, ...crop }: Crop): Crop {
  return { ...crop, focusX: opposite(crop.focusX), ...(!mirrored && { mirrored: true }) };
}

/** The same part of the photo in other colours. @param filter undefined: as it was taken */
export function filteredCrop({ filter: _, ...crop }: Crop, filter: Crop['filter']): Crop {
  return { ...crop, ...(filter && { filter }) };
}

export function isSameCrop(one: Crop, other: Crop): boolean {
  return (
    one.focusX === other.focusX &&
    one.focusY === other.focusY &&
    one.zoom === other.zoom &&
    one.quarterTurns === other.quarterTurns &&
    one.mirrored === other.mirrored &&
    one.filter === other.filter
  );
}

/** Nothing for none: a photo that is turned back is stored like one that never was. */
function turnOf(quarters: number): Pick<Crop, 'quarterTurns'> {
  return quarters === 1 || quarters === 2 || quarters === 3 ? { quarterTurns: quarters } : {};
}

function opposite(share: number): number {
  return Math.round((1 - share) * digits) / digits;
}
