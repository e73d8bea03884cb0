import { type ClientRequest, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import type { Reach } from '@blattwerk/server-kit/http/reachable-networks.ts';
import { lookupWithin, NotAllowed } from './lookup-within.ts';

export type WebhookAnswer = {
  isTaken: boolean;
  /** HTTP status, or null where no answer came. */
  status: number | null;
  /** In words, for editors. */
  message: string;
};

type Post = {
  headers: Record<string, string>;
  body: string;
  timeoutSeconds: number;
  /** Left out, the address is the operator's own and may be anywhere. */
  reach: Reach | undefined;
};

const notAllowed = 'lies in a private network, which WEBHOOK_NETWORKS does not name';

/**
 * Sends an event to an address once. Names are resolved here and the addresses found are those that are connected to,
 * so that a name that changes its address in between reaches nothing else; redirects are not followed.
 */
export function postWebhook(
  endpoint: string,
  { headers, body, timeoutSeconds, reach }: Post,
): Promise<WebhookAnswer> {
  const url = new URL(endpoint);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (reach && isIP(host) !== 0 && !reach.allows(host)) return Promise.resolve(unanswered(notAllowed));
  const { promise, resolve } = Promise.withResolvers<WebhookAnswer>();
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    // A connection of its own: one kept open may have been made by others, to where this may not.
    agent: false,
    signal: AbortSignal.timeout(timeoutSeconds * 1000),
    ...(reach && { lookup: lookupWithin(reach) }),
  } as const;
  const request: ClientRequest =
    url.protocol === 'https:' ? requestSecure(url, options) : requestPlain(url, options);
  request.on('response', (response) => {
    const { statusCode = 0, statusMessage = '' } = response;
    const isTaken = statusCode >= 200 && statusCode < 300;
    const isRedirect = statusCode >= 300 && statusCode < 400;
    const message = isRedirect ? `${statusMessage}: redirects are not followed` : statusMessage;
    resolve({ isTaken, status: statusCode, message });
    // What is said besides is of no interest, however much it is.
    response.destroy();
  });
  request.on('error', (error) => resolve(unanswered(reasonOf(error, timeoutSeconds))));
  request.end(body);
  return promise;
}

function unanswered(message: string): WebhookAnswer {
  return { isTaken: false, status: null, message };
}

function reasonOf(error: Error, timeoutSeconds: number): string {
  if (error instanceof NotAllowed) return notAllowed;
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return `no answer within ${timeoutSeconds} s`;
  return 'not reachable';
}
