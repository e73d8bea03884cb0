import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import type { Reach } from '@blattwerk/server-kit/http/reachable-networks.ts';
import { lookupWithin, NotAllowed } from '../content-space/webhooks/lookup-within.ts';
import type { LinkState } from './link-state.ts';

type Answer = { status: number; location: string | undefined };
type Asking = { reach: Reach; signal: AbortSignal };

const mostSteps = 5;
/** Some servers know no HEAD, or refuse it: they are asked as a browser would. */
const asksAgain: ReadonlySet<number> = new Set([400, 403, 404, 405, 406, 501]);
/** The page is there, for others than a program. */
const guarded: ReadonlySet<number> = new Set([401, 402, 403, 407, 429, 451]);

/**
 * Looks where a link leads, step by step: each address is resolved here and must lie in a network that may be reached, so that no
 * page can make the server look into its own.
 */
export async function askLink(address: string, asking: Asking): Promise<LinkState> {
  let url = new URL(address);
  let isForGood = true;
  for (let step = 0; step <= mostSteps; step += 1) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return { state: 'foreign' };
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !asking.reach.allows(host)) return { state: 'private' };
    const answer = await answerOf(url, asking);
    if ('state' in answer) return answer;
    const { status, location } = answer;
    if (status >= 300 && status < 400 && location !== undefined && URL.canParse(location, url.href)) {
      isForGood &&= status === 301 || status === 308;
      url = new URL(location, url);
      continue;
    }
    if (status >= 400 && !guarded.has(status)) return { state: 'broken', status };
    return step > 0 && isForGood ? { state: 'moved', to: url.href } : { state: 'works' };
  }
  return { state: 'broken', status: 310 };
}

async function answerOf(url: URL, asking: Asking): Promise<Answer | LinkState> {
  try {
    const answer = await send(url, 'HEAD', asking);
    return asksAgain.has(answer.status) ? await send(url, 'GET', asking) : answer;
  } catch (error) {
    return { state: error instanceof NotAllowed ? 'private' : 'silent' };
  }
}

function send(url: URL, method: 'HEAD' | 'GET', { reach, signal }: Asking): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const options = {
    ...{ method, signal, agent: false, lookup: lookupWithin(reach) },
    headers: { accept: 'text/html,*/*;q=0.8', 'user-agent': 'Blattwerk link check' },
  } as const;
  const asked = url.protocol === 'https:' ? requestSecure(url, options) : requestPlain(url, options);
  asked.on('response', (response) => {
    resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    // What the page says is of no interest, however much it is.
    response.destroy();
  });
  asked.on('error', reject);
  asked.end();
  return promise;
}
