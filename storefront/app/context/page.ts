import type { PageData } from '../../page/request/page-data.ts';
import { type PageUrls, pageUrls } from '../../page/request/page-urls.ts';

/** The request context as components see it: what the server worked out, and the addresses that follow from it. */
export type Page = PageData & { urls: PageUrls };

export function pageOf(data: PageData): Page {
  return { ...data, urls: pageUrls(data) };
}
