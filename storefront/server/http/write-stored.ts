import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './accept-encoding.ts';
import { isNotModified } from './is-not-modified.ts';
import type { StoredResponse } from './stored-response.ts';

/**
 * Answers a GET or HEAD: 304 when the browser has the body already, else the best encoding it accepts. A redirect is kept
 * without a query and leads on with the one that was asked with.
 */
export function writeStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
): void {
  const { representations } = stored;
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const { etag, headers, notModifiedHeaders, body } = representations[encoding] ?? representations.identity;
  if (stored.status === 200 && isNotModified(request.headers['if-none-match'], etag)) {
    response.writeHead(304, notModifiedHeaders).end();
    return;
  }
  const sent = stored.status === 301 ? withQuery(headers, request.url) : headers;
  response.writeHead(stored.status, sent).end(request.method === 'HEAD' ? undefined : body);
}

function withQuery(headers: readonly string[], target = ''): string[] {
  const mark = target.indexOf('?');
  const query = mark === -1 ? '' : target.slice(mark);
  const isLocation = (at: number) => at % 2 === 1 && headers[at - 1]?.toLowerCase() === 'location';
  return headers.map((value, at) => (isLocation(at) ? value + query : value));
}
