import type { Treatments } from '../flag-client.ts';
import { type Lot, readLots } from './lot.ts';

/** What several flags say for a new key; answers for the same treatments are the same object. */
type Draw = (key: string) => Treatments;

/**
 * Draws for new keys, as the vendor's client would decide them; it takes thirty times as long, and hands in every key.
 * @param plan what the client knows now
 */
export function createDraws(plan: () => unknown) {
  let lots: ReadonlyMap<string, Lot> | undefined;
  let draws = new WeakMap<readonly string[], { draw: Draw | undefined }>();
  return {
    /** @param flags of a page, which hands in the same list as long as it is kept */
    of(flags: readonly string[]): Draw | undefined {
      const known = draws.get(flags);
      if (known) return known.draw;
      lots ??= readLots(plan());
      const draw = drawLots(lots, flags);
      draws.set(flags, { draw });
      return draw;
    },
    /** A flag has changed. */
    forget() {
      lots = undefined;
      draws = new WeakMap();
    },
  };
}

/** Draws for a page's flags at once; undefined where one of them has no lot. */
function drawLots(lots: ReadonlyMap<string, Lot>, flags: readonly string[]): Draw | undefined {
  const drawn = flags.flatMap((flag) => {
    const lot = lots.get(flag);
    return lot ? [{ flag, ...lot }] : [];
  });
  if (drawn.length < flags.length) return undefined;
  const known = new Map<number, Treatments>();
  return (key) => {
    let number = 0;
    for (const { treatments, placeOf } of drawn) number = number * treatments.length + placeOf(key);
    const found = known.get(number);
    if (found) return found;
    const said = Object.fromEntries(
      drawn.map(({ flag, treatments, placeOf }) => [flag, treatments[placeOf(key)] ?? 'control']),
    );
    known.set(number, said);
    return said;
  };
}
