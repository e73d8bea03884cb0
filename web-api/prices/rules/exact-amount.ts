/**
 * Millionths of a minor unit. Prices by area and by edge are whole numbers of them, so that nothing is rounded, and
 * nothing has to be added up in fractions, before the price of a piece is.
 */
export type ExactAmount = number;

const perMinorUnit = 1_000_000;
const wholeShare = 1000;

export function exactly(minorUnits: number): ExactAmount {
  return minorUnits * perMinorUnit;
}

/** In minor units, half a one upwards. @param perMille which share of the amount */
export function rounded(amount: ExactAmount, perMille = wholeShare): number {
  return Math.round((amount * perMille) / (perMinorUnit * wholeShare));
}
