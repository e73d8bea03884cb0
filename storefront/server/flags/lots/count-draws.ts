import { flagClient as limits } from '@blattwerk/schemas/shop/flags/flag-client.ts';
import { flagServicePath } from '@blattwerk/schemas/shop/flags/flag-service-path.ts';
import type { Logger } from 'pino';

type Parts = { backEndOrigin: string; serverKey: string; logger: Pick<Logger, 'warn'> };

const patienceMs = 5_000;

/** Counts what flags were asked without the vendor's client, and hands it in to the shop's own service as the client would. */
export function countDraws({ backEndOrigin, serverKey, logger }: Parts) {
  let counts = new Map<string, number>();

  async function handIn(): Promise<void> {
    if (counts.size === 0) return;
    const now = Date.now();
    const pf = [...counts].map(([f, rc]) => ({ f, m: now, rc }));
    counts = new Map();
    const sent = await fetch(`${backEndOrigin}${flagServicePath}/api/testImpressions/count`, {
      method: 'POST',
      headers: { authorization: `Bearer ${serverKey}`, splitsdkversion: 'shop' },
      body: JSON.stringify({ pf }),
      signal: AbortSignal.timeout(patienceMs),
    }).catch((error: unknown) => error);
    if (!(sent instanceof Response) || !sent.ok) logger.warn({ sent }, 'draws of flags were not counted');
  }

  const timer = setInterval(() => void handIn(), limits.refreshMs.impressions);
  timer.unref();
  return {
    add(flags: readonly string[]) {
      for (const flag of flags) counts.set(flag, (counts.get(flag) ?? 0) + 1);
    },
    /** Hands in what is left. */
    async close() {
      clearInterval(timer);
      await handIn();
    },
  };
}
