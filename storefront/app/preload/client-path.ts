import { isPageAddress } from '../context/place.ts';

type AnchorParts = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>;
type LocationParts = Pick<Location, 'origin' | 'pathname' | 'search'>;

/** The path to navigate to when a link is clicked, or undefined where the browser should follow it as ever. */
export function clientPath(
  link: AnchorParts,
  { origin, pathname, search }: LocationParts,
): string | undefined {
  if (!URL.canParse(link.href)) return undefined;
  if (link.hasAttribute('download') || link.hasAttribute('data-document')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const url = new URL(link.href);
  if (url.origin !== origin || !isPageAddress(url)) return undefined;
  const isJumpInPage = url.pathname === pathname && url.search === search && url.hash !== '';
  return isJumpInPage ? undefined : `${url.pathname}${url.search}${url.hash}`;
}
