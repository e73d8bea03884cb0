import type { MetaDescriptor } from 'react-router';
import type { PageHead } from '../context/page-head.ts';
import type { Failure } from './failure.ts';

/** The head of a page as React Router's descriptors. */
export function headTags(head: PageHead): MetaDescriptor[] {
  const { title, description, robots, canonical, images, alternates, structuredData } = head;
  return [
    { title },
    ...(description === '' ? [] : [{ name: 'description', content: description }]),
    { name: 'robots', content: robots },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternates.map(({ hreflang, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: hreflang,
      href,
    })),
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:url', content: canonical },
    ...(description === '' ? [] : [{ property: 'og:description', content: description }]),
    ...images.map((content) => ({ property: 'og:image', content })),
    ...structuredData.map((text) => ({ 'script:ld+json': JSON.parse(text) })),
  ];
}

/** An error page is found by nobody; its title is status code and message. */
export function failureTags({ status, message }: Failure): MetaDescriptor[] {
  return [{ title: `${status} ${message}` }, { name: 'robots', content: 'noindex,nofollow' }];
}
