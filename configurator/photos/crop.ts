import { coverBox } from '@blattwerk/designs/drawing/photo-drawing.ts';
import type { PhotoLayer } from '@blattwerk/designs/model/design.ts';
import type { Size } from '@blattwerk/designs/model/shape.ts';

export type Crop = PhotoLayer['crop'];
export type Point = { x: number; y: number };
/** A slot, in any unit, and the photo in it, in pixels and as it was taken. */
export type Frame = { slot: Size; photo: Size };
/** How far the focus may go before the photo no longer covers its slot: both ends alike where it just fits. */
export type Reach = { from: Point; to: Point };

export const mostZoom = 5;

/** Crops are stored with the draft: no more digits than can be seen. */
const digits = 1e4;

export function reachOf(frame: Frame, crop: Crop): Reach {
  const drawn = drawnSize(frame, crop);
  const half = {
    x: Math.min(0.5, frame.slot.width / drawn.width / 2),
    y: Math.min(0.5, frame.slot.height / drawn.height / 2),
  };
  return { from: half, to: { x: 1 - half.x, y: 1 - half.y } };
}

/** The same picture with its focus where the middle really is, so that every move is seen at once. */
export function settled(crop: Crop, frame: Frame): Crop {
  const { from, to } = reachOf(frame, crop);
  return {
    ...crop,
    focusX: rounded(within(crop.focusX, from.x, to.x)),
    focusY: rounded(within(crop.focusY, from.y, to.y)),
  };
}

/** The photo pushed by a way in the slot's unit, as far as it covers the slot. */
export function moved(crop: Crop, frame: Frame, by: Point): Crop {
  const drawn = drawnSize(frame, crop);
  const now = settled(crop, frame);
  const [focusX, focusY] = [now.focusX - by.x / drawn.width, now.focusY - by.y / drawn.height];
  return settled({ ...now, focusX, focusY }, frame);
}

/** The photo enlarged; what lies under a point stays there. @param at from the slot's middle, in its unit */
export function zoomed(crop: Crop, frame: Frame, factor: number, at: Point = { x: 0, y: 0 }): Crop {
  const zoom = rounded(within(crop.zoom * factor, 1, mostZoom));
  const [before, after] = [drawnSize(frame, crop), drawnSize(frame, { ...crop, zoom })];
  const { focusX, focusY } = settled(crop, frame);
  const held = {
    focusX: focusX + at.x / before.width - at.x / after.width,
    focusY: focusY + at.y / before.height - at.y / after.height,
  };
  return settled({ ...crop, ...held, zoom }, frame);
}

/** A way on the screen as one in a slot that lies turned there. @param degrees clockwise */
export function turnedBack({ x, y }: Point, degrees: number): Point {
  const angle = (-degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

function drawnSize({ slot, photo }: Frame, crop: Crop): Size {
  return coverBox({ ...slot, x: 0, y: 0 }, photo, crop);
}

function within(value: number, from: number, to: number): number {
  return Math.min(to, Math.max(from, value));
}

function rounded(value: number): number {
  return Math.round(value * digits) / digits;
}
