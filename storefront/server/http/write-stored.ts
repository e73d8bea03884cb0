import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './accept-encoding.ts';
import { isNotModified } from './is-not-modified.ts';
import type { StoredResponse } from './stored-response.ts';

/** Answers a GET or HEAD: 304 when the browser has the body already, else the best encoding it accepts. */
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
  response.writeHead(stored.status, headers).end(request.method === 'HEAD' ? undefined : body);
}
