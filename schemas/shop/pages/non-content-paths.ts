import { languages } from '../markets/languages.generated.ts';
import { pagePaths } from './page-names.generated.ts';

export const nonContentPages = [
  'account',
  'cart',
  'checkout',
  'order',
  'events',
  'reply',
  'logout',
  'recommendation',
  'newsletter',
  'configurators',
  'reviews',
  'users',
  'ownImage',
  'businessCustomer',
] as const;
export type NonContentPage = (typeof nonContentPages)[number];

/** The page that a first path segment names, in any language. */
export function nonContentPageOf(segment: string): NonContentPage | undefined {
  return nonContentPages.find((page) => languages.some((language) => pagePaths[language][page] === segment));
}

const segments = new Set(
  nonContentPages
    .filter((page) => page !== 'configurators')
    .flatMap((page) => languages.map((language) => pagePaths[language][page])),
);
const configurators = languages.map((language) => pagePaths[language].configurators);

/**
 * Whether a path (without host and language prefix) is looked up in the content space.
 * Any language's form counts, so that a link from another country never meets a page that only looks alike.
 */
export function isContentPath(path: string): boolean {
  const segment = (path.split('/', 2)[1] ?? '').toLowerCase();
  return (
    !segments.has(segment) &&
    !configurators.some((name) => segment === name || segment.startsWith(`${name}-`))
  );
}
