import type { Database } from '@blattwerk/database/database.ts';
import { type DatabaseLocation, openDatabase } from '@blattwerk/database/open-database.ts';
import { createWebApiClient, type WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { catalogueSubject } from '@blattwerk/web-api/products/withdrawal-handlers.ts';
import { signToken } from '@blattwerk/web-api/security/signed-token.ts';
import type { Environment } from '../environment.ts';

export type ShopSettings = Pick<
  Environment,
  'DATABASE_URL' | 'DATA_DIRECTORY' | 'STOREFRONT_ORIGIN' | 'SIGNING_SECRET'
>;
export type CatalogueOutcome = { ok: true; lines: string[] } | { ok: false; message: string };
type Reaching = {
  /** Undefined when no shop answers. */
  throughShop(client: WebApiClient, token: string): Promise<CatalogueOutcome | undefined>;
  inDatabase(database: Database): Promise<CatalogueOutcome>;
};

const tokenMilliseconds = 60_000;

/**
 * Works in the database where that is PostgreSQL; otherwise through the running shop, which holds the embedded one, or in
 * the folder when no shop runs.
 */
export async function reachShop(settings: ShopSettings, reaching: Reaching): Promise<CatalogueOutcome> {
  const { DATABASE_URL: url, DATA_DIRECTORY, STOREFRONT_ORIGIN, SIGNING_SECRET } = settings;
  if (url !== undefined) return inDatabase({ url }, reaching);
  const german = { channel: 'blattwerk', country: 'DE', locale: 'de-DE' } as const;
  const expires = new Date(Date.now() + tokenMilliseconds);
  const token = signToken('catalogue', catalogueSubject, expires, SIGNING_SECRET);
  const through = await reaching.throughShop(createWebApiClient(STOREFRONT_ORIGIN, german), token);
  return through ?? inDatabase({ directory: `${DATA_DIRECTORY}/database` }, reaching);
}

async function inDatabase(location: DatabaseLocation, reaching: Reaching): Promise<CatalogueOutcome> {
  const opened = await openDatabase(location);
  if (!opened.ok) return opened;
  try {
    return await reaching.inDatabase(opened.database);
  } finally {
    await opened.database.close();
  }
}
