import type { Database, Queries } from '@blattwerk/database/database.ts';
import { type WebhookDeliveryRow, webhookEndpoints } from '@blattwerk/database/tables/webhooks.ts';
import { unavailableReason } from '@blattwerk/database/unavailable.ts';
import { startLoop } from '@blattwerk/server-kit/background/loop.ts';
import { publicAnd } from '@blattwerk/server-kit/http/reachable-networks.ts';
import { webhookHeaders } from '@blattwerk/server-kit/webhooks/webhook-headers.ts';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { isLocal, type PreviewServerConfig } from '../../config.ts';
import {
  claimDue,
  claimNew,
  forgetOldDeliveries,
  giveUp,
  noteAnswer,
  queueAgain,
  queueDeliveries,
} from './deliveries.ts';
import { createEndpointHealth } from './endpoint-health.ts';
import { postWebhook } from './post-webhook.ts';
import type { WebhookEvent } from './webhook-event.ts';

export type Webhooks = {
  /** Puts an event up for sending, in the transaction that makes the change; names what was put up. */
  queue(queries: Queries, event: WebhookEvent): Promise<number[]>;
  /** Sends what was put up, and waits for it, two seconds at most. A failure is noted, never passed on: it is tried again. */
  settle(deliveries: readonly number[]): Promise<void>;
  /** Sends something once more; names the new delivery, undefined where there is none. */
  sendAgain(delivery: number): Promise<number | undefined>;
  close(): Promise<void>;
};

/** An editor waits for the first attempt. */
const firstTimeoutSeconds = 2;
const timeoutSeconds = 10;
const intervalMilliseconds = 1_000;
const housekeepingMs = 60_000;
const loopback = ['127.0.0.0/8', '::1/128'];

type Target = { endpoint: string; secret: string | null; isOwn: boolean };

/** Tells addresses of events: at once, then again with growing pauses, after a restart too, each by one process. */
export function createWebhooks(config: PreviewServerConfig, database: Database, log: Logger): Webhooks {
  const spaceId = config.space.id;
  const reach = publicAnd(config.webhookNetworks ?? (isLocal(config) ? loopback : []));
  const health = createEndpointHealth(log);
  let tidiedAt = 0;

  const loop = startLoop('webhooks', () => sendDue().catch(passOver), { intervalMilliseconds, log });

  async function sendDue(): Promise<boolean> {
    const due = await claimDue(database, spaceId);
    await Promise.all(due.map((delivery) => attempt(delivery, timeoutSeconds)));
    if (Date.now() - tidiedAt > housekeepingMs) {
      tidiedAt = Date.now();
      await forgetOldDeliveries(database, spaceId);
    }
    return due.length > 0;
  }

  /** While the database is away, every request says so. */
  function passOver(error: unknown): boolean {
    if (unavailableReason(error) === undefined) throw error;
    return false;
  }

  async function attempt(delivery: WebhookDeliveryRow, seconds: number): Promise<void> {
    const target = await targetOf(delivery);
    if (typeof target === 'string') return giveUp(database, delivery.id, target);
    const { endpoint, secret, isOwn } = target;
    const { messageId: id, body } = delivery;
    const answer = await postWebhook(endpoint, {
      headers: webhookHeaders(secret, { id, body }, Date.now()),
      body,
      timeoutSeconds: seconds,
      reach: isOwn ? undefined : reach,
    });
    health.note(endpoint, answer, Date.now());
    await noteAnswer(database, delivery, answer);
  }

  /** Where a delivery goes as things stand now, or why it goes nowhere. */
  async function targetOf({ endpointId, endpoint }: WebhookDeliveryRow): Promise<Target | string> {
    if (endpointId === null) {
      const own = config.webhooks.find((webhook) => webhook.endpoint === endpoint);
      return own ? { ...own, isOwn: true } : 'is no longer configured';
    }
    const [stored] = await database
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, endpointId));
    if (!stored?.activated) return 'has been switched off';
    return { endpoint: stored.endpoint, secret: stored.secret || null, isOwn: false };
  }

  async function settle(deliveries: readonly number[]): Promise<void> {
    if (deliveries.length === 0) return;
    try {
      const claimed = await claimNew(database, deliveries);
      await Promise.all(claimed.map((delivery) => attempt(delivery, firstTimeoutSeconds)));
    } catch (error) {
      // The change stands, and what was put up is sent by the loop.
      log.warn({ err: error }, 'webhooks are sent later');
    }
  }

  return {
    queue: (queries, event) => queueDeliveries(queries, config, event),
    settle,
    async sendAgain(delivery) {
      const again = await queueAgain(database, spaceId, delivery);
      if (again !== undefined) await settle([again]);
      return again;
    },
    close: loop.close,
  };
}
