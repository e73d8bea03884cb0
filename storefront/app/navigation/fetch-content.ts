import type { PageContent } from '../context/page-content.ts';

/** Where a page's content is answered as JSON. */
export function contentAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return `${pathname}${pathname.endsWith('/') ? '_.data' : '.data'}${search}`;
}

/** What the server shows at an address; rejects when it cannot be reached, or answers anything else. */
export async function fetchContent(url: URL, signal?: AbortSignal): Promise<PageContent> {
  const response = await fetch(contentAddress(url), signal && { signal });
  // An error page is content too; a sentence of a server in between is not.
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    throw new Error(`${url.pathname} could not be loaded: ${response.status}`);
  }
  return response.json();
}
