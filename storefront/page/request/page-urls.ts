import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { PageData } from './page-data.ts';

export type PageUrls = {
  /** The channel's home page in the current language, e.g. `/fr/`. */
  home: string;
  /** The address of a path of this shop: `to('service/versand')` is `/fr/service/versand/`. */
  to(path: string): string;
  /** The address of a story by its full slug: `story('blattwerk/service/versand')` is `/service/versand/`. */
  story(fullSlug: string): string;
};

/** Addresses of one shop: language prefix in front, trailing slash on the card channel only. */
export function pageUrls({ channel, pathPrefix }: Pick<PageData, 'channel' | 'pathPrefix'>): PageUrls {
  const slash = channel === 'blattwerk' ? '/' : '';
  const to = (path: string) => {
    const segments = path.split('/').filter((segment) => segment !== '');
    if (segments.length === 0) return pathPrefix === '' ? '/' : `${pathPrefix}${slash}`;
    return `${pathPrefix}/${segments.join('/')}${slash}`;
  };
  return {
    home: to(''),
    to,
    story: (fullSlug) => {
      const segments = fullSlug.split('/').filter((segment) => segment !== '');
      // In another language than the default the content service puts the language in front: `en/blattwerk/…`.
      const path = isLanguage(segments[0]) && segments[1] === channel ? segments.slice(1) : segments;
      const slug = (path[0] === channel ? path.slice(1) : path).join('/');
      return to(slug === 'home' ? '' : slug);
    },
  };
}

function isLanguage(segment: string | undefined): boolean {
  return languages.some((language) => language === segment);
}
