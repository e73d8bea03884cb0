import { flagClient as limits } from '@blattwerk/schemas/shop/flags/flag-client.ts';
import type { SplitFlag } from './split-flag.ts';

/** Which flags a client wants: of sets, or by name and by what names begin with; of all, where nothing is said. */
type FlagFilter = { sets: readonly string[]; names: readonly string[]; prefixes: readonly string[] };

export type ReadFilter = { ok: true; filter: FlagFilter } | { ok: false };

/** Reads the filter of a query; more sets than a client may ask for are too many. */
export function readFlagFilter(query: URLSearchParams): ReadFilter {
  const listOf = (name: string) => (query.get(name) ?? '').split(',').filter((one) => one !== '');
  const filter = { sets: listOf('sets'), names: listOf('names'), prefixes: listOf('prefixes') };
  return filter.sets.length > limits.maxFlagSets ? { ok: false } : { ok: true, filter };
}

/** What a client that knows all flags up to `since` has to be told. */
export function splitChanges(flags: readonly SplitFlag[], since: number, filter: FlagFilter) {
  const changed = flags.filter((flag) => flag.changeNumber > since && isWanted(flag, filter));
  const till = Math.max(since, ...flags.map(({ changeNumber }) => changeNumber));
  // The shop has no segments made by rules.
  return { ff: { d: changed, s: since, t: till }, rbs: { d: [], s: -1, t: -1 } };
}

function isWanted({ name, sets }: SplitFlag, filter: FlagFilter): boolean {
  if (filter.sets.length > 0) return sets.some((set) => filter.sets.includes(set));
  if (filter.names.length + filter.prefixes.length === 0) return true;
  return filter.names.includes(name) || filter.prefixes.some((prefix) => name.startsWith(`${prefix}__`));
}
