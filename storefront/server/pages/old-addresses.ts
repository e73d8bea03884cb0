import type { Redirects } from '@blattwerk/schemas/shop/pages/redirects.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { Address } from '../sites/read-address.ts';
import type { Site } from '../sites/sites.ts';

/** Where a page moved to, below the prefixes; `isKnown` is false when the channel's table could not be fetched. */
type NewPath = { path: string | undefined; isKnown: boolean };

/** Looks an address up in its channel's table of old ones. */
export async function findNewPath(site: Site, { path }: Address, source: ContentSource): Promise<NewPath> {
  const redirects = await source.redirects(site.channel);
  return { path: redirects.ok ? targetOf(path, redirects.value) : undefined, isKnown: redirects.ok };
}

function targetOf(path: string, { targets }: Redirects): string | undefined {
  try {
    return targets.get(decodeURIComponent(path).toLowerCase());
  } catch {
    return undefined;
  }
}
