import {
  type CatalogueFacts,
  catalogueFactsSchema,
} from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import type { Logger } from 'pino';
import * as z from 'zod';

/** What is known of the catalogue: as of now, as of when the back end last answered, or nothing yet. */
export type KnownFacts =
  | { state: 'current'; facts: CatalogueFacts }
  | { state: 'kept'; facts: CatalogueFacts; asOf: Date }
  | { state: 'unknown' };

export type FactsSource = {
  /** Never fails; asks the back end unless it has answered a moment ago. */
  current(): Promise<KnownFacts>;
  /** The next question goes to the back end, whenever the last one was. */
  expire(): void;
};

const freshForMilliseconds = 2_000;
/** A back end that hangs must not hold up every question. */
const retryAfterMilliseconds = 5_000;
const timeoutMilliseconds = 3_000;

/** A source for a preview server without a back end. */
export const noFacts: FactsSource = { current: async () => ({ state: 'unknown' }), expire: () => {} };

/** Keeps the catalogue's facts and asks the back end, by ETag, whether they still hold. */
export function createFactsSource(origin: string, log: Pick<Logger, 'warn'>): FactsSource {
  const url = new URL('/web-api/catalogue-facts', origin);
  let kept: { facts: CatalogueFacts; etag: string | undefined; asOf: Date } | undefined;
  let known: KnownFacts = { state: 'unknown' };
  let askAgainAt = 0;
  /** Said once, not at every look. */
  let isSilent = false;
  let asking: Promise<KnownFacts> | undefined;
  /** A question that was under way when the facts expired may bring those from before. */
  let isOutdated = false;

  const ask = async (): Promise<KnownFacts> => {
    isOutdated = false;
    try {
      const response = await fetch(url, {
        headers: kept?.etag === undefined ? {} : { 'if-none-match': kept.etag },
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      if (response.status === 304 && kept) kept = { ...kept, asOf: new Date() };
      else kept = await readAnswer(response);
      known = { state: 'current', facts: kept.facts };
      isSilent = false;
      askAgainAt = Date.now() + freshForMilliseconds;
    } catch (error) {
      if (!isSilent) log.warn({ err: error }, 'the back end does not say what the catalogue holds');
      isSilent = true;
      known = kept ? { state: 'kept', facts: kept.facts, asOf: kept.asOf } : { state: 'unknown' };
      askAgainAt = Date.now() + retryAfterMilliseconds;
    }
    return known;
  };

  return {
    async current() {
      if (asking && isOutdated) await asking;
      if (!asking && Date.now() < askAgainAt) return known;
      asking ??= ask().finally(() => {
        asking = undefined;
        if (isOutdated) askAgainAt = 0;
      });
      return asking;
    },
    expire() {
      askAgainAt = 0;
      isOutdated = true;
    },
  };
}

async function readAnswer(response: Response) {
  if (!response.ok) throw new Error(`The back end answered ${response.status}.`);
  const facts = catalogueFactsSchema.safeParse(await response.json());
  if (!facts.success) throw new Error(`No catalogue facts: ${z.prettifyError(facts.error)}`);
  return { facts: facts.data, etag: response.headers.get('etag') ?? undefined, asOf: new Date() };
}
