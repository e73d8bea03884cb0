import type { Redirects } from '@blattwerk/schemas/shop/pages/redirects.ts';
import { pageUrls } from '../../page/request/page-urls.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { Address } from '../sites/read-address.ts';
import type { Site } from '../sites/sites.ts';
import type { PageRequest } from './load-page.ts';

/** How a request for an address without a page ends: an old address leads on, any other is not found. */
export async function endWithoutPage(
  { site, address, pathname }: Pick<PageRequest, 'site' | 'address' | 'pathname'>,
  source: ContentSource,
) {
  const redirects = await source.redirects(site.channel);
  const target = redirects.ok ? targetOf(address.path, redirects.value) : undefined;
  if (target !== undefined) {
    const location = pageUrls({ channel: site.channel, pathPrefix: address.pathPrefix }).to(target);
    return { outcome: { kind: 'redirect', location } as const, isComplete: true };
  }
  const message = `Page not found: ${pathname}`;
  return { outcome: { kind: 'error', status: 404, message } as const, isComplete: redirects.ok };
}

/** Whether an address is in the channel's table of old ones. */
export async function isOldAddress(site: Site, { path }: Address, source: ContentSource): Promise<boolean> {
  const redirects = await source.redirects(site.channel);
  return redirects.ok && targetOf(path, redirects.value) !== undefined;
}

function targetOf(path: string, { targets }: Redirects): string | undefined {
  try {
    return targets.get(decodeURIComponent(path).toLowerCase());
  } catch {
    return undefined;
  }
}
