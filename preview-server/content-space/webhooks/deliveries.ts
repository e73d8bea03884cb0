import type { Queries } from '@blattwerk/database/database.ts';
import {
  type WebhookDeliveryRow,
  webhookDeliveries,
  webhookEndpoints,
} from '@blattwerk/database/tables/webhooks.ts';
import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PreviewServerConfig } from '../../config.ts';
import type { WebhookAnswer } from './post-webhook.ts';
import { retryPause } from './retry-pause.ts';
import { ownTopics, type WebhookEvent } from './webhook-event.ts';

type Place = Pick<PreviewServerConfig, 'space' | 'webhooks'>;

/** Seconds until what was put up is due for others than the process that did: it is about to send it. */
const headStartSeconds = 5;
/** Longer than an attempt may take; after it another process takes over. */
const leaseSeconds = 60;
/** Sent at once, of each address: one that is slow holds up no other. */
const atOnce = 40;
const atOnceEach = 8;
/** Deliveries kept that are over. */
const maxKept = 500;
const gone = 410;

const secondsFromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Puts an event up for every address that wants it; call it in the transaction that makes the change. */
export async function queueDeliveries(
  queries: Queries,
  { space, webhooks }: Place,
  { topic, action, text, fields }: WebhookEvent,
): Promise<number[]> {
  const name = `${topic}.${action}`;
  const stored = await queries
    .select({ endpointId: webhookEndpoints.id, endpoint: webhookEndpoints.endpoint })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.spaceId, space.id),
        eq(webhookEndpoints.activated, true),
        arrayContains(webhookEndpoints.actions, [name]),
      ),
    )
    .orderBy(asc(webhookEndpoints.id));
  const own = ownTopics.includes(topic)
    ? []
    : webhooks.map(({ endpoint }) => ({ endpointId: null, endpoint }));
  const targets = [...own, ...stored];
  if (targets.length === 0) return [];
  const body = JSON.stringify({ text, action, space_id: space.id, ...fields });
  const queued = await queries
    .insert(webhookDeliveries)
    .values(
      targets.map((target) => ({
        spaceId: space.id,
        action: name,
        body,
        ...target,
        nextAttemptAt: secondsFromNow(headStartSeconds),
      })),
    )
    .returning({ id: webhookDeliveries.id });
  return queued.map(({ id }) => id);
}

/** Takes those of these that were never tried; each is taken by one process. */
export function claimNew(queries: Queries, ids: readonly number[]): Promise<WebhookDeliveryRow[]> {
  const isNew = and(
    inArray(webhookDeliveries.id, [...ids]),
    eq(webhookDeliveries.attempts, 0),
    isNotNull(webhookDeliveries.nextAttemptAt),
  );
  return claim(queries, isNew);
}

/** Takes the next that are due, some of each address. */
export function claimDue(queries: Queries, spaceId: number): Promise<WebhookDeliveryRow[]> {
  const isDue = and(
    eq(webhookDeliveries.spaceId, spaceId),
    // The database's clock: it is the same for all processes.
    lte(webhookDeliveries.nextAttemptAt, sql`now()`),
  );
  const inLine = queries
    .select({
      id: webhookDeliveries.id,
      place:
        sql<number>`row_number() over (partition by ${webhookDeliveries.endpoint} order by ${webhookDeliveries.nextAttemptAt})`.as(
          'place',
        ),
    })
    .from(webhookDeliveries)
    .where(isDue)
    .as('in_line');
  const next = queries.select({ id: inLine.id }).from(inLine).where(lte(inLine.place, atOnceEach));
  return claim(queries, and(isDue, inArray(webhookDeliveries.id, next)));
}

/** Claimed for a while rather than locked, so that no transaction waits for an address and a crash loses nothing. */
async function claim(queries: Queries, where: SQL | undefined): Promise<WebhookDeliveryRow[]> {
  const free = queries
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(where)
    .orderBy(asc(webhookDeliveries.nextAttemptAt), asc(webhookDeliveries.id))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  return queries
    .update(webhookDeliveries)
    .set({
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      lastAttemptAt: sql`now()`,
      nextAttemptAt: secondsFromNow(leaseSeconds),
    })
    .where(inArray(webhookDeliveries.id, free))
    .returning();
}

/** Notes what an attempt came to, and when the next one is due. */
export async function noteAnswer(
  queries: Queries,
  { id, attempts, createdAt }: WebhookDeliveryRow,
  { isTaken, status, message }: WebhookAnswer,
): Promise<void> {
  const pause = status === gone ? undefined : retryPause(attempts, Date.now() - createdAt.getTime());
  const next = isTaken || pause === undefined ? null : secondsFromNow(pause / 1000);
  await queries
    .update(webhookDeliveries)
    .set({ status, message, nextAttemptAt: next, ...(isTaken && { deliveredAt: sql`now()` }) })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.attempts, attempts)));
}

/** Gives a delivery up: there is nowhere to send it to. */
export async function giveUp(queries: Queries, id: number, message: string): Promise<void> {
  await queries
    .update(webhookDeliveries)
    .set({ nextAttemptAt: null, message })
    .where(eq(webhookDeliveries.id, id));
}

/** Puts the same event up once more for the same address. */
export async function queueAgain(queries: Queries, spaceId: number, id: number): Promise<number | undefined> {
  const [row] = await queries
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.spaceId, spaceId), eq(webhookDeliveries.id, id)));
  if (!row) return undefined;
  const { endpointId, endpoint, action, body } = row;
  const [again] = await queries
    .insert(webhookDeliveries)
    .values({ spaceId, endpointId, endpoint, action, body, nextAttemptAt: secondsFromNow(headStartSeconds) })
    .returning({ id: webhookDeliveries.id });
  return again?.id;
}

/** Forgets what is over, but for the newest. */
export async function forgetOldDeliveries(queries: Queries, spaceId: number): Promise<void> {
  const isOver = and(eq(webhookDeliveries.spaceId, spaceId), isNull(webhookDeliveries.nextAttemptAt));
  const [newest] = await queries
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(isOver)
    .orderBy(desc(webhookDeliveries.id))
    .limit(1)
    .offset(maxKept);
  if (newest)
    await queries.delete(webhookDeliveries).where(and(isOver, lte(webhookDeliveries.id, newest.id)));
}
