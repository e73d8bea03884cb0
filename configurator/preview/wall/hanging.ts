import type { Box, Size } from '@blattwerk/designs/model/shape.ts';

/** What is known of a picture's wall: what it hangs over, and how large that is. */
export type Furniture = 'sofa' | 'desk';

/** The picture of the room: its size in units, and where the floor begins that furniture stands on. */
export const room: Size = { width: 1200, height: 900 };
export const feet = 832;
/** Where wall and floor meet. */
export const wallFoot = 782;

type Measure = {
  /** Millimetres of it. */
  width: number;
  height: number;
  /** Units a millimetre: all of the room is drawn by it. */
  scale: number;
  /** Millimetres above the floor that the middle of a picture hangs at: as high as eyes are. */
  eyes: number;
};

export const measures: Readonly<Record<Furniture, Measure>> = {
  sofa: { width: 2000, height: 770, scale: 0.31, eyes: 1640 },
  desk: { width: 1200, height: 740, scale: 0.52, eyes: 1230 },
};

/** Millimetres that stay free above furniture and below the edge of what is seen. */
const gap = { above: 60, below: 40 };

/** What a picture of this size is shown over first: small ones near by. */
export function furnitureFor(size: Size): Furniture {
  return Math.max(size.width, size.height) <= 450 ? 'desk' : 'sofa';
}

/** Whether it has room over this piece of furniture. */
export function hasRoom({ width, height }: Size, furniture: Furniture): boolean {
  const { scale, height: tall } = measures[furniture];
  return height + gap.above + gap.below <= feet / scale - tall && width * scale <= 0.9 * room.width;
}

/** Where a picture hangs, in units of the room. @param size with its frame, millimetres */
export function hangingOf({ width, height }: Size, furniture: Furniture): Box {
  const { scale, height: tall, eyes } = measures[furniture];
  const highest = feet - (tall + gap.above + height / 2) * scale;
  const lowest = (gap.below + height / 2) * scale;
  const middle = Math.max(lowest, Math.min(feet - eyes * scale, highest));
  return {
    x: room.width / 2 - (width * scale) / 2,
    y: middle - (height * scale) / 2,
    width: width * scale,
    height: height * scale,
  };
}
