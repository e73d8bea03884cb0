import type { PageUrls } from '../../../page/request/page-urls.ts';
import { type SafeHref, safeHref } from './safe-href.ts';

/** What the content service delivers for a link field or a link in rich text, complete or not. */
export type StoredLink = {
  linktype?: string | null;
  url?: string | null;
  cached_url?: string | null;
  email?: string | null;
  anchor?: string | null;
  target?: string | null;
  rel?: string | null;
  title?: string | null;
  /** The linked story where links were resolved. */
  story?: unknown;
};

export type LinkTarget = SafeHref & { opensNewTab: boolean };

/** Where a stored link leads in this shop, or undefined for an empty, broken or dangerous one. */
export function resolveLink(
  link: StoredLink | null | undefined,
  urls: Pick<PageUrls, 'story' | 'to'>,
): LinkTarget | undefined {
  if (!link) return undefined;
  const address = addressOf(link, urls);
  const safe = address === undefined ? undefined : safeHref(address);
  return safe && { ...safe, opensNewTab: link.target === '_blank' };
}

function addressOf(link: StoredLink, urls: Pick<PageUrls, 'story' | 'to'>): string | undefined {
  const stored = (link.url || link.cached_url || '').trim();
  switch (link.linktype) {
    case 'story': {
      const slug = fullSlugOf(link.story) ?? (link.cached_url || stored);
      return slug ? `${urls.story(slug)}${hashOf(link.anchor)}` : undefined;
    }
    case 'email': {
      const email = (link.email || stored).replace(/^mailto:/i, '');
      return email ? `mailto:${email}` : undefined;
    }
    case 'asset':
      return stored || undefined;
    default:
      return stored ? withHash(shopAddress(stored, urls), link.anchor) : undefined;
  }
}

/** Gives a path of this shop its language prefix and slash; other addresses stay as they are. */
function shopAddress(address: string, urls: Pick<PageUrls, 'to'>): string {
  const [, path, rest] = /^(\/(?![/\\])[^?#]*)(.*)$/.exec(address) ?? [];
  if (path === undefined || /\.[a-z0-9]+$/i.test(path)) return address;
  return `${urls.to(path)}${rest ?? ''}`;
}

function withHash(address: string, anchor: string | null | undefined): string {
  return address.includes('#') ? address : `${address}${hashOf(anchor)}`;
}

function hashOf(anchor: string | null | undefined): string {
  return anchor ? `#${anchor.replace(/^#/, '')}` : '';
}

function fullSlugOf(story: unknown): string | undefined {
  if (typeof story !== 'object' || story === null || !('full_slug' in story)) return undefined;
  return typeof story.full_slug === 'string' ? story.full_slug : undefined;
}
