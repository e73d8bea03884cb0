import type { PaperObject } from './paper-object.ts';

/** How a folded card stands before one: degrees, and lengths in widths (or heights) of a panel. */
export type Pose = {
  /** About each fold, in the order of the panels; the panel that keeps still has none. */
  hinges: readonly number[];
  yaw: number;
  pitch: number;
  /** How the panel that keeps still leans, of a card that stands like a tent. */
  lean: number;
  /** Where its middle is, from the edge of the panel that keeps still. */
  middle: number;
  /** How many panels lie beside each other. */
  breadth: number;
};

type Way = Extract<PaperObject, { kind: 'folded' }>['way'];

/** The panel that the others are folded upon, by its place. */
export const stillPanel = 1;

const closed = { pitch: 6, lean: 0, middle: 0.5, breadth: 1 };
const tent = { hinges: [-142, 0], pitch: 6, lean: -19, middle: 0.5, breadth: 1 };
const zigzag = { hinges: [40, 0, 40, -40], pitch: 9, lean: 0, middle: 1, breadth: 3.9 };

/** One after the other, as `stepsOf` names them. */
export const poses: Readonly<Record<Way, readonly [Pose, ...Pose[]]>> = {
  book: [
    { ...closed, hinges: [172, 0], yaw: -20 },
    { hinges: [34, 0], yaw: -17, pitch: 9, lean: 0, middle: 0, breadth: 2 },
    { ...closed, hinges: [172, 0], yaw: 200 },
  ],
  tent: [
    { ...tent, yaw: -24 },
    { hinges: [-34, 0], yaw: -12, pitch: 8, lean: 17, middle: 0, breadth: 2 },
    { ...tent, yaw: 156 },
  ],
  trifold: [
    { ...closed, hinges: [176, 0, -179.6], yaw: -20 },
    { hinges: [38, 0, -176], yaw: -14, pitch: 8, lean: 0, middle: 0, breadth: 2 },
    { hinges: [30, 0, -30], yaw: 0, pitch: 8, lean: 0, middle: 0.5, breadth: 2.9 },
    { ...closed, hinges: [176, 0, -179.6], yaw: 200 },
  ],
  zigzag: [
    { ...closed, hinges: [174, 0, 174, -174], yaw: -20 },
    { ...zigzag, yaw: -20 },
    { ...zigzag, yaw: 160 },
  ],
};

/** How dark a face is that is turned away from the light, which comes from the left and from before it. */
export function shadeOf(degrees: number, isOutside: boolean): number {
  const turned = ((degrees + (isOutside ? 180 : 0) - 14) * Math.PI) / 180;
  return Math.round(Math.min(0.3, (1 - Math.cos(turned)) * 0.34) * 1000) / 1000;
}
