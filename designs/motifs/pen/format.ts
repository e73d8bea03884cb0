import type { Point } from './point.ts';

/** `''`, `.01` to `.99`: joining them to whole numbers is several times faster than writing fractions. */
const fractions = Array.from({ length: 100 }, (_, hundredths) => String(hundredths / 100).slice(1));

/** A number as paths write it: two decimals (finer than any printer), no trailing zeros, no `-0`. */
export function formatNumber(value: number): string {
  const signed = Math.round(value * 100);
  const hundredths = Math.abs(signed);
  const whole = Math.floor(hundredths / 100);
  const sign = signed < 0 ? '-' : '';
  return `${sign}${whole}${fractions[hundredths - whole * 100] ?? ''}`;
}

/** `x y`, two decimals. */
export function formatPoint(point: Point): string {
  return `${formatNumber(point[0])} ${formatNumber(point[1])}`;
}
