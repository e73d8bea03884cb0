import type { Colour } from '../../../model/colour.ts';
import type { Ink } from '../part.ts';

/** The ink as a colour, `more` percent lighter (or darker, below 0); it never gets near white or black. */
export function colourOf({ role, tone }: Ink, more = 0): Colour {
  const mixed = Math.round(Math.min(70, Math.max(-60, tone + more)));
  if (mixed === 0) return role;
  return mixed > 0 ? `${role}+${mixed}` : `${role}${'-'}${-mixed}`;
}
