import type { Database } from '@blattwerk/database/database.ts';
import { spaces } from '@blattwerk/database/tables/spaces.ts';
import type { PreviewServerConfig } from '../../config.ts';
import { leastContentVersion } from './content-version.ts';

/** Creates the configured space on first start; afterwards its name, address and languages follow the configuration. */
export async function ensureSpace(
  database: Database,
  { space, storefrontOrigin }: PreviewServerConfig,
): Promise<void> {
  const described = { name: space.name, domain: `${storefrontOrigin}/`, languageCodes: [...space.languages] };
  await database
    .insert(spaces)
    .values({ id: space.id, contentVersion: leastContentVersion(), ...described })
    .onConflictDoUpdate({ target: spaces.id, set: described });
}
