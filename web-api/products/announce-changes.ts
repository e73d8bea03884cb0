import { randomUUID } from 'node:crypto';
import type { CatalogueEvent } from '@blattwerk/schemas/web-api/catalogue/catalogue-event.ts';
import { type Loop, startLoop } from '@blattwerk/server-kit/background/loop.ts';
import { webhookHeaders } from '@blattwerk/server-kit/webhooks/webhook-headers.ts';
import type { Logger } from 'pino';

export type CatalogueWebhook = { endpoint: string; secret: string };

const timeoutMilliseconds = 2_000;
const mostAttempts = 12;

/** A version that an address has not confirmed yet. */
type News = { id: string; version: string; attempts: number };

export type CatalogueNews = Loop & {
  /** Adds a callback of this process, called at every new version. */
  follow(follower: () => void): void;
};

/**
 * Watches the catalogue, which any process on the same database may change, and tells every address of a new version:
 * `POST` with `{"action": "catalogue.changed", "version": …}`, signed as the content space signs, hex HMAC-SHA1 over
 * the body in `webhook-signature`. An address that does not answer is told again at the next looks, for about half a minute.
 */
export function startCatalogueNews(
  products: { fresh(): Promise<{ version: string }> },
  webhooks: readonly CatalogueWebhook[],
  { log, intervalMilliseconds = 2_000 }: { log: Logger; intervalMilliseconds?: number },
): CatalogueNews {
  const followers: (() => void)[] = [];
  let known: string | undefined;
  const waiting = new Map<CatalogueWebhook, News>();
  const telling = new Map<CatalogueWebhook, Promise<void>>();

  const tell = async (webhook: CatalogueWebhook, news: News) => {
    const problem = await send(webhook, news);
    news.attempts += 1;
    const isFirst = news.attempts === 1;
    const isLast = news.attempts === mostAttempts;
    if (problem !== undefined && (isFirst || isLast))
      log.warn({ endpoint: webhook.endpoint, problem }, 'could not tell of a new version of the catalogue');
    // Meanwhile there may be newer news.
    if (waiting.get(webhook) === news && (problem === undefined || isLast)) waiting.delete(webhook);
  };

  const loop = startLoop(
    'catalogue news',
    async () => {
      if (webhooks.length + followers.length === 0) return false;
      const { version } = await products.fresh();
      if (known !== undefined && known !== version) {
        for (const follower of followers) follower();
        for (const webhook of webhooks) waiting.set(webhook, { id: randomUUID(), version, attempts: 0 });
      }
      known = version;
      // A slow address delays neither the next look nor the other addresses.
      for (const [webhook, news] of waiting) {
        if (telling.has(webhook)) continue;
        telling.set(
          webhook,
          tell(webhook, news).finally(() => telling.delete(webhook)),
        );
      }
      return false;
    },
    { intervalMilliseconds, log },
  );
  return {
    poke: loop.poke,
    async close() {
      await loop.close();
      await Promise.all(telling.values());
    },
    follow(follower) {
      followers.push(follower);
      loop.poke();
    },
  };
}

/** What went wrong, or undefined. */
async function send(
  { endpoint, secret }: CatalogueWebhook,
  { id, version }: News,
): Promise<string | undefined> {
  const event: CatalogueEvent = {
    text: `The catalogue has the version ${version}.`,
    action: 'catalogue.changed',
    version,
  };
  const body = JSON.stringify(event);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: webhookHeaders(secret, { id, body }, Date.now()),
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `answered ${response.status}`;
  } catch {
    return 'no answer';
  }
}
