import { articleExample } from '@blattwerk/schemas/blocks/content/article.ts';
import { expect, test } from 'vitest';
import { articleMarkup } from '../pages/head/article-markup.ts';
import { articleIn } from './article-in.ts';

const at = { uuid: 'u', fullSlug: 'blattwerk/magazin/einladungen' };

test('an article is what its page says of it, with the time it takes to read', () => {
  const article = articleIn({ component: 'page', body: [articleExample] }, at);
  expect(article).toMatchObject({
    ...at,
    topic: 'Texte',
    author: 'Clara Vogt',
    publishedOn: '2026-11-12',
    minutes: 1,
    image: { filename: articleExample.image.filename },
  });
});

test('a page without an article is none, and what is broken in one is left out', () => {
  expect(articleIn({ component: 'page', body: [] }, at)).toBeUndefined();
  const broken = { component: 'article', headline: 7, publishedOn: 'gestern', image: { filename: '' } };
  expect(articleIn({ component: 'page', body: [broken] }, at)).toMatchObject({
    headline: '',
    publishedOn: '',
    image: undefined,
  });
});

test('search engines read who wrote it, and when', () => {
  const article = articleIn({ component: 'page', body: [articleExample] }, at);
  if (!article) throw new Error('There is no article.');
  const page = { origin: 'https://www.blattwerk.de', siteName: 'Blattwerk.de', language: 'de' } as const;
  expect(articleMarkup(article, page, 'https://www.blattwerk.de/magazin/einladungen/')).toMatchObject({
    '@type': 'Article',
    headline: articleExample.headline,
    datePublished: '2026-11-12',
    author: { '@type': 'Person', name: 'Clara Vogt' },
    timeRequired: 'PT1M',
  });
});
