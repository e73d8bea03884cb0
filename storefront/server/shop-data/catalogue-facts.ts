import {
  type CatalogueFacts,
  catalogueFactsSchema,
} from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import { followResource } from '@blattwerk/server-kit/remote/followed-resource.ts';
import type { Logger } from 'pino';

export type CatalogueFactsSource = {
  /** The catalogue's facts; older ones while the back end cannot be asked, undefined before its first answer. */
  current(): Promise<CatalogueFacts | undefined>;
  /** The catalogue changed. */
  outdate(): void;
};

type Options = { origin: string; timeoutSeconds: number; logger: Logger };

/** Holds the catalogue's facts in memory and asks once a minute whether they changed; webhooks say so earlier. */
export function createCatalogueFacts({ origin, timeoutSeconds, logger }: Options): CatalogueFactsSource {
  const followed = followResource({
    url: new URL('/web-api/catalogue-facts', origin),
    schema: catalogueFactsSchema,
    // 100,000 products have about 20 MB.
    maxBytes: 64 * 2 ** 20,
    freshSeconds: 60,
    retrySeconds: 5,
    timeoutSeconds,
    log: logger,
  });
  return {
    async current() {
      const known = await followed.current();
      return known.state === 'unknown' ? undefined : known.value;
    },
    outdate: followed.expire,
  };
}
