import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { displayLength, type LengthUnit, readLength } from '@blattwerk/schemas/shop/sizes/format-display.ts';
import type { Format } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { type FormatLimits, fitsLimits } from '@blattwerk/schemas/shop/wall-art/wall-formats.ts';

export type TypedSize = { width: string; height: string };

/** The size that was typed; undefined where it is no size, or one that is not made. */
export function readOwnSize(
  { width, height }: TypedSize,
  unit: LengthUnit,
  limits: FormatLimits,
): Format | undefined {
  const format = { width: readLength(width, unit) ?? 0, height: readLength(height, unit) ?? 0 };
  return fitsLimits(format, limits) ? format : undefined;
}

/** A size as the two fields show it. */
export function typedSize({ width, height }: Format, locale: Locale, unit: LengthUnit): TypedSize {
  return { width: displayLength(width, locale, unit), height: displayLength(height, locale, unit) };
}

/** Limits as a sentence names them: each can itself be typed. */
export function displayLimits(
  { minimum, maximumShort, maximumLong }: FormatLimits,
  locale: Locale,
  unit: LengthUnit,
) {
  return {
    minimum: displayLength(minimum, locale, unit, 'ceil'),
    short: displayLength(maximumShort, locale, unit, 'floor'),
    long: displayLength(maximumLong, locale, unit, 'floor'),
    unit,
  };
}
