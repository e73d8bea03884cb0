import { loadContent } from '@blattwerk/preview-server/seed/load-content.ts';
import { createManagementApiClient } from '@storyblok/management-api-client';
import type { Environment } from './environment.ts';
import { ownAddress } from './own-address.ts';

export type SeedResult = { ok: true; loaded: boolean } | { ok: false; message: string };

/** Loads `content/` into the embedded content space on the first start; later starts leave the editors' work alone. */
export async function seedWhenEmpty(environment: Environment): Promise<SeedResult> {
  const spaceId = environment.STORYBLOK_SPACE_ID;
  // Not by the public address: what stands in front may come up later.
  const managementUrl = ownAddress(environment, environment.PREVIEW_PORT);
  const client = createManagementApiClient({
    baseUrl: managementUrl,
    personalAccessToken: environment.STORYBLOK_MANAGEMENT_TOKEN,
    spaceId,
  });
  const { data, error } = await client.stories.list({ query: { per_page: 1 } });
  if (error || !data) return { ok: false, message: 'The content space does not answer: see the log above.' };
  if (data.stories && data.stories.length > 0) return { ok: true, loaded: false };

  console.log('First start: loading the content …');
  const loaded = await loadContent({
    managementUrl,
    token: environment.STORYBLOK_MANAGEMENT_TOKEN,
    spaceId,
    folder: 'content',
  });
  return loaded.ok ? { ok: true, loaded: true } : loaded;
}
