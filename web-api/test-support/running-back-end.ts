import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { localeHeader, shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import express from 'express';
import type { DecideFlags } from '../back-end.ts';
import { localSigningSecret, type WebApiConfig } from '../config.ts';
import { createWebApi } from '../server.ts';

export type RunningBackEnd = {
  origin: string;
  database: Database;
  filesDirectory: string;
  /** Asks as the German card shop does, unless the headers say otherwise. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  followCatalogue(follower: () => void): void;
  endStreams(): void;
  close(): Promise<void>;
};

export const testConfig: Omit<WebApiConfig, 'origin' | 'pictureDirectory' | 'storage' | 'toolbox'> = {
  secret: localSigningSecret,
  mail: { from: 'service@blattwerk.example' },
  google: null,
  bankAccount: { holder: 'Blattwerk GmbH', iban: 'DE02120300000000202051' },
  onlinePayment: null,
  seller: {
    name: 'Blattwerk GmbH',
    street: 'Musterstraße 1',
    postalCode: '80331',
    city: 'München',
    vatId: 'DE123456789',
    register: 'Amtsgericht München, HRB 123456',
  },
  taxes: { oss: true, swissVatNumber: 'CHE-123.456.788 MWST', intraCommunity: false },
  vatIdAuthority: null,
  reviews: null,
  reviewRequestDays: 10,
  flagVendorKey: null,
  // Tests are many visitors at one address: X-Forwarded-For tells them apart.
  trustedProxies: ['loopback'],
  checkAnswers: true,
  webhooks: [],
  countryHeader: null,
  pickerOrigins: [],
  virusScanner: null,
  press: { profile: null, handOver: null, archiveDays: 760 },
  logLevel: 'silent',
};

/** The real back end behind a real port, on an empty database of its own; every answer is held against its contract. */
export async function startBackEnd(
  settings: Partial<WebApiConfig> = {},
  clock?: () => Date,
  decideFlags?: DecideFlags,
): Promise<RunningBackEnd> {
  return serveBackEnd(await openTestDatabase(), settings, clock, decideFlags);
}

/** The same on a database that the caller has opened; it is closed with it. */
export async function serveBackEnd(
  database: Database,
  settings: Partial<WebApiConfig> = {},
  clock?: () => Date,
  decideFlags?: DecideFlags,
): Promise<RunningBackEnd> {
  const serving = await serveBeside(database, settings, clock, decideFlags);
  const close = async () => {
    await serving.close();
    await database.close();
  };
  return { ...serving, close };
}

/** The same beside others on one database, which stays the caller's to close. */
export async function serveBeside(
  database: Database,
  settings: Partial<WebApiConfig> = {},
  clock?: () => Date,
  decideFlags?: DecideFlags,
): Promise<RunningBackEnd> {
  const app = express().disable('x-powered-by');
  const server = createServer(app);
  // On a busy machine a connection may wait long for its next request: closed under it, that request would fail.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const origin = `http://127.0.0.1:${address.port}`;
  const directory = await mkdtemp(join(tmpdir(), 'blattwerk-web-api-'));
  const config = {
    ...testConfig,
    origin,
    pictureDirectory: join(directory, 'pictures'),
    storage: { kind: 'disk' as const, directory: join(directory, 'storage') },
    toolbox: { directory: join(directory, 'toolbox'), requestsPerMinute: 100_000 },
    ...settings,
  };
  const webApi = createWebApi(config, database, clock, decideFlags);
  app.use(webApi.router);
  const shop = shopHeaders({ channel: 'blattwerk', country: 'DE', locale: 'de-DE' });
  return {
    origin,
    database,
    filesDirectory: directory,
    ask: (path, init) => {
      const headers = Object.fromEntries(new Headers(init?.headers));
      return fetch(origin + path, {
        ...init,
        headers: localeHeader in headers ? headers : { ...shop, ...headers },
      });
    },
    followCatalogue: webApi.followCatalogue,
    endStreams: webApi.endStreams,
    close: async () => {
      await webApi.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
}
