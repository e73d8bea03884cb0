import { type DatabaseLocation, openDatabase } from '@blattwerk/database/open-database.ts';
import {
  type ProductReference,
  printProductReference,
} from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import type { Withdrawal } from '@blattwerk/schemas/web-api/catalogue/withdrawals.ts';
import { createWebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { catalogueSubject } from '@blattwerk/web-api/products/withdrawal-handlers.ts';
import { changeWithdrawals, listWithdrawals } from '@blattwerk/web-api/products/withdrawals.ts';
import { signToken } from '@blattwerk/web-api/security/signed-token.ts';
import type { Environment } from '../environment.ts';
import type { CatalogueCall } from './read-call.ts';

type Settings = Pick<Environment, 'DATABASE_URL' | 'DATA_DIRECTORY' | 'STOREFRONT_ORIGIN' | 'SIGNING_SECRET'>;
export type CatalogueOutcome = { ok: true; lines: string[] } | { ok: false; message: string };
type Done = { ok: true; changed: string[]; withdrawals: Withdrawal[] } | { ok: false; message: string };

const tokenMilliseconds = 60_000;

/**
 * Does what was asked in the database where that is PostgreSQL; otherwise through the running shop, which holds the
 * embedded one, or in the folder when no shop runs. Running shops see a change within seconds.
 */
export async function runCatalogueCall(call: CatalogueCall, settings: Settings): Promise<CatalogueOutcome> {
  const done = await carryOut(call, settings);
  if (!done.ok) return done;
  if (call.action === 'list') return { ok: true, lines: listed(done.withdrawals) };
  return { ok: true, lines: [changedLine(call.action, call.product, done.changed)] };
}

async function carryOut(call: CatalogueCall, settings: Settings): Promise<Done> {
  const { DATABASE_URL: url, DATA_DIRECTORY } = settings;
  if (url !== undefined) return inDatabase(call, { url });
  const through = await throughShop(call, settings);
  return through ?? inDatabase(call, { directory: `${DATA_DIRECTORY}/database` });
}

/** Undefined when no shop answers. */
async function throughShop(call: CatalogueCall, settings: Settings): Promise<Done | undefined> {
  const { STOREFRONT_ORIGIN, SIGNING_SECRET } = settings;
  const client = createWebApiClient(STOREFRONT_ORIGIN, {
    channel: 'blattwerk',
    country: 'DE',
    locale: 'de-DE',
  });
  const token = signToken(
    'catalogue',
    catalogueSubject,
    new Date(Date.now() + tokenMilliseconds),
    SIGNING_SECRET,
  );
  const { action } = call;
  const asked =
    call.action === 'list'
      ? {}
      : {
          product: printProductReference(call.product),
          ...(call.markets.length > 0 && { markets: call.markets }),
        };
  const answer = await client('POST /web-api/catalogue-withdrawals', { body: { token, action, ...asked } });
  if (answer.ok) return { ok: true, ...answer.value };
  return answer.problem.status === 503 ? undefined : { ok: false, message: answer.problem.detail };
}

async function inDatabase(call: CatalogueCall, location: DatabaseLocation): Promise<Done> {
  const opened = await openDatabase(location);
  if (!opened.ok) return opened;
  const { database } = opened;
  try {
    const result =
      call.action === 'list' ? { ok: true as const, changed: [] } : await changeWithdrawals(database, call);
    return result.ok ? { ...result, withdrawals: await listWithdrawals(database) } : result;
  } finally {
    await database.close();
  }
}

function listed(withdrawals: readonly Withdrawal[]): string[] {
  if (withdrawals.length === 0) return ['Nothing is withdrawn.'];
  return withdrawals.map(
    ({ product, market, withdrawnAt }) =>
      `${product.padEnd(40)} ${market.padEnd(14)} since ${withdrawnAt.slice(0, 10)}`,
  );
}

function changedLine(action: 'withdraw' | 'restore', product: ProductReference, changed: string[]): string {
  const name = printProductReference(product);
  if (changed.length === 0)
    return action === 'withdraw'
      ? `${name} had been withdrawn there before.`
      : `${name} was not withdrawn there.`;
  return `${name} is ${action === 'withdraw' ? 'withdrawn from' : 'sold again in'} ${changed.join(', ')}.`;
}
