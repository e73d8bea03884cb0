import type { ArticleSummary } from '../../page/story/article-summary.ts';
import { escapeXml } from './escape-xml.ts';

type Feed = {
  title: string;
  language: string;
  /** Absolute addresses: of the feed, and of what it tells of. */
  address: string;
  link: string;
  articles: readonly (ArticleSummary & { address: string })[];
};

/** Articles for feed readers (RSS 2.0). */
export function feedXml({ title, language, address, link, articles }: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>${escapeXml(title)}</title><link>${escapeXml(link)}</link><description>${escapeXml(title)}</description><language>${language}</language>
<atom:link href="${escapeXml(address)}" rel="self" type="application/rss+xml"/>
${articles.map(item).join('\n')}
</channel></rss>
`;
}

function item({ headline, teaser, topic, author, publishedOn, address }: Feed['articles'][number]): string {
  const date = publishedOn === '' ? '' : `<pubDate>${new Date(publishedOn).toUTCString()}</pubDate>`;
  const creator = author === '' ? '' : `<dc:creator>${escapeXml(author)}</dc:creator>`;
  return `<item><title>${escapeXml(headline)}</title><link>${escapeXml(address)}</link><guid>${escapeXml(address)}</guid><description>${escapeXml(teaser)}</description><category>${escapeXml(topic)}</category>${creator}${date}</item>`;
}
