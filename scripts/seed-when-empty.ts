import type { Queries } from '@blattwerk/database/database.ts';
import { seeds } from '@blattwerk/database/tables/catalogue.ts';
import { loadContent } from '@blattwerk/preview-server/seed/load-content.ts';
import { createManagementApiClient } from '@storyblok/management-api-client';
import { eq } from 'drizzle-orm';
import type { Environment } from './environment.ts';
import { ownAddress } from './own-address.ts';

export type SeedResult = { ok: true; loaded: boolean } | { ok: false; message: string };

const seedName = 'content';

/**
 * Loads `content/` into the embedded content space on the first start, and goes on at the next one where that was
 * interrupted; later starts leave the editors' work alone.
 */
export async function seedWhenEmpty(environment: Environment, database: Queries): Promise<SeedResult> {
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
  return loadOnce(database, (data.stories ?? []).length === 0, (isInterrupted) => {
    console.log(
      `${isInterrupted ? 'The first start was interrupted' : 'First start'}: loading the content …`,
    );
    const token = environment.STORYBLOK_MANAGEMENT_TOKEN;
    return loadContent({ managementUrl, token, spaceId, folder: 'content' });
  });
}

/**
 * Runs `load` when the space is empty, and again at every later start until it has come to its end.
 * @param load can be run upon what an earlier run has left
 */
export async function loadOnce(
  database: Queries,
  isEmpty: boolean,
  load: (isInterrupted: boolean) => Promise<{ ok: true } | { ok: false; message: string }>,
): Promise<SeedResult> {
  const [begun] = await database.select().from(seeds).where(eq(seeds.name, seedName));
  const isInterrupted = begun?.hash === 'begun' && !isEmpty;
  if (!isEmpty && !isInterrupted) return { ok: true, loaded: false };
  await note(database, 'begun');
  const loaded = await load(isInterrupted);
  if (!loaded.ok) return loaded;
  await note(database, 'loaded');
  return { ok: true, loaded: true };
}

async function note(database: Queries, hash: 'begun' | 'loaded'): Promise<void> {
  await database
    .insert(seeds)
    .values({ name: seedName, hash })
    .onConflictDoUpdate({ target: seeds.name, set: { hash } });
}
