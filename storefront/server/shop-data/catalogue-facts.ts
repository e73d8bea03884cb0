import {
  type CatalogueFacts,
  catalogueFactsSchema,
} from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import type { Logger } from 'pino';
import { readBounded } from '../http/read-bounded.ts';

/** 100,000 products have about 20 MB. */
const maxBytes = 64 * 2 ** 20;
/** How long facts count as today's; webhooks of the catalogue end them earlier. */
const freshMs = 60_000;
/** How long the back end is left alone after it failed. */
const pauseMs = 5_000;

export type CatalogueFactsSource = {
  /** What the catalogue knows; older facts while the back end cannot be asked, undefined when there never were any. */
  current(): Promise<CatalogueFacts | undefined>;
  /** The catalogue changed. */
  outdate(): void;
};

type Options = { origin: string; timeoutSeconds: number; logger: Logger; now?: () => number };

/** Holds the catalogue's facts in memory and asks once a minute whether they changed. */
export function createCatalogueFacts({
  origin,
  timeoutSeconds,
  logger,
  now = Date.now,
}: Options): CatalogueFactsSource {
  let known: { facts: CatalogueFacts; etag: string | null } | undefined;
  let goodUntil = 0;
  let outdated = 0;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const asked = now();
    const before = outdated;
    goodUntil = asked + pauseMs;
    try {
      const response = await fetch(`${origin}/web-api/catalogue-facts`, {
        headers: known?.etag ? { 'if-none-match': known.etag } : {},
        signal: AbortSignal.timeout(timeoutSeconds * 1000),
      });
      if (response.status !== 304) {
        if (!response.ok) throw new Error(`status ${response.status}`);
        const body = await readBounded(response, maxBytes);
        if (!body) throw new Error('the answer is too large');
        const facts = catalogueFactsSchema.parse(JSON.parse(body.toString('utf8')));
        known = { facts, etag: response.headers.get('etag') };
      }
      // What was under way when the catalogue changed may be the old facts.
      goodUntil = before === outdated ? asked + freshMs : 0;
    } catch (error) {
      logger.error({ err: error }, "The catalogue's facts cannot be read");
    }
  }

  return {
    async current() {
      if (now() >= goodUntil) {
        asking ??= ask().finally(() => {
          asking = undefined;
        });
      }
      await asking;
      return known?.facts;
    },
    outdate: () => {
      outdated += 1;
      goodUntil = 0;
    },
  };
}
