import type { Colour, ColourRole } from '../../model/colour.ts';

function isRole(text: string): text is ColourRole {
  return ['paper', 'ink', 'accent', 'main', 'second', 'third', 'leaf', 'wash'].includes(text);
}

/** A role mixed with white (positive, percent) or black (negative). */
function mixed(role: ColourRole, amount: number): Colour {
  const whole = Math.max(-99, Math.min(99, Math.round(amount)));
  if (whole === 0) return role;
  return whole > 0 ? `${role}+${whole}` : `${role}-${-whole}`;
}

/** The same colour lighter (positive) or darker; a fixed colour stays. */
export function toned(colour: Colour, by: number): Colour {
  const [, role = '', sign, digits] = /^([a-z]+)([+-])?(\d+)?$/.exec(colour) ?? [];
  if (!isRole(role)) return colour;
  const amount = Number(digits ?? 0) * (sign === '-' ? -1 : 1);
  return mixed(role, amount + by);
}

/** The role a colour is mixed from; undefined for a fixed colour. */
export function roleOf(colour: string): ColourRole | undefined {
  const role = colour.replace(/[+-].*/, '');
  return isRole(role) ? role : undefined;
}
