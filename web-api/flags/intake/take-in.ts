import { timingSafeEqual } from 'node:crypto';
import type { Queries } from '@blattwerk/database/database.ts';
import { networkOf } from '@blattwerk/server-kit/http/network-of.ts';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { BackEnd } from '../../back-end.ts';
import { notFound, problem, sendProblem } from '../../http/problems.ts';
import { readFlagServiceKey } from '../service-keys.ts';
import {
  beaconSchema,
  browserKeysSchema,
  countsSchema,
  eventsSchema,
  impressionsSchema,
  reportSchema,
  serverKeysSchema,
} from './intake-schemas.ts';
import {
  keepBrowserKeys,
  keepCounts,
  keepEvents,
  keepImpressions,
  keepReport,
  keepServerKeys,
} from './keep-intake.ts';

type Sender = { client: string; at: Date };
type Intake = { wrong: string } | { keep: (database: Queries) => Promise<void> };
type TakeIn = (body: unknown, sender: Sender) => Intake;

function taking<Value>(
  schema: z.ZodType<Value>,
  keep: (database: Queries, value: Value, sender: Sender) => Promise<void>,
): TakeIn {
  return (body, sender) => {
    const read = schema.safeParse(body);
    return read.success
      ? { keep: (database) => keep(database, read.data, sender) }
      : { wrong: z.prettifyError(read.error) };
  };
}

const events = taking(eventsSchema, keepEvents);
const impressions = taking(impressionsSchema, keepImpressions);
const counts = taking(countsSchema, keepCounts);
const browserKeys = taking(browserKeysSchema, (database, keys, { at }) =>
  keepBrowserKeys(database, keys, at),
);
const serverKeys = taking(serverKeysSchema, (database, keys, { at }) => keepServerKeys(database, keys, at));
const report = (kind: 'config' | 'usage') =>
  taking(reportSchema, (database, said, sender) => keepReport(database, kind, { ...sender, report: said }));
const usage = report('usage');

/** What clients hand in, by the rest of its address. */
const byHeader: Readonly<Record<string, TakeIn>> = {
  '/events/bulk': events,
  '/testImpressions/bulk': impressions,
  '/testImpressions/count': counts,
  '/v1/keys/cs': browserKeys,
  '/v1/keys/ss': serverKeys,
  '/v1/metrics/config': report('config'),
  '/v1/metrics/usage': usage,
};
/** The same by beacons, when a page is left. */
const byBeacon: Readonly<Record<string, TakeIn>> = {
  '/events/beacon': events,
  '/testImpressions/beacon': impressions,
  '/testImpressions/count/beacon': counts,
  '/v1/keys/cs/beacon': browserKeys,
  '/v1/metrics/usage/beacon': usage,
};

/** Takes in what was shown and done. What cannot be read is refused whole, with its fault. */
export function takeIn({ clock, config, database, limits }: BackEnd, api: string): RequestHandler {
  return async (request, response) => {
    response.setHeader('cache-control', 'no-store');
    const place = request.path.slice(api.length);
    const isBeacon = Object.hasOwn(byBeacon, place);
    const take = isBeacon ? byBeacon[place] : Object.hasOwn(byHeader, place) ? byHeader[place] : undefined;
    if (!take) return sendProblem(response, notFound('Nothing is handed in at this address.'));
    const refused = await limits.take(['flag intake by address', networkOf(request.ip ?? 'unknown')]);
    if (refused) return sendProblem(response, refused);
    const body = parse(request.body);
    const sent = isBeacon ? beaconSchema.safeParse(body).data : undefined;
    const [, header = ''] = /^Bearer (.{1,200})$/.exec(request.headers.authorization ?? '') ?? [];
    const key = isBeacon ? (sent?.token ?? '') : header;
    if (!readFlagServiceKey(key, config.secret) && !isSame(key, config.flagVendorKey))
      return sendProblem(response, notFound('Invalid key, or nothing at this address.'));
    const client = sent?.sdk ?? request.get('splitsdkversion')?.slice(0, 100) ?? '';
    const read = take(isBeacon ? sent?.entries : body, { client, at: clock() });
    if ('wrong' in read) return sendProblem(response, problem(400, `Nothing was kept: ${read.wrong}`));
    await database.transaction(read.keep);
    response.status(200).end();
  };
}

/** In constant time. */
function isSame(given: string, own: string | null): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(own ?? '')];
  return own !== null && one.length === other.length && timingSafeEqual(one, other);
}

function parse(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
