import { expect, test } from 'vitest';
import { feedXml } from './feed-xml.ts';

test('an article is told with its address, author and day; signs of XML are escaped', () => {
  const article = {
    uuid: 'u',
    fullSlug: 'blattwerk/magazin/a',
    topic: 'Papier & Veredelung',
    headline: 'Gold <ganz> fein',
    teaser: 'Was glänzt.',
    author: 'Jonas Brandt',
    publishedOn: '2026-10-05',
    minutes: 1,
    image: undefined,
    address: 'https://www.blattwerk.de/magazin/a/',
  };
  const feed = feedXml({
    title: 'Blattwerk.de',
    language: 'de',
    address: 'https://www.blattwerk.de/magazin.rss',
    link: 'https://www.blattwerk.de/',
    articles: [article, { ...article, author: '', publishedOn: '' }],
  });
  expect(feed).toContain(
    '<title>Gold &lt;ganz&gt; fein</title><link>https://www.blattwerk.de/magazin/a/</link>',
  );
  expect(feed).toContain('<category>Papier &amp; Veredelung</category><dc:creator>Jonas Brandt</dc:creator>');
  expect(feed).toContain('<pubDate>Mon, 05 Oct 2026 00:00:00 GMT</pubDate>');
  expect(feed.match(/<pubDate>/g)).toHaveLength(1);
});
