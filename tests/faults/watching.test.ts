import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '@blattwerk/database/open-postgres.ts';
import type { SlowQuery } from '@blattwerk/database/watch-queries.ts';
import { listen } from '@blattwerk/server-kit/testing/listen.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type BuiltShop, startBuiltShop } from '../../scripts/built-shop.ts';
import { freePort } from '../../scripts/free-port.ts';
import { type RunningPostgres, startPostgres } from '../../scripts/postgres.ts';

const sentSchema = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
});
type Span = z.infer<typeof sentSchema>['resourceSpans'][number]['scopeSpans'][number]['spans'][number];

const dataDirectory = mkdtempSync(join(tmpdir(), 'blattwerk-watching-'));
const spans: Span[] = [];
const collector = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { resourceSpans } = sentSchema.parse(JSON.parse(Buffer.concat(chunks).toString()));
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
let postgres: RunningPostgres;
let shop: BuiltShop;
let metricsPort: number;

beforeAll(async () => {
  const started = await startPostgres({ install: process.env.CI !== undefined, sync: 'off' });
  if (!started.ok) throw new Error(started.message);
  postgres = started.server;
  metricsPort = await freePort();
  const { origin } = await listen(collector);
  const settings = {
    METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: origin,
    TRACED_SHARE: '1',
    SMTP_URL: 'smtp://127.0.0.1:1',
  };
  shop = await startBuiltShop({ dataDirectory, databaseUrl: postgres.url, settings });
}, 120_000);
afterAll(async () => {
  await shop?.end('SIGKILL');
  await postgres?.stop();
  collector.close();
  rmSync(dataDirectory, { recursive: true, force: true });
});

const figures = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

test('what dashboard and alerts ask for is counted, and pages from memory stand apart', async () => {
  await (await fetch(`${shop.storefront}/versand/`)).text();
  await (await fetch(`${shop.storefront}/versand/`)).text();
  await (await fetch(`${shop.workspace}/healthz`)).text();
  const vitals = [
    { name: 'LCP', value: 1900 },
    { name: 'INP', value: 80 },
    { name: 'CLS', value: 0.02 },
  ];
  const told = await fetch(`${shop.storefront}/web-api/web-vitals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel: 'blattwerk', page: 'page', device: 'phone', vitals }),
  });
  expect(told.status).toBe(202);
  const shown = await figures();
  expect(shown).toMatch(/shop_web_vitals_lcp_sum\{channel="blattwerk",page="page",device="phone"\} 1\.9/);
  const asked = ['dashboard.json', 'alerts.yml'].flatMap(
    (name) =>
      readFileSync(`docs/watching/${name}`, 'utf8').match(
        /\b(?:http_server|db_client|process|work|shop)_\w+/g,
      ) ?? [],
  );
  expect(asked.length).toBeGreaterThan(15);
  // The first order is the first of its figure.
  const names = [...new Set(asked)].filter((name) => name !== 'shop_orders_placed_total');
  expect(names.filter((name) => !shown.includes(`\n${name}{`) && !shown.includes(`\n${name} `))).toEqual([]);
  expect(shown).toMatch(/duration_count\{door="shop",[^}]*http_route="kept page"\} [1-9]/);
  expect(shown).toMatch(/duration_count\{door="shop",[^}]*http_route="page"\} [1-9]/);
});

test('a request is followed through page, back end and database by one trace and one id', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const answer = await fetch(`${shop.storefront}/web-api/catalogue-facts`, {
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01`, 'x-request-id': 'from-the-edge-7' },
  });
  await answer.text();
  expect(answer.headers.get('x-request-id')).toBe('from-the-edge-7');
  const facts = await fetch(`${shop.workspace}/v2/cdn/spaces/me?token=local-public`, {
    headers: { 'x-request-id': 'nicht erlaubt' },
  });
  await facts.text();
  expect(facts.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  const made = await fetch(`${shop.storefront}/hochzeit/?seite=2`, {
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b8-01` },
  });
  await made.text();
  // Pages are kept, and sent to others.
  expect(made.headers.get('x-request-id')).toBeNull();
  await vi.waitFor(
    () =>
      expect(ways().filter((way) => /^GET page > GET \/web-api\/\S+ > select$/.test(way))).not.toEqual([]),
    { timeout: 30_000, interval: 250 },
  );

  function ways(): string[] {
    return spans.filter((span) => span.traceId === traceId).map((span) => wayTo(span).join(' > '));
  }
  function wayTo({ traceId: trace, parentSpanId, name }: Span): string[] {
    const parent = spans.find((span) => span.traceId === trace && span.spanId === parentSpanId);
    return [...(parent ? wayTo(parent) : []), name];
  }
});

test('a pool gets each connection back on which no transaction could begin', async () => {
  const opened = await openPostgres(postgres.url);
  if (!opened.ok) throw new Error(opened.message);
  const { database } = opened;
  const unheardOf = JSON.parse('{ "isolationLevel": "unheard of" }');
  // More than there are connections.
  for (let time = 0; time < 12; time += 1)
    await expect(database.transaction(async () => {}, unheardOf)).rejects.toThrow('begin');
  const { rows } = z
    .object({ rows: z.array(z.object({ one: z.number() })) })
    .parse(await database.execute(sql`select 1 as one`));
  expect(rows).toEqual([{ one: 1 }]);
  await database.close();
});

test('a query that takes long is named without its values', async () => {
  const slow: SlowQuery[] = [];
  const opened = await openPostgres(postgres.url, undefined, (query) => slow.push(query));
  if (!opened.ok) throw new Error(opened.message);
  const { database } = opened;
  await database.execute(sql`select ${'geheim'} as word`);
  await database.execute(sql`select pg_sleep(0.3), ${'geheim'}::text as word`);
  await database.transaction((transaction) =>
    transaction.execute(sql`select pg_sleep(0.3), ${'auch geheim'}::text as other`),
  );
  await database.close();
  expect(slow.map(({ statement }) => statement)).toEqual([
    'select pg_sleep(0.3), $1::text as word',
    'select pg_sleep(0.3), $1::text as other',
  ]);
});
