import type { Queries } from '@blattwerk/database/database.ts';
import {
  flagClientReports,
  flagCounts,
  flagEvents,
  flagImpressions,
} from '@blattwerk/database/tables/flags.ts';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  browserKeysSchema,
  countsSchema,
  eventsSchema,
  impressionsSchema,
  reportSchema,
  serverKeysSchema,
} from './intake-schemas.ts';

/** Rows that a statement writes at most. */
const rowsAtOnce = 2_000;
const hourMilliseconds = 60 * 60 * 1000;
/** Of the column. */
const mostAmount = 2_147_483_647;

export async function keepEvents(database: Queries, events: z.infer<typeof eventsSchema>): Promise<void> {
  const rows = events.map((event) => ({
    key: event.key,
    eventType: event.eventTypeId,
    trafficType: event.trafficTypeName,
    value: event.value ?? null,
    properties: event.properties ?? null,
    happenedAt: event.timestamp,
  }));
  for (const some of inParts(rows)) await database.insert(flagEvents).values(some);
}

export async function keepImpressions(
  database: Queries,
  flags: z.infer<typeof impressionsSchema>,
): Promise<void> {
  const rows = flags.flatMap(({ f, i }) =>
    i.map((one) => ({
      flag: f,
      key: one.k,
      bucketingKey: one.b ?? null,
      treatment: one.t,
      label: one.r ?? null,
      changeNumber: one.c ?? null,
      properties: one.properties ?? null,
      shownAt: one.m,
    })),
  );
  for (const some of inParts(rows)) await database.insert(flagImpressions).values(some);
}

export function keepCounts(database: Queries, { pf }: z.infer<typeof countsSchema>): Promise<void> {
  return addCounts(
    database,
    'impressions',
    pf.map(({ f, m, rc }) => ({ flag: f, at: m, amount: rc })),
  );
}

/** Whose keys they are is not kept: a server asks before anybody has agreed to anything. */
export function keepServerKeys(
  database: Queries,
  { keys }: z.infer<typeof serverKeysSchema>,
  at: Date,
): Promise<void> {
  return addCounts(
    database,
    'keys',
    keys.map(({ f, ks }) => ({ flag: f, at, amount: ks.length })),
  );
}

export function keepBrowserKeys(
  database: Queries,
  { keys }: z.infer<typeof browserKeysSchema>,
  at: Date,
): Promise<void> {
  return addCounts(
    database,
    'keys',
    keys.flatMap(({ fs }) => fs.map((flag) => ({ flag, at, amount: 1 }))),
  );
}

export async function keepReport(
  database: Queries,
  kind: 'config' | 'usage',
  { client, report, at }: { client: string; report: z.infer<typeof reportSchema>; at: Date },
): Promise<void> {
  await database.insert(flagClientReports).values({ kind, client, report, receivedAt: at });
}

async function addCounts(
  database: Queries,
  kind: 'impressions' | 'keys',
  counts: readonly { flag: string; at: Date; amount: number }[],
): Promise<void> {
  const sums = new Map<string, { flag: string; kind: string; hour: Date; amount: number }>();
  for (const { flag, at, amount } of counts) {
    const hour = new Date(Math.floor(at.getTime() / hourMilliseconds) * hourMilliseconds);
    const name = `${hour.toISOString()} ${flag}`;
    // A statement must not name a row twice.
    sums.set(name, {
      flag,
      kind,
      hour,
      amount: Math.min((sums.get(name)?.amount ?? 0) + amount, mostAmount),
    });
  }
  for (const some of inParts([...sums.values()]))
    await database
      .insert(flagCounts)
      .values(some)
      .onConflictDoUpdate({
        target: [flagCounts.flag, flagCounts.kind, flagCounts.hour],
        // What no count can reach stays at the most there can be.
        set: { amount: sql`least(${flagCounts.amount}::bigint + excluded.amount, ${mostAmount})::integer` },
      });
}

function* inParts<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce);
}
