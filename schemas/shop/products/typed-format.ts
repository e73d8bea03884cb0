import { dinSizes } from '../sizes/din-sizes.ts';
import { type Format, printFormat } from '../sizes/formats.ts';
import { type AllowedFormats, isAllowedFormat } from './allowed-formats.ts';

/** Why what a person typed is no format; `FormatRefusal` sentences stand in `format-refusals.ts`. */
export type FormatRefusal =
  | { reason: 'empty' | 'unreadable' | 'zero' | 'leading-zero' | 'too-fine' | 'too-large' }
  | { reason: 'unknown-din'; name: string }
  | { reason: 'ambiguous-unit'; text: string }
  | { reason: 'not-allowed'; format: Format; allowed: AllowedFormats };

export type TypedFormat = { ok: true; format: Format } | { ok: false; refusal: FormatRefusal };

const longestSide = 9999;
const maximumTyped = 60;
const pair = /^(-?\d+(?:[.,]\d+)?)(mm|cm)?x(-?\d+(?:[.,]\d+)?)(mm|cm)?$/;
const din = /^(?:din)?-?([a-z]\d{1,2})-?(quer|hoch|landscape|portrait)?$/;

/**
 * Reads a size as people write it: `148x105`, `14,8 × 10,5 cm`, `A5 quer`. Whole numbers without a unit are
 * millimetres, or centimetres where only that is allowed; a DIN name alone stands upright, unless only the other way round is allowed.
 */
export function readTypedFormat(text: string, allowed?: AllowedFormats): TypedFormat {
  if (text.length > maximumTyped || /\d\s+\d/.test(text)) return refused({ reason: 'unreadable' });
  const typed = tidied(text);
  if (typed === '') return refused({ reason: 'empty' });
  const [, name, way] = din.exec(typed) ?? [];
  if (name) return readDin(name.toUpperCase(), way, allowed);
  const [, width, widthUnit, height, heightUnit] = pair.exec(typed) ?? [];
  if (!width || !height) return refused({ reason: 'unreadable' });
  const sides = [width, height] as const;
  const unit = heightUnit ?? widthUnit;
  if (unit === undefined) return readWithoutUnit(sides, allowed);
  return judged(measured(sides, [widthUnit ?? unit, unit]), allowed);
}

/** In one spelling and without spaces, and without the DIN name where a size stands beside it. */
function tidied(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/×|\*|mal|by/g, 'x')
    .replaceAll(/\s+/g, '')
    .replaceAll(/zentimeter|centimet(?:er|re)s?/g, 'cm')
    .replaceAll(/millimet(?:er|re)s?/g, 'mm')
    .replace(/\(a\d\)$/, '')
    .replace(/^a\d(?:quer|hoch|landscape|portrait)?,(?=\d)/, '');
}

function readDin(name: string, way: string | undefined, allowed: AllowedFormats | undefined): TypedFormat {
  const upright = Object.entries(dinSizes).find(([known]) => known === name)?.[1];
  if (!upright) return refused({ reason: 'unknown-din', name });
  const across = { width: upright.height, height: upright.width };
  if (way === 'quer' || way === 'landscape') return judged({ ok: true, format: across }, allowed);
  const isOnlyAcross =
    way === undefined && allowed && !isAllowed(upright, allowed) && isAllowed(across, allowed);
  return judged({ ok: true, format: isOnlyAcross ? across : upright }, allowed);
}

function readWithoutUnit(sides: readonly [string, string], allowed: AllowedFormats | undefined): TypedFormat {
  const inCentimetres = measured(sides, ['cm', 'cm']);
  if (sides.some((side) => /[.,]/.test(side))) return judged(inCentimetres, allowed);
  const inMillimetres = measured(sides, ['mm', 'mm']);
  if (!allowed || !inMillimetres.ok || isAllowed(inMillimetres.format, allowed)) return inMillimetres;
  if (!inCentimetres.ok) return judged(inMillimetres, allowed);
  if (isAllowed(inCentimetres.format, allowed)) return inCentimetres;
  const isSmall = Math.max(inMillimetres.format.width, inMillimetres.format.height) < 100;
  return isSmall
    ? refused({ reason: 'ambiguous-unit', text: sides.join(' × ') })
    : judged(inMillimetres, allowed);
}

function measured(sides: readonly [string, string], units: readonly [string, string]): TypedFormat {
  if (sides.some((side) => /^0\d/.test(side))) return refused({ reason: 'leading-zero' });
  const [width, height] = [inMillimetres(sides[0], units[0]), inMillimetres(sides[1], units[1])];
  if (width <= 0 || height <= 0) return refused({ reason: 'zero' });
  if (!Number.isInteger(width) || !Number.isInteger(height)) return refused({ reason: 'too-fine' });
  if (width > longestSide || height > longestSide) return refused({ reason: 'too-large' });
  return { ok: true, format: { width, height } };
}

/** Centimetres by their decimals, as a product of binary fractions would not be whole. */
function inMillimetres(side: string, unit: string): number {
  const [whole = '', decimals = ''] = side.split(/[.,]/);
  if (unit === 'mm') return Number(`${whole}.${decimals}`);
  return Number(`${whole}${decimals.slice(0, 1) || '0'}.${decimals.slice(1)}`);
}

function judged(read: TypedFormat, allowed: AllowedFormats | undefined): TypedFormat {
  if (!read.ok || !allowed || isAllowed(read.format, allowed)) return read;
  return refused({ reason: 'not-allowed', format: read.format, allowed });
}

function isAllowed(format: Format, allowed: AllowedFormats): boolean {
  return isAllowedFormat(printFormat(format), allowed);
}

function refused(refusal: FormatRefusal): TypedFormat {
  return { ok: false, refusal };
}
