import { colourRoles } from '@blattwerk/schemas/design/colour-roles.ts';
import { formatHex, interpolate, modeOklab, modeRgb, useMode as registerMode } from 'culori/fn';

registerMode(modeRgb);
registerMode(modeOklab);

export type ColourRole = (typeof colourRoles)[number];

/** `#rrggbb`, a role, or a role mixed with white (`leaf+30`: 30 %) or black (`leaf-20`). */
export type Colour = `#${string}` | ColourRole | `${ColourRole}${'+' | '-'}${number}`;

export type Palette = Record<ColourRole, string>;

/** The value of a colour as `#rrggbb`; mixing happens in OKLab, where it keeps the hue. */
export function resolveColour(colour: string, palette: Palette): string {
  if (colour.startsWith('#')) return colour;
  const [, role = 'ink', sign, amount] = /^([a-z]+)([+-])?(\d+)?$/.exec(colour) ?? [];
  const base = palette[colourRoles.find((candidate) => candidate === role) ?? 'ink'];
  if (sign === undefined || amount === undefined) return base;
  const key = `${base}${sign}${amount}`;
  const known = mixed.get(key);
  if (known !== undefined) return known;
  const value = mixOf(base, sign, amount);
  if (mixed.size >= keptMixes) mixed.clear();
  mixed.set(key, value);
  return value;
}

/** Mixing takes long, and a palette's few mixes come again in every drawing. */
const mixed = new Map<string, string>();
const keptMixes = 20_000;

function mixOf(base: string, sign: string, amount: string): string {
  const mix = interpolate([base, sign === '+' ? '#ffffff' : '#000000'], 'oklab');
  return formatHex(mix(Number(amount) / 100)) ?? base;
}
