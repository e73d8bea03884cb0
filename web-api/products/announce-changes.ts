import { signWebhook } from '@blattwerk/schemas/network/webhook-signature.ts';
import type { Logger } from 'pino';
import { type Loop, startLoop } from '../background/loop.ts';
import type { ProductSource } from './product-source.ts';

export type CatalogueWebhook = { endpoint: string; secret: string };

const timeoutMilliseconds = 2_000;
const mostAttempts = 12;

export type CatalogueNews = Loop & {
  /** Calls whoever lives in this process at every new version. */
  follow(follower: () => void): void;
};

/**
 * Watches the catalogue, which any process on the same database may change, and tells every address of a new version:
 * `POST` with `{"action": "catalogue.changed", "version": …}`, signed as the content space signs, hex HMAC-SHA1 over
 * the body in `webhook-signature`. Whoever does not answer is told again at the next looks, for about half a minute.
 */
export function startCatalogueNews(
  products: ProductSource,
  webhooks: readonly CatalogueWebhook[],
  { log, intervalMilliseconds = 2_000 }: { log: Logger; intervalMilliseconds?: number },
): CatalogueNews {
  const followers: (() => void)[] = [];
  let known: string | undefined;
  const waiting = new Map<CatalogueWebhook, { version: string; attempts: number }>();

  const tell = async (webhook: CatalogueWebhook, version: string, attempts: number) => {
    const problem = await send(webhook, version);
    if (problem === undefined || attempts + 1 >= mostAttempts) waiting.delete(webhook);
    else waiting.set(webhook, { version, attempts: attempts + 1 });
    if (problem !== undefined && (attempts === 0 || attempts + 1 >= mostAttempts))
      log.warn({ endpoint: webhook.endpoint, problem }, 'could not tell of a new version of the catalogue');
  };

  const loop = startLoop(
    'catalogue news',
    async () => {
      if (webhooks.length + followers.length === 0) return false;
      const { version } = await products.fresh();
      if (known !== undefined && known !== version) {
        for (const follower of followers) follower();
        for (const webhook of webhooks) waiting.set(webhook, { version, attempts: 0 });
      }
      known = version;
      await Promise.all([...waiting].map(([webhook, news]) => tell(webhook, news.version, news.attempts)));
      return false;
    },
    { intervalMilliseconds, log },
  );
  return {
    ...loop,
    follow(follower) {
      followers.push(follower);
      loop.poke();
    },
  };
}

/** What went wrong, or undefined. */
async function send({ endpoint, secret }: CatalogueWebhook, version: string): Promise<string | undefined> {
  const body = JSON.stringify({
    text: `The catalogue has the version ${version}.`,
    action: 'catalogue.changed',
    version,
  });
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'webhook-signature': signWebhook(secret, body) },
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
