import { expect, test } from 'vitest';
import type { PageHead } from '../context/page-head.ts';
import { readFailure } from './failure.ts';
import { failureTags, headTags } from './head-tags.ts';

const head: PageHead = {
  title: 'Versand | Blattwerk.de',
  description: '',
  robots: 'index,follow',
  canonical: 'https://www.blattwerk.de/service/versand/',
  images: [],
  alternates: [{ hreflang: 'de-AT', href: 'https://www.blattwerk.at/service/versand/' }],
  structuredData: ['{"@type":"Organization"}'],
};

test('the head of a page becomes tags', () => {
  const tags = headTags(head);
  expect(tags).toContainEqual({ title: 'Versand | Blattwerk.de' });
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: head.canonical });
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'de-AT',
    href: 'https://www.blattwerk.at/service/versand/',
  });
  expect(tags).toContainEqual({ 'script:ld+json': { '@type': 'Organization' } });
});

test('an empty description has no tag', () => {
  const names = (description: string) =>
    headTags({ ...head, description }).flatMap((tag) => ('name' in tag ? [tag.name] : []));
  expect(names('')).not.toContain('description');
  expect(names('Was der Versand kostet.')).toContain('description');
});

test('an error page is titled with status code and message, and found by nobody', () => {
  const tags = failureTags({ status: 404, message: 'Page not found: /gibt-es-nicht/' });
  expect(tags).toContainEqual({ title: '404 Page not found: /gibt-es-nicht/' });
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex,nofollow' });
});

test('an unexpected error tells nothing of the inside', () => {
  expect(readFailure(new Error('password=secret'))).toEqual({
    status: 500,
    message: 'The page could not be shown.',
  });
  const thrown = {
    status: 503,
    statusText: '',
    data: 'The content service cannot be used.',
    internal: false,
  };
  expect(readFailure(thrown)).toEqual({ status: 503, message: 'The content service cannot be used.' });
});
