import type { VisitorTraits } from '@blattwerk/schemas/shop/flags/visitor-traits.ts';
import type { Treatments } from '../flag-client.ts';
import { type DrawnFlag, lotOf, readFlags } from './lot.ts';

/** What several flags say for a new key; answers for the same treatments are the same object. */
type Draw = (key: string) => Treatments;

/**
 * Draws for new keys, as the vendor's client would decide them; it takes thirty times as long, and hands in every key.
 * @param plan what the client knows now
 */
export function createDraws(plan: () => unknown) {
  let known: ReadonlyMap<string, DrawnFlag> | undefined;
  let draws = new WeakMap<readonly string[], { traits: VisitorTraits; draw: Draw | undefined }>();
  return {
    /** @param flags of a page, which hands in the same list as long as it is kept */
    of(flags: readonly string[], traits: VisitorTraits): Draw | undefined {
      const before = draws.get(flags);
      if (before?.traits === traits) return before.draw;
      known ??= readFlags(plan());
      const draw = drawLots(known, flags, traits);
      draws.set(flags, { traits, draw });
      return draw;
    },
    /** A flag has changed. */
    forget() {
      known = undefined;
      draws = new WeakMap();
    },
  };
}

/** Draws for a page's flags at once; undefined where one of them has no lot. */
function drawLots(
  known: ReadonlyMap<string, DrawnFlag>,
  flags: readonly string[],
  traits: VisitorTraits,
): Draw | undefined {
  const drawn = flags.flatMap((flag) => {
    const found = known.get(flag);
    const lot = found && lotOf(found, traits);
    return lot ? [{ flag, ...lot }] : [];
  });
  if (drawn.length < flags.length) return undefined;
  const answers = new Map<number, Treatments>();
  return (key) => {
    let number = 0;
    for (const { treatments, placeOf } of drawn) number = number * treatments.length + placeOf(key);
    const found = answers.get(number);
    if (found) return found;
    const said = Object.fromEntries(
      drawn.map(({ flag, treatments, placeOf }) => [flag, treatments[placeOf(key)] ?? 'control']),
    );
    answers.set(number, said);
    return said;
  };
}
