import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltShop, startBuiltShop } from '../../scripts/built-shop.ts';
import { type RunningPostgres, startPostgres } from '../../scripts/postgres.ts';

let postgres: RunningPostgres;
let shop: BuiltShop;
let storefront: string;
let workspace: string;
const dataDirectory = mkdtempSync(join(tmpdir(), 'blattwerk-faults-'));

beforeAll(async () => {
  const started = await startPostgres({ install: process.env.CI !== undefined, sync: 'off' });
  if (!started.ok) throw new Error(started.message);
  postgres = started.server;
  // Longer than a busy machine takes to read what it was sent.
  const settings = { DRAIN_SECONDS: '2' };
  shop = await startBuiltShop({ dataDirectory, databaseUrl: postgres.url, settings });
  ({ storefront, workspace } = shop);
}, 120_000);

afterAll(async () => {
  await shop?.end('SIGKILL');
  await postgres?.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

let visitors = 0;

/** Asks for the newsletter as a visitor whom no limit knows yet. */
function subscribe(email: string): Promise<Response> {
  visitors += 1;
  return fetch(`${storefront}/web-api/newsletter-subscribe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-channel': 'blattwerk',
      'x-locale': 'blattwerk-de',
      'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
    },
    body: JSON.stringify({ email, firstName: 'Anna', consent: true }),
  });
}

type Answer = { what: string; status: number; retryAfter: string | null; text: string };

/** Asks all servers over and over while something happens to the database: what they answered, and who was accepted. */
async function askDuring(name: string, happens: () => Promise<void>) {
  const answers: Answer[] = [];
  const accepted: string[] = [];
  let isOver = false;
  let asked = 0;
  const ask = async (what: string, request: () => Promise<Response>) => {
    const response = await request();
    const text = await response.text();
    answers.push({ what, status: response.status, retryAfter: response.headers.get('retry-after'), text });
    return response.status;
  };
  const lanes: (() => Promise<unknown>)[] = [
    async () => {
      const email = `${name}-${asked++}@kunde.example`;
      if ((await ask('subscribe', () => subscribe(email))) === 202) accepted.push(email);
    },
    () => ask('page', () => fetch(`${storefront}/hochzeit/?q=ungesehen-${asked++}`)),
    () => ask('facts', () => fetch(`${storefront}/web-api/catalogue-facts`)),
    () =>
      ask('stories', () =>
        fetch(`${workspace}/v1/spaces/100001/stories?page=1`, {
          headers: { authorization: 'local-management' },
        }),
      ),
  ];
  const running = lanes.map(async (lane) => {
    while (!isOver) await lane();
  });
  try {
    await happens();
  } finally {
    isOver = true;
    await Promise.all(running);
  }
  return { answers, accepted };
}

async function untilItWorksAgain(): Promise<void> {
  await expect
    .poll(async () => (await subscribe(`again-${visitors}@kunde.example`)).status, { timeout: 15_000 })
    .toBe(202);
  await expect
    .poll(async () => (await fetch(`${storefront}/hochzeit/?q=wieder-${visitors}`)).status)
    .toBe(200);
}

/** No process has ended, no answer hides what is the matter, and what was accepted is stored. */
async function expectNothingLost({ answers, accepted }: { answers: Answer[]; accepted: string[] }) {
  expect(shop.hasEnded(), shop.log().slice(-2000)).toBe(false);
  const strange = answers.filter(({ status }) => status !== 200 && status !== 202 && status !== 503);
  expect(strange).toEqual([]);
  const silent = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter === null);
  expect(silent).toEqual([]);
  const rows = await postgres.administer('select email from newsletter_subscriptions');
  const stored = new Set(rows.map((row) => Object.values(row ?? {})[0]));
  expect(accepted.filter((email) => !stored.has(email))).toEqual([]);
}

const terminate =
  'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null';

test('connections that are ended in the middle of their work', async () => {
  const asked = await askDuring('terminated', async () => {
    for (let time = 0; time < 5; time += 1) {
      await pause(300);
      await postgres.administer(terminate);
    }
    await untilItWorksAgain();
  });
  await expectNothingLost(asked);
});

test('a server that crashes under load and comes back', async () => {
  const asked = await askDuring('crashed', async () => {
    await pause(500);
    await postgres.crash();
    await pause(2000);
    await postgres.restart();
    await untilItWorksAgain();
  });
  expect(asked.answers.some(({ status }) => status === 503)).toBe(true);
  await expectNothingLost(asked);
});

test('a server that takes no changes for a while', async () => {
  await postgres.administer(
    'alter system set default_transaction_read_only = on',
    'select pg_reload_conf()',
    terminate,
  );
  const asked = await askDuring('readonly', async () => {
    await expect.poll(async () => (await subscribe('never@kunde.example')).status).toBe(503);
    expect((await fetch(`${storefront}/hochzeit/?q=lesen`)).status).toBe(200);
    await postgres.administer(
      'set default_transaction_read_only = off',
      'alter system reset default_transaction_read_only',
      'select pg_reload_conf()',
      terminate,
    );
    await untilItWorksAgain();
  });
  await expectNothingLost(asked);
});

test('a server whose disk is full, as far as it says so', async () => {
  await postgres.administer(
    `create function refuse_to_grow() returns trigger language plpgsql as
     $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`,
    `create trigger is_full before insert or update on newsletter_subscriptions
     execute function refuse_to_grow()`,
  );
  const asked = await askDuring('full', async () => {
    await expect.poll(async () => (await subscribe('never@kunde.example')).status).toBe(503);
    expect((await fetch(`${storefront}/hochzeit/?q=voll`)).status).toBe(200);
    await postgres.administer('drop function refuse_to_grow cascade');
    await untilItWorksAgain();
  });
  await expectNothingLost(asked);
});

test('a server that does not come to an end with some of its work', async () => {
  const asked = await askDuring('slow', async () => {
    const release = await postgres.hold('lock table newsletter_subscriptions in access exclusive mode');
    const refused = await subscribe('slow@kunde.example');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await fetch(`${storefront}/hochzeit/?q=langsam`)).status).toBe(200);
    await release();
    await untilItWorksAgain();
  });
  expect(asked.answers.filter(({ what, status }) => what !== 'subscribe' && status !== 200)).toEqual([]);
  await expectNothingLost(asked);
});

test('is asked to end: it says so, and what is under way is answered', async () => {
  const ready = await fetch(`${storefront}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { ready: true }]);
  expect((await fetch(`${workspace}/readyz`)).status).toBe(200);
  const underWay = [
    ...Array.from({ length: 30 }, (_, at) => fetch(`${storefront}/hochzeit/?q=zuletzt-${at}`)),
    ...Array.from({ length: 10 }, (_, at) => subscribe(`last-${at}@kunde.example`)),
  ];
  // Until the server has them all.
  await pause(50);
  const isEnding = shop.end('SIGTERM');
  const statuses = (await Promise.all(underWay)).map(({ status }) => status);
  expect(statuses).toEqual([...Array(30).fill(200), ...Array(10).fill(202)]);
  expect(await isEnding).toBe(0);
});
