import type { PageHead } from '../../page/document/page-head.ts';
import { escapeXml } from './escape-xml.ts';

export type SitemapUrl = {
  /** Absolute address. */
  loc: string;
  /** ISO 8601. */
  lastmod?: string | undefined;
  alternates?: PageHead['alternates'];
};

/** At most this many addresses in a file; the protocol allows 50,000. */
export const maxUrlsInFile = 10_000;

const start = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** One file of addresses (sitemaps.org 0.9, with alternate languages). */
export function urlSet(urls: readonly SitemapUrl[]): string {
  return `${start}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.map(urlElement).join('\n')}
</urlset>
`;
}

/** The file that names all others. */
export function sitemapIndex(files: readonly string[]): string {
  return `${start}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.map((file) => `<sitemap><loc>${escapeXml(file)}</loc></sitemap>`).join('\n')}
</sitemapindex>
`;
}

function urlElement({ loc, lastmod, alternates = [] }: SitemapUrl): string {
  const links = alternates.map(
    ({ hreflang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(href)}"/>`,
  );
  const changed = lastmod === undefined ? '' : `<lastmod>${escapeXml(lastmod)}</lastmod>`;
  return `<url><loc>${escapeXml(loc)}</loc>${changed}${links.join('')}</url>`;
}
