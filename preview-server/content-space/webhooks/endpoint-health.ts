import type { Logger } from 'pino';

/** An address may be away as long as a restart takes. */
const patienceMs = 60_000;

export type EndpointHealth = {
  note(endpoint: string, answer: { isTaken: boolean; message: string }, now: number): void;
};

/** Tells the log of addresses that do not answer: once after a minute, and once when they are back. */
export function createEndpointHealth(log: Logger): EndpointHealth {
  const failing = new Map<string, { since: number; isTold: boolean }>();
  return {
    note(endpoint, { isTaken, message }, now) {
      const known = failing.get(endpoint);
      if (isTaken) {
        failing.delete(endpoint);
        if (known?.isTold) log.info({ endpoint }, 'webhooks are taken again');
        return;
      }
      if (!known) failing.set(endpoint, { since: now, isTold: false });
      else if (!known.isTold && now - known.since >= patienceMs) {
        known.isTold = true;
        log.warn({ endpoint, message }, 'webhooks are not taken; they wait and are sent again');
      }
    },
  };
}
