import {
  type CatalogueFacts,
  catalogueFactsSchema,
} from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import {
  type FollowedResource,
  followResource,
  type Known,
} from '@blattwerk/server-kit/remote/followed-resource.ts';
import type { Logger } from 'pino';
import type { FactsSummary } from './facts-summary.ts';

export type KnownFacts = Known<CatalogueFacts>;
export type FactsSource = FollowedResource<CatalogueFacts>;

/** A source for a preview server without a back end. */
export const noFacts: FactsSource = { current: async () => ({ state: 'unknown' }), expire: () => {} };

/** The catalogue's facts, asked of the back end. */
export function createFactsSource(origin: string, log: Pick<Logger, 'warn'>): FactsSource {
  return followResource({
    url: new URL('/web-api/catalogue-facts', origin),
    schema: catalogueFactsSchema,
    // 100,000 products have about 20 MB.
    maxBytes: 64 * 2 ** 20,
    freshSeconds: 2,
    retrySeconds: 5,
    timeoutSeconds: 3,
    patienceSeconds: 60,
    log,
  });
}

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
