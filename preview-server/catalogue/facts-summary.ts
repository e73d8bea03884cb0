import type { CatalogueFacts } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import type { KnownFacts } from './facts-source.ts';

/** How an answer says which catalogue a page was judged by; `asOf` where the back end did not answer just now. */
export type FactsSummary = { state: KnownFacts['state']; version?: string; asOf?: string };

export function summaryOf(known: KnownFacts): FactsSummary {
  switch (known.state) {
    case 'current':
      return { state: 'current', version: known.value.version };
    case 'kept':
      return { state: 'kept', version: known.value.version, asOf: known.asOf.toISOString() };
    case 'unknown':
      return { state: 'unknown' };
  }
}

export function factsOf(known: KnownFacts): CatalogueFacts | undefined {
  return known.state === 'unknown' ? undefined : known.value;
}

/** A sentence for whoever is refused by facts that may have changed since; empty where there is nothing to say. */
export function caveat({ state, asOf }: FactsSummary): string {
  if (state !== 'kept') return '';
  return ` The shop does not answer at the moment: products were compared with its catalogue of ${asOf}.`;
}
