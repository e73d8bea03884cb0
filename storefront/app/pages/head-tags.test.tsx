import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageContent } from '../../page/document/page-content.ts';
import type { PageHead } from '../../page/document/page-head.ts';
import { HeadTags } from './head-tags.tsx';

const head: PageHead = {
  title: 'Versand | Blattwerk.de',
  description: '',
  robots: 'index,follow',
  canonical: 'https://www.blattwerk.de/service/versand/',
  images: [],
  alternates: [{ hreflang: 'de-AT', href: 'https://www.blattwerk.at/service/versand/' }],
  structuredData: [{ '@type': 'Organization', name: '</script>' }],
};

const tagsOf = (outcome: PageContent['outcome']) => renderToStaticMarkup(<HeadTags outcome={outcome} />);
const pageTags = (changes: Partial<PageHead> = {}) =>
  tagsOf({ kind: 'account', shown: 'account', notice: undefined, head: { ...head, ...changes } });

test('the head of a page becomes tags', () => {
  const tags = pageTags();
  expect(tags).toContain('<title>Versand | Blattwerk.de</title>');
  expect(tags).toContain(`<link href="${head.canonical}" rel="canonical"/>`);
  expect(tags).toContain(
    '<link href="https://www.blattwerk.at/service/versand/" hrefLang="de-AT" rel="alternate"/>',
  );
  expect(tags).toContain(
    '<script type="application/ld+json">{"@type":"Organization","name":"\\u003c/script>"}</script>',
  );
});

test('an empty description has no tag', () => {
  expect(pageTags()).not.toContain('description');
  expect(pageTags({ description: 'Was der Versand kostet.' })).toContain('name="description"');
});

test('an error page is titled with status code and message, and found by nobody', () => {
  const tags = tagsOf({ kind: 'error', status: 404, message: 'Page not found: /gibt-es-nicht/' });
  expect(tags).toContain('<title>404 Page not found: /gibt-es-nicht/</title>');
  expect(tags).toContain('<meta content="noindex,nofollow" name="robots"/>');
});
