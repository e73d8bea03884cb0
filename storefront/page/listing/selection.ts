import { kindFacts, productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { ListingSource } from './listing-source.ts';
import type { ListingState } from './listing-state.ts';

/** Values by the filter's name, as the back end is asked for them. */
export type Selection = Readonly<Record<string, readonly string[]>>;

/** What is chosen, within what the overview is about. */
export function selectionOf({ limits }: ListingSource, { filters, allTemplates }: ListingState): Selection {
  if (allTemplates) return filters;
  const limited = Object.entries(limits).map(([name, limit]) => {
    const chosen = filters[name]?.filter((value) => limit.includes(value)) ?? [];
    return [name, chosen.length > 0 ? chosen : limit] as const;
  });
  return { ...filters, ...Object.fromEntries(limited) };
}

/** Whether an overview shows some of its templates only; the others of its kind are further templates, other kinds are not. */
export function hasSubject({ limits }: ListingSource): boolean {
  return Object.keys(limits).some((name) => name !== 'kind');
}

/** Whether a filter leaves nothing to choose, because the overview is about one of its values. */
export function isDecided({ limits }: ListingSource, { allTemplates }: ListingState, name: string): boolean {
  return !allTemplates && limits[name]?.length === 1;
}

/** Kinds with designs: some of their products are newer than others. */
const datedKinds: readonly string[] = productKinds.filter((kind) => kindFacts[kind].hasDesigns);

/** Whether the newest can come first. */
export function hasNewest(source: ListingSource, state: ListingState): boolean {
  const { kind = [] } = selectionOf(source, state);
  if (source.kind !== 'product' && !kindFacts[source.kind].hasDesigns) return false;
  return kind.length === 0 || kind.some((one) => datedKinds.includes(one));
}
