import { type Channel, channelTable } from '../markets/channels.ts';
import type { Locale } from '../markets/locales.generated.ts';
import { dinName } from './din-sizes.ts';
import type { Format } from './formats.ts';

export type LengthUnit = 'cm' | 'in';
type Rounding = 'halfExpand' | 'ceil' | 'floor';

const millimetresPer: Record<LengthUnit, number> = { cm: 10, in: 25.4 };

/** Inches for the United States on the channel that offers them, centimetres everywhere else. */
export function lengthUnitOf(channel: Channel, locale: Locale): LengthUnit {
  return locale === 'en-US' && channelTable[channel].hasInchesForUs ? 'in' : 'cm';
}

/** A typed length (`45,5`, `45.5`) in whole millimetres; undefined for anything else. */
export function readLength(text: string, unit: LengthUnit): number | undefined {
  if (!/^\s*\d{1,4}([.,]\d{1,2})?\s*$/.test(text)) return undefined;
  return Math.round(Number(text.replace(',', '.')) * millimetresPer[unit]);
}

/**
 * A length without its unit, with at most one decimal.
 * @param rounding `ceil` and `floor` keep a limit one that can be typed
 */
export function displayLength(
  millimetres: number,
  locale: Locale,
  unit: LengthUnit,
  rounding: Rounding = 'halfExpand',
): string {
  return formatterOf(locale, rounding).format(millimetres / millimetresPer[unit]);
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Kept, as making one takes far longer than printing a length. */
function formatterOf(locale: Locale, rounding: Rounding): Intl.NumberFormat {
  const key = `${locale} ${rounding}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 1,
    useGrouping: false,
    roundingMode: rounding,
  });
  formatters.set(key, made);
  return made;
}

/** A text with its sizes in the unit of a shop: `Photo print 10 × 15 cm` is `Photo print 3.9 × 5.9 in`. */
export function sizesInUnit(text: string, locale: Locale, unit: LengthUnit): string {
  if (unit === 'cm') return text;
  return text.replace(/([\d.,]+)\s×\s([\d.,]+)\scm(?: \(A\d\))?/g, (_, width: string, height: string) => {
    const [inWidth = 0, inHeight = 0] = [width, height].map((side) => Number(side.replace(',', '.')) * 10);
    return displayFormat({ width: inWidth, height: inHeight }, locale, unit);
  });
}

/**
 * A size as people read it, with at most one decimal and its DIN name where it has one:
 * `14,8 × 10,5 cm (A6)`, `5.8 × 4.1 in (A6)`. Spaces inside the measure do not break.
 */
export function displayFormat(format: Format, locale: Locale, unit: LengthUnit): string {
  const [width, height] = [format.width, format.height].map((length) => displayLength(length, locale, unit));
  const name = dinName(format);
  return `${width}\u00a0×\u00a0${height}\u00a0${unit}${name ? ` (${name})` : ''}`;
}
