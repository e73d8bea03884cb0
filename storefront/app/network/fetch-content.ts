import type { SentContent } from '../../page/document/page-content.ts';
import { payloadAddress } from '../../page/endpoints/payload-address.ts';
import { documentBuild } from '../context/first-content.ts';
import { fetchInTime } from './fetch-in-time.ts';

/** Where the content of a page is answered to this document. */
export function contentAddress(url: Pick<URL, 'pathname' | 'search'>): string {
  return payloadAddress(url, documentBuild());
}

/**
 * `connection`: there was no answer; `shop`: an answer of status 500 or more, while it is busy or being started anew;
 * `foreign`: an answer that is no content, such as the page of a server in between.
 */
type Fetched = { ok: true; content: SentContent } | { ok: false; reason: 'connection' | 'shop' | 'foreign' };

/** What the server shows at an address; an error page is content too. */
export async function fetchContent(
  url: URL,
  signal?: AbortSignal,
  cache: RequestCache = 'default',
): Promise<Fetched> {
  try {
    // With its host: a path such as `//elsewhere.example/` would be another one's.
    const response = await fetchInTime(`${url.origin}${contentAddress(url)}`, { cache }, signal);
    const isContent = response.headers.get('content-type')?.startsWith('application/json');
    if (isContent) return { ok: true, content: await response.json() };
    return { ok: false, reason: response.status >= 500 ? 'shop' : 'foreign' };
  } catch (error) {
    return { ok: false, reason: error instanceof SyntaxError ? 'foreign' : 'connection' };
  }
}
