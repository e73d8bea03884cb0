import type { EdgeKind } from './edge-request.ts';

/** Caches in front that are told of changes. */
export type EdgePurge = {
  kind: EdgeKind;
  /** Each Varnish server; at a vendor the address of the service or zone in its API. */
  urls: readonly string[];
  token: string;
};

export type PurgeRequest = { url: string; init: RequestInit };

/** Keys in one request: what fits a header of 8 KB at Varnish, and what the vendors take. */
const mostKeys = { varnish: 500, fastly: 250, cloudflare: 30 } as const satisfies Record<EdgeKind, number>;

/**
 * What drops the copies that carry one of the keys, at one address.
 * @param how softly: they may stand in while the shop is away; where the cache cannot tell, they are gone
 */
export function purgeRequests(
  { kind, token }: Pick<EdgePurge, 'kind' | 'token'>,
  url: string,
  keys: readonly string[],
  how: 'softly' | 'entirely',
): PurgeRequest[] {
  const requestOf = requestsOf[kind];
  const at = url.replace(/\/+$/, '');
  return inParts(keys, mostKeys[kind]).map((part) => requestOf({ at, token, keys: part, how }));
}

type Part = { at: string; token: string; keys: readonly string[]; how: 'softly' | 'entirely' };

const requestsOf: Record<EdgeKind, (part: Part) => PurgeRequest> = {
  varnish: ({ at, token, keys, how }) => ({
    url: `${at}/`,
    init: {
      method: 'PURGE',
      headers: {
        'x-purge-token': token,
        [how === 'softly' ? 'xkey-softpurge' : 'xkey-purge']: keys.join(' '),
      },
    },
  }),
  fastly: ({ at, token, keys, how }) => ({
    url: `${at}/purge`,
    init: {
      method: 'POST',
      headers: {
        'fastly-key': token,
        'surrogate-key': keys.join(' '),
        ...(how === 'softly' && { 'fastly-soft-purge': '1' }),
      },
    },
  }),
  cloudflare: ({ at, token, keys }) => ({
    url: `${at}/purge_cache`,
    init: {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: keys }),
    },
  }),
};

function inParts(keys: readonly string[], most: number): string[][] {
  const parts: string[][] = [];
  for (let at = 0; at < keys.length; at += most) parts.push(keys.slice(at, at + most));
  return parts;
}
