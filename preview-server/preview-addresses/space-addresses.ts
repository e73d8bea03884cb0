import type { Database } from '@blattwerk/database/database.ts';
import { spaces } from '@blattwerk/database/tables/spaces.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { PreviewServerConfig } from '../config.ts';
import { type Environment, environmentSchema, locationSchema, originOf } from './location.ts';
import type { PreviewAddress } from './preview-address.ts';

type Config = Pick<PreviewServerConfig, 'space' | 'origin' | 'storefrontOrigin' | 'fieldPlugins'>;

/** Origins at which nothing is previewed. */
export const ownOrigins = ({ origin, fieldPlugins }: Config): string[] => [
  origin,
  ...(fieldPlugins ? [fieldPlugins.origin] : []),
];

/** The shop's address as a space names it, such as `http://localhost:3000/`. */
const isShop = (location: string, { storefrontOrigin }: Config): boolean =>
  [storefrontOrigin, `${storefrontOrigin}/`].includes(location);

/**
 * Where the pages of the space can be previewed, the default first. What is stored and no longer allowed, such as an
 * address that has become the workspace's own, is left out.
 */
export async function loadPreviewAddresses(database: Database, config: Config): Promise<PreviewAddress[]> {
  const [row] = await database
    .select({ domain: spaces.previewDomain, environments: spaces.environments })
    .from(spaces)
    .where(eq(spaces.id, config.space.id));
  const domain = locationSchema(ownOrigins(config)).safeParse(row?.domain).data;
  const stored = z.array(z.unknown()).safeParse(row?.environments).data ?? [];
  const environments = stored.flatMap(
    (each) => environmentSchema(ownOrigins(config)).safeParse(each).data ?? [],
  );
  const own: PreviewAddress[] =
    domain === undefined
      ? []
      : [{ kind: 'location', id: 'domain', name: new URL(originOf(domain)).host, location: domain }];
  return [
    ...own,
    { kind: 'shop', id: 'shop', name: null },
    ...environments.map((environment) => addressOf(environment, config)),
  ];
}

function addressOf({ name, location }: Environment, config: Config): PreviewAddress {
  const id = `environment:${name}`;
  return isShop(location, config) ? { kind: 'shop', id, name } : { kind: 'location', id, name, location };
}

/** The part of a space's settings that may be written: where its pages are previewed. */
export type PreviewSettings = { domain?: string | null; environments?: readonly Environment[] };

/** Stores addresses that were checked; the shop's own as the domain is the same as none. */
export async function storePreviewSettings(
  database: Database,
  config: Config,
  { domain, environments }: PreviewSettings,
): Promise<void> {
  await database
    .update(spaces)
    .set({
      ...(domain !== undefined && {
        previewDomain: domain === null || isShop(domain, config) ? null : domain,
      }),
      ...(environments !== undefined && { environments }),
      updatedAt: new Date(),
    })
    .where(eq(spaces.id, config.space.id));
}
