import { channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import {
  countryLocales,
  type Locale,
  localeTable,
} from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { isContentPath } from '@blattwerk/schemas/shop/pages/non-content-paths.ts';
import type { PageRoute } from '../../page/request/page-data.ts';
import { readRoute } from './read-route.ts';
import type { Site } from './sites.ts';

/** What an address asks for, before anything is fetched. */
export type Address = {
  locale: Locale;
  isDesktopApp: boolean;
  pathPrefix: string;
  route: PageRoute;
  /** Below the prefixes, without outer slashes. */
  path: string;
  /** Full slug of the story in the content space; undefined where no content page can be. */
  fullSlug: string | undefined;
  /** Where the same page lives under its one right spelling; undefined when the address is spelled so. */
  redirect: string | undefined;
};

/**
 * Reads language, desktop-app segment and story out of a path.
 * @param pathname as requested, percent-encoded
 * @param search with its question mark, or empty; kept in redirects
 */
export function readAddress(site: Site, pathname: string, search: string): Address {
  const { channel, country } = site;
  const { hasTrailingSlash } = channelTable[channel];
  const segments = readSegments(pathname);
  const [defaultLocale, ...otherLocales] = countryLocales[country];

  const spelledOut = otherLocales.length > 0 ? localeTable[defaultLocale].language : undefined;
  while (segments[0] !== undefined && segments[0] === spelledOut) segments.shift();
  const locale = otherLocales.find((other) => localeTable[other].pathPrefix === segments[0]) ?? defaultLocale;
  if (locale !== defaultLocale) segments.shift();
  const isDesktopApp = segments[0] === 'd';
  if (isDesktopApp) segments.shift();

  const pathPrefix = [localeTable[locale].pathPrefix, isDesktopApp ? 'd' : '']
    .filter((segment) => segment !== '')
    .map((segment) => `/${segment}`)
    .join('');
  const { route, path, slug } = readRoute(channel, localeTable[locale].language, segments.join('/'));
  const slash = hasTrailingSlash || pathPrefix + path === '' ? '/' : '';
  const withoutSlash = `${pathPrefix}${path === '' ? '' : `/${path}`}`;
  const isRight = pathname === withoutSlash + slash || (isFile(path) && pathname === withoutSlash);
  const redirect = isRight ? undefined : `${withoutSlash}${slash}${search}`;
  return { locale, isDesktopApp, pathPrefix, route, path, fullSlug: storySlug(site, slug), redirect };
}

/** The segments of a path in their one spelling: small letters, and nothing encoded that can be read without. */
function readSegments(pathname: string): string[] {
  const segments = (path: string) => path.split('/').filter((segment) => segment !== '');
  const decoded = decodePath(pathname);
  if (decoded === undefined || !isPlain(decoded)) return segments(pathname);
  return segments(decoded.toLowerCase()).map(encodeURIComponent);
}

/** Whether a decoded path could be a page's. */
function isPlain(path: string): boolean {
  return /^[\p{L}\p{N}/._~-]{1,500}$/u.test(path) && !path.split('/').some((part) => /^\.+$/.test(part));
}

/** `/logo.png` keeps its spelling: files have no trailing slash anywhere. */
function isFile(path: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(path);
}

function storySlug(site: Site, slug: string): string | undefined {
  if (!isContentPath(`/${slug}`)) return undefined;
  const decoded = decodePath(slug);
  if (decoded === undefined || !isPlain(decoded)) return undefined;
  return `${channelTable[site.channel].contentFolder}/${decoded}`;
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
