import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './accept-encoding.ts';
import { isNotModified } from './is-not-modified.ts';
import type { Representation, StoredResponse } from './stored-response.ts';

const none: readonly string[] = [];

/**
 * Answers a GET or HEAD: 304 when the browser has the body already, else the best encoding it accepts. A redirect is kept
 * without a query and leads on with the one that was asked with.
 * @param further headers beside it, as a flat list; handed in here, since an answer that has headers already writes all of them
 * one by one
 */
export function writeStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
  further: readonly string[] = none,
): void {
  const beside = (headers: string[]) => (further.length === 0 ? headers : [...headers, ...further]);
  const { status, identity, encodings } = stored;
  const { headers } = request;
  const encoded = encodings[chooseEncoding(headers['accept-encoding'])];
  if (status === 200 && isNotModified(headers['if-none-match'], encoded.etag)) {
    response.writeHead(304, beside(encoded.notModifiedHeaders)).end();
    return;
  }
  const write = (found: Representation) => {
    const sent = status === 301 ? withQuery(found.headers, request.url) : found.headers;
    response.writeHead(status, beside(sent)).end(request.method === 'HEAD' ? undefined : found.body);
  };
  if (encoded.made) {
    write(encoded.made);
    encoded.improve();
  } else {
    // What cannot be compressed, for want of memory, is sent as it is.
    void encoded
      .make()
      .catch(() => identity)
      .then(write);
  }
}

function withQuery(headers: readonly string[], target = ''): string[] {
  const mark = target.indexOf('?');
  const query = mark === -1 ? '' : target.slice(mark);
  const isLocation = (at: number) => at % 2 === 1 && headers[at - 1]?.toLowerCase() === 'location';
  return headers.map((value, at) => (isLocation(at) ? value + query : value));
}
