import { randomUUID } from 'node:crypto';
import { webhookEndpoints, webhookLogs } from '@blattwerk/database/tables/webhooks.ts';
import { webhookHeaders } from '@blattwerk/server-kit/webhooks/webhook-headers.ts';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { ContentSpace } from '../content-space.ts';

/** `story.published`, `datasource.entries_updated`, … */
export type WebhookEvent = {
  /** `story`, `datasource`, `asset`, or `catalogue` for pages that a change of the catalogue has broken. */
  topic: string;
  action: string;
  text: string;
  /** Further fields of the payload, such as `story_id`. */
  fields: Record<string, string | number>;
};

type Endpoint = { endpoint: string; secret: string | null };
type Delivery = { endpoint: string; status: number | null; message: string };

const timeout = 2_000;
const keptLogs = 500;

/** Tells every endpoint of an event and waits for it, two seconds at most. A failure is logged, never passed on. */
export async function notifyWebhooks(space: ContentSpace, event: WebhookEvent): Promise<void> {
  const own = event.topic === 'catalogue' ? [] : space.config.webhooks;
  const endpoints = [...own, ...(await storedEndpoints(space, event))];
  const spaceId = space.config.space.id;
  const body = JSON.stringify({ text: event.text, action: event.action, space_id: spaceId, ...event.fields });
  const deliveries = await Promise.all(endpoints.map((endpoint) => send(endpoint, body)));
  for (const delivery of deliveries) {
    const isDelivered = delivery.status !== null && delivery.status >= 200 && delivery.status < 300;
    space.log[isDelivered ? 'debug' : 'warn']({ ...delivery, action: event.action }, 'webhook');
  }
  await keepLogs(space, event, deliveries);
}

async function storedEndpoints({ database, config }: ContentSpace, { topic, action }: WebhookEvent) {
  const stored = await database
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.spaceId, config.space.id), eq(webhookEndpoints.activated, true)));
  return stored.filter(({ actions }) => actions.includes(`${topic}.${action}`));
}

async function send({ endpoint, secret }: Endpoint, body: string): Promise<Delivery> {
  const headers = webhookHeaders(secret || null, { id: randomUUID(), body }, Date.now());
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return { endpoint, status: response.status, message: response.statusText };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    return { endpoint, status: null, message: isTimeout ? 'no answer within 2 s' : 'not reachable' };
  }
}

async function keepLogs({ database, config }: ContentSpace, event: WebhookEvent, deliveries: Delivery[]) {
  if (deliveries.length === 0) return;
  const spaceId = config.space.id;
  await database
    .insert(webhookLogs)
    .values(
      deliveries.map((delivery) => ({ spaceId, action: `${event.topic}.${event.action}`, ...delivery })),
    );
  const [oldest] = await database
    .select({ id: webhookLogs.id })
    .from(webhookLogs)
    .where(eq(webhookLogs.spaceId, spaceId))
    .orderBy(desc(webhookLogs.id))
    .limit(1)
    .offset(keptLogs);
  if (oldest) await database.delete(webhookLogs).where(lt(webhookLogs.id, oldest.id + 1));
}
