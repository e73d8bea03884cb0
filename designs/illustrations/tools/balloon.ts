import type { Easel, Tone } from './easel.ts';
import { ball, blend } from './light.ts';
import type { Point } from './path.ts';

/** How much light falls on a balloon: the share of white on its lit side, and the breadth of the glint. */
type Light = { white: number; glint: number };

/** A balloon without its string. `x`, `y`: its middle. */
export function balloon(
  easel: Easel,
  [x, y]: Point,
  radius: number,
  tone: Tone,
  { white, glint }: Light,
): void {
  easel.blob(
    [
      [x, y - radius * 1.1],
      [x + radius * 0.78, y - radius * 0.72],
      [x + radius * 0.94, y + radius * 0.06],
      [x + radius * 0.5, y + radius * 0.85],
      [x, y + radius * 1.16],
      [x - radius * 0.5, y + radius * 0.85],
      [x - radius * 0.94, y + radius * 0.06],
      [x - radius * 0.78, y - radius * 0.72],
    ],
    ball(x, y, radius, blend(tone, '#ffffff', white), tone, blend(tone, '#4a2a4a', 0.3)),
  );
  easel.taper(
    [
      [x - radius * 0.6, y - radius * 0.1],
      [x - radius * 0.5, y - radius * 0.5],
      [x - radius * 0.2, y - radius * 0.8],
    ],
    0.3,
    glint,
    '#ffffff',
    { opacity: 0.6 },
  );
}
