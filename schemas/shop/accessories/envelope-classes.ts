import type { Format } from '../sizes/formats.ts';
import type { EnvelopePriceKind } from './envelope-prices.ts';

/** Longest and shortest side, millimetres, up to which an envelope belongs to a class; anything larger is `large`. */
const limits: readonly { kind: EnvelopePriceKind; long: number; short: number }[] = [
  { kind: 'standard', long: 220, short: 114 },
  { kind: 'compact', long: 220, short: 125 },
];

/** C6, DIN lang and the small square are standard, B6 is compact, the large square and C5 are large. */
export function envelopePriceKindOf({ width, height }: Format): EnvelopePriceKind {
  const fits = (limit: { long: number; short: number }) =>
    Math.max(width, height) <= limit.long && Math.min(width, height) <= limit.short;
  return limits.find(fits)?.kind ?? 'large';
}
