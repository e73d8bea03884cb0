import { imageUrl } from '../../../page/endpoints/image-url.ts';
import type { PageData } from '../../../page/request/page-data.ts';
import type { ArticleSummary } from '../../../page/story/article-summary.ts';

/** Article structured data (schema.org) of a page of the magazine. */
export function articleMarkup(
  { headline, teaser, author, publishedOn, minutes, image, topic }: ArticleSummary,
  page: Pick<PageData, 'origin' | 'siteName' | 'language'>,
  address: string,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline,
    description: teaser,
    articleSection: topic,
    inLanguage: page.language,
    timeRequired: `PT${minutes}M`,
    mainEntityOfPage: address,
    ...(publishedOn !== '' && { datePublished: publishedOn }),
    ...(author !== '' && { author: { '@type': 'Person', name: author } }),
    publisher: {
      '@type': 'Organization',
      name: page.siteName,
      logo: { '@type': 'ImageObject', url: `${page.origin}/logo.png` },
    },
    ...(image && {
      image: `${page.origin}${imageUrl({ src: image.filename, width: 1280, format: 'jpeg' })}`,
    }),
  };
}
