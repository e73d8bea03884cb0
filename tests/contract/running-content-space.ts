import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import type { PreviewServerConfig } from '@blattwerk/preview-server/config.ts';
import { createPreviewServer } from '@blattwerk/preview-server/server.ts';
import { createManagementApiClient } from '@storyblok/management-api-client';
import StoryblokClient from 'storyblok-js-client';

export type RunningContentSpace = {
  origin: string;
  spaceId: number;
  /** The vendor's delivery client, unmodified, with one of the tokens. */
  delivery(token: string): StoryblokClient;
  /** The vendor's management client, unmodified. */
  management: ReturnType<typeof managementClient>;
  /** Any request; `path` begins with a slash. The management token goes along unless headers say otherwise. */
  request(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
};

export const spaceId = 100_001;

/**
 * An empty content space on a free port, answering over HTTP like the real one.
 * @param own a database of the caller's, who closes it
 */
export async function startContentSpace(
  change: Partial<PreviewServerConfig> = {},
  own?: Database,
): Promise<RunningContentSpace> {
  const database = own ?? (await openTestDatabase());
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${portOf(http.address())}`;
  const assetDirectory = await mkdtemp(join(tmpdir(), 'blattwerk-assets-'));
  const config = { ...localConfig(origin), assetDirectory, ...change };
  const created = await createPreviewServer(config, database);
  if (!created.ok) throw new Error(created.message);
  http.on('request', created.server.app);
  return {
    origin,
    spaceId,
    delivery: (accessToken) =>
      new StoryblokClient({ accessToken, endpoint: `${origin}/v2`, retriesDelay: 150 }),
    management: managementClient(origin),
    request: (path, init = {}) =>
      fetch(`${origin}${path}`, { ...init, headers: { authorization: 'local-management', ...init.headers } }),
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      await created.server.close();
      await rm(assetDirectory, { recursive: true, force: true });
      if (!own) await database.close();
    },
  };
}

function managementClient(baseUrl: string) {
  return createManagementApiClient({
    baseUrl,
    personalAccessToken: 'local-management',
    spaceId,
    rateLimit: false,
    throwOnError: true,
  });
}

export function localConfig(origin: string): PreviewServerConfig {
  return {
    host: '127.0.0.1',
    origin,
    storefrontOrigin: 'http://localhost:3000',
    space: { id: spaceId, name: 'Blattwerk', languages: ['en', 'es', 'fr', 'it', 'nl'] },
    tokens: { public: 'local-public', preview: 'local-preview', management: 'local-management' },
    spaceBlocks: 'judge',
    webhooks: [],
    requestsPerSecond: 0,
    assetDirectory: join(tmpdir(), 'blattwerk-assets'),
    logLevel: 'silent',
  };
}

export function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
