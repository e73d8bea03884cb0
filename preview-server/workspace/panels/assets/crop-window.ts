import type { FocalPoint } from './focal-point.ts';

type Size = { width: number; height: number };

/** A part of a picture, in parts of its width and height, from 0 to 1. */
export type CropWindow = { left: number; top: number; width: number; height: number };

/**
 * What a place of this ratio shows of a picture: the largest part of that shape, as near around the focal point as the
 * edges allow, as the image service cuts it.
 */
export function cropWindow(size: Size, ratio: number, { x, y }: FocalPoint = { x: 0.5, y: 0.5 }): CropWindow {
  const own = size.width / size.height;
  const [width, height] = own > ratio ? [ratio / own, 1] : [1, own / ratio];
  const within = (start: number, room: number) => Math.min(Math.max(0, start), room);
  return {
    left: within(x - width / 2, 1 - width),
    top: within(y - height / 2, 1 - height),
    width,
    height,
  };
}
