import { pageUrls } from '../../app/context/page-urls.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { PageRequest } from './load-page.ts';

/** How a request for an address without a page ends: an old address leads on, any other is not found. */
export async function endWithoutPage(
  { site, address, pathname }: Pick<PageRequest, 'site' | 'address' | 'pathname'>,
  source: ContentSource,
) {
  const redirects = await source.redirects(site.channel);
  const target = redirects.ok ? redirects.value.targets.get(readable(address.path)) : undefined;
  if (target !== undefined) {
    const location = pageUrls({ channel: site.channel, pathPrefix: address.pathPrefix }).to(target);
    return { outcome: { kind: 'redirect', location } as const, isComplete: true };
  }
  const message = `Page not found: ${pathname}`;
  return { outcome: { kind: 'error', status: 404, message } as const, isComplete: redirects.ok };
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
