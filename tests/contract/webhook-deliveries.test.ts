import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { webhookDeliveries } from '@blattwerk/database/tables/webhooks.ts';
import { queueDeliveries } from '@blattwerk/preview-server/content-space/webhooks/deliveries.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPage } from './example-stories.ts';
import {
  localConfig,
  type RunningContentSpace,
  spaceId,
  startContentSpace,
} from './running-content-space.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

let database: Database;
let receiver: WebhookReceiver;
let running: RunningContentSpace[];

beforeEach(async () => {
  database = await openTestDatabase();
  receiver = await startWebhookReceiver();
  running = [];
});
afterEach(async () => {
  for (const space of running) await space.close();
  await database.close();
  await receiver.close();
});

/** The loop looks every second. */
const patience = { timeout: 10_000 };

const configured = () => ({ webhooks: [{ endpoint: receiver.endpoint, secret: 'geheim' }] });

async function start(change = configured()): Promise<RunningContentSpace> {
  const space = await startContentSpace(change, database);
  running.push(space);
  return space;
}

async function stop(space: RunningContentSpace): Promise<void> {
  running = running.filter((other) => other !== space);
  await space.close();
}

/** Lets the time pass that deliveries wait; none is over yet. */
async function letPass(): Promise<void> {
  await database.update(webhookDeliveries).set({ nextAttemptAt: new Date(0) });
}

type Log = {
  id: number;
  endpoint: string;
  state: string;
  status: number | null;
  message: string;
  attempts: number;
  next_attempt_at: string | null;
};

async function logs(space: RunningContentSpace): Promise<Log[]> {
  const response = await space.request(`/v1/spaces/${spaceId}/webhook_endpoints/webhook_logs`);
  const { webhook_logs: all }: { webhook_logs: Log[] } = await response.json();
  return all;
}

function post(space: RunningContentSpace, path: string, body: object = {}) {
  return space.request(`/v1/spaces/${spaceId}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

it('what an address refuses is sent again with growing pauses, after a restart too, under the same id', async () => {
  receiver.answerWith(503);
  const first = await start();
  const { id } = await createPage(first, 'seite');
  await first.management.stories.publish(id);
  const [waiting] = await logs(first);
  expect(waiting).toMatchObject({ state: 'waiting', status: 503, attempts: 1 });
  await letPass();
  await expect.poll(async () => (await logs(first))[0]?.attempts, patience).toBe(2);
  const [later] = await logs(first);
  const pause = Date.parse(later?.next_attempt_at ?? '') - Date.now();
  expect(pause).toBeGreaterThan(5_000);
  expect(pause).toBeLessThanOrEqual(15_000);
  await stop(first);

  receiver.answerWith(200);
  await letPass();
  const second = await start();
  await expect.poll(async () => (await logs(second))[0]?.state, patience).toBe('delivered');
  expect((await logs(second))[0]).toMatchObject({ attempts: 3, status: 200, next_attempt_at: null });
  expect(receiver.received).toHaveLength(3);
  expect(new Set(receiver.received.map((one) => one.id)).size).toBe(1);
  expect(new Set(receiver.received.map((one) => one.body)).size).toBe(1);
  expect(receiver.received.every(({ timestamp }) => /^\d{10}$/.test(timestamp ?? ''))).toBe(true);
});

it('what a process that crashed has committed is sent by others, each delivery by one of them', async () => {
  await stop(await start());
  const events = Array.from({ length: 60 }, (_, at) => at);
  for (const at of events)
    await queueDeliveries(
      database,
      { ...localConfig('http://localhost:4000'), ...configured() },
      { topic: 'story', action: 'published', text: `${at}`, fields: { story_id: at } },
    );
  await letPass();
  const [one] = await Promise.all([start(), start(), start()]);
  await expect
    .poll(async () => (await logs(one)).every(({ state }) => state === 'delivered'), patience)
    .toBe(true);
  const told = receiver.received.map(({ body }) => Number(JSON.parse(body).story_id));
  expect(told.toSorted((a, b) => a - b)).toEqual(events);
});

it('a delivery is sent once more when an editor asks for it, under an id of its own', async () => {
  const space = await start();
  const { id } = await createPage(space, 'seite');
  await space.management.stories.publish(id);
  const [delivered] = await logs(space);
  const again = await post(space, `webhook_endpoints/webhook_logs/${delivered?.id}/send_again`);
  expect([again.status, await again.json()]).toEqual([
    201,
    { webhook_log: expect.objectContaining({ state: 'delivered', attempts: 1 }) },
  ]);
  const [first, second] = receiver.received;
  expect(second?.body).toBe(first?.body);
  expect(second?.id).not.toBe(first?.id);
  expect((await post(space, 'webhook_endpoints/webhook_logs/7/send_again')).status).toBe(404);
});

it('a stored address in a private network is not reached unless a setting names it; the configured one always is', async () => {
  const stored = await startWebhookReceiver();
  const publish = async (webhookNetworks: string[] | undefined, slug: string) => {
    const space = await startContentSpace(
      { ...configured(), ...(webhookNetworks && { webhookNetworks }) },
      database,
    );
    running.push(space);
    const { id } = await createPage(space, slug);
    await space.management.stories.publish(id);
    return space;
  };
  const space = await publish([], 'eins');
  const endpoint = { name: 'Innen', endpoint: stored.endpoint, actions: ['story.published'] };
  expect((await post(space, 'webhook_endpoints', { webhook_endpoint: endpoint })).status).toBe(201);
  await publish([], 'zwei');
  expect(stored.received).toHaveLength(0);
  expect(receiver.received).toHaveLength(2);
  expect((await logs(space)).find(({ endpoint }) => endpoint === stored.endpoint)).toMatchObject({
    state: 'waiting',
    status: null,
    message: expect.stringContaining('private network'),
  });
  await publish(['127.0.0.0/8'], 'drei');
  expect(stored.received).toHaveLength(1);
  await stored.close();
});

it('datasources and files are told of like stories, as the CMS does', async () => {
  const space = await start();
  const json = async (response: Response) => await response.json();
  const { datasource } = await json(
    await post(space, 'datasources', { datasource: { name: 'Farben', slug: 'farben' } }),
  );
  await post(space, 'datasource_entries', {
    datasource_entry: { name: 'rot', value: 'Rot', datasource_id: datasource.id },
  });
  const signed = await json(await post(space, 'assets', { filename: 'punkt.svg', size: '1x1' }));
  const form = new FormData();
  for (const [name, value] of Object.entries(signed.fields)) form.append(name, String(value));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  form.append('file', new Blob([svg], { type: 'image/svg+xml' }), 'punkt.svg');
  expect((await fetch(signed.post_url, { method: 'POST', body: form })).status).toBeLessThan(300);
  await space.request(`/v1/spaces/${spaceId}/assets/${signed.id}/finish_upload`);
  await space.request(`/v1/spaces/${spaceId}/assets/${signed.id}`, { method: 'DELETE' });
  await post(space, 'assets/bulk_restore', { ids: [signed.id] });
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toEqual([
    {
      text: 'The user Redaktion updated the entries of the Datasource farben',
      action: 'entries_updated',
      space_id: spaceId,
      datasource_slug: 'farben',
    },
    ...['created', 'deleted', 'restored'].map((action) => ({
      text: `The user Redaktion ${action} the Asset punkt.svg`,
      action,
      space_id: spaceId,
      asset_id: signed.id,
    })),
  ]);
});
