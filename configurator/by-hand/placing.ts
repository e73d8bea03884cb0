import type { Box, Size } from '@blattwerk/designs/model/shape.ts';

type Way = { x: number; y: number };

/** Millimetres within which something is drawn to the middle or an edge. */
const pull = 1;

/** A box that is carried, to a tenth of a millimetre; near the middle of a face, or its edge, it is there. */
export function carriedBox(box: Box, way: Way, within: Size | undefined): Box {
  const x = tenth(box.x + way.x);
  const y = tenth(box.y + way.y);
  if (!within) return { ...box, x, y };
  return {
    ...box,
    x: way.x === 0 ? x : drawnTo(x, [0, (within.width - box.width) / 2, within.width - box.width]),
    y: way.y === 0 ? y : drawnTo(y, [0, (within.height - box.height) / 2, within.height - box.height]),
  };
}

/** A box that is made larger by its corner. @param isProportional keeps its proportions */
export function grownBox(box: Box, way: Way, isProportional: boolean): Box {
  const width = Math.max(1, tenth(box.width + way.x));
  const height = isProportional ? (width * box.height) / box.width : box.height + way.y;
  return { ...box, width, height: Math.max(1, tenth(height)) };
}

type Pressed = { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

const ways: Readonly<Record<string, Way>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What an arrow means: a millimetre, with Shift ten, with Alt a tenth. */
export function stepOf({ key, shiftKey, altKey, ctrlKey, metaKey }: Pressed): Way | undefined {
  const way = ways[key];
  if (!way || ctrlKey || metaKey) return undefined;
  const size = altKey ? 0.1 : shiftKey ? 10 : 1;
  return { x: way.x * size, y: way.y * size };
}

function drawnTo(value: number, places: readonly number[]): number {
  const near = places.find((place) => Math.abs(place - value) <= pull);
  return near === undefined ? value : tenth(near);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
