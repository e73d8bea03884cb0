import { productPath } from '@blattwerk/schemas/products/product-paths.ts';
import { defaultRobots } from '@blattwerk/schemas/shop/pages/page-metadata.ts';
import type { PageHead } from '../../../page/document/page-head.ts';
import type { ProductDetail } from '../../../page/product/product-detail.ts';
import type { PageData } from '../../../page/request/page-data.ts';
import { pageUrls } from '../../../page/request/page-urls.ts';

type ProductHeadInput = {
  page: PageData;
  detail: ProductDetail;
  /** Whether search engines may know this shop. */
  isIndexed: boolean;
};

/** Search engines show about this many characters of a description. */
const maxDescription = 160;

/**
 * The head of a product's page: the story is the same for all products of a kind, so title, description, picture and
 * the one right address are the product's. A missing product is not indexed.
 */
export function productHead(head: PageHead, { page, detail, isIndexed }: ProductHeadInput): PageHead {
  if (detail.state === 'missing') {
    const title = `404 Page not found: ${page.path}`;
    return { ...head, title, robots: 'noindex,nofollow', structuredData: [] };
  }
  const { product, pictures } = detail;
  const url = pictures[0]?.picture.url;
  const picture = url && `${page.origin}${url}${url.includes('?') ? '&' : '?'}width=1200`;
  return {
    ...head,
    title: `${product.name} | ${page.siteName}`,
    description: shorten(`${product.name}: ${head.description}`),
    robots: isIndexed ? 'index,follow' : defaultRobots,
    canonical: `${page.origin}${pageUrls(page).to(productPath(product))}`,
    images: picture ? [picture] : head.images,
    alternates: [],
  };
}

/** Cut after the last whole word that fits. */
function shorten(text: string): string {
  if (text.length <= maxDescription) return text;
  return `${text.slice(0, maxDescription).replace(/\s+\S*$/, '')} …`;
}
