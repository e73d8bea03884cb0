import type { Size } from '@blattwerk/designs/model/shape.ts';
import { frameFinishes, frameFinishTones } from '@blattwerk/schemas/shop/wall-art/frame-types.ts';
import type { CSSProperties } from 'react';

/** What is around a picture when it hangs: bought with it, never printed. */
export type Surround = {
  /** Code of the frame, which names its colour: `holzrahmen-eiche`. */
  frameType: string;
  /** Millimetres of the mat between picture and frame. */
  mat: number;
};

/** Millimetres of a frame as it is seen from the front. */
const frameWidth = 18;

/** A frame and its mat as they are drawn: colour, and millimetres. */
export type Frame = { tone: string; width: number; mat: number };

export function frameOf({ frameType, mat }: Surround): Frame {
  const finish = frameFinishes.find((known) => frameType.endsWith(`-${known}`)) ?? 'schwarz';
  return { tone: frameFinishTones[finish], width: frameWidth, mat };
}

/** The surround as shares of the picture, for the sheet that it stands around. */
export function surroundStyle(surround: Surround, { width, height }: Size): CSSProperties {
  const { tone, mat } = frameOf(surround);
  const around = mat + frameWidth;
  const share = (length: number, whole: number) => `${(100 * length) / whole}%`;
  const [outerWidth, outerHeight] = [width + 2 * around, height + 2 * around];
  return {
    '--frame': tone,
    '--mat-x': share(-mat, width),
    '--mat-y': share(-mat, height),
    '--frame-x': share(-around, width),
    '--frame-y': share(-around, height),
    '--picture': width / outerWidth,
    '--edge': around / outerWidth,
    '--outer-ratio': outerWidth / outerHeight,
  } as CSSProperties;
}
