import type { PaperObject } from './paper-object.ts';

/** How a folded card stands before one: degrees, and lengths in widths (or heights) of a panel. */
export type Pose = {
  /** About each fold, in the order of the panels; the panel that keeps still has none. */
  hinges: readonly number[];
  yaw: number;
  pitch: number;
  /** Where its middle is, from the edge of the panel that keeps still. */
  middle: number;
  /** How many panels lie beside each other. */
  breadth: number;
};

type Folded = Extract<PaperObject, { kind: 'folded' }>;

/** The panel that the others are folded upon, by its place. */
export const stillPanel = 1;

/** One after the other, as `stepsOf` names them. */
export const poses: Readonly<Record<Folded['way'], readonly Pose[]>> = {
  book: [
    { hinges: [172, 0], yaw: -20, pitch: -6, middle: 0.5, breadth: 1 },
    { hinges: [34, 0], yaw: -17, pitch: -12, middle: 0, breadth: 2 },
    { hinges: [172, 0], yaw: 198, pitch: -6, middle: 0.5, breadth: 1 },
  ],
  tent: [
    { hinges: [-142, 0], yaw: -24, pitch: -19, middle: 0.5, breadth: 1 },
    { hinges: [-34, 0], yaw: -12, pitch: 12, middle: 0, breadth: 2 },
    { hinges: [-142, 0], yaw: 156, pitch: -19, middle: 0.5, breadth: 1 },
  ],
  trifold: [
    { hinges: [173, 0, -178], yaw: -20, pitch: -6, middle: 0.5, breadth: 1 },
    { hinges: [38, 0, -172], yaw: -14, pitch: -10, middle: 0, breadth: 2 },
    { hinges: [30, 0, -30], yaw: 0, pitch: -10, middle: 0.5, breadth: 3 },
    { hinges: [173, 0, -178], yaw: 198, pitch: -6, middle: 0.5, breadth: 1 },
  ],
  zigzag: [
    { hinges: [174, 0, 174, -174], yaw: -20, pitch: -6, middle: 0.5, breadth: 1 },
    { hinges: [40, 0, 40, -40], yaw: -20, pitch: -10, middle: 1, breadth: 4 },
    { hinges: [40, 0, 40, -40], yaw: 160, pitch: -10, middle: 1, breadth: 4 },
  ],
};

/** How dark a face is that is turned away from the light, which comes from the left and from before it. */
export function shadeOf(degrees: number, isOutside: boolean): number {
  const turned = ((degrees + (isOutside ? 180 : 0) + 14) * Math.PI) / 180;
  return Math.round(Math.min(0.3, Math.max(0, 1 - Math.cos(turned)) * 0.34) * 1000) / 1000;
}
