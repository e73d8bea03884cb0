import type { z } from 'zod';
import { channelTable } from '../shop/markets/channels.ts';
import type { Problem } from './contract/problem.ts';
import { type QueryValues, queryString } from './contract/query-string.ts';
import { type ShopContext, shopHeaders } from './contract/shop-headers.ts';
import type { AnswerOf, BodyOf, Endpoints, Name } from './endpoints.ts';

/** Endpoints that answer JSON and take no file. */
export type JsonName = {
  [N in Name]: Endpoints[N] extends { answer: { schema: unknown } }
    ? Endpoints[N] extends { upload: object }
      ? never
      : N
    : never;
}[Name];

/** Parsed values, optional where the request may leave them out. */
type Sent<T> = T extends z.ZodType
  ? { [K in keyof z.input<T>]: K extends keyof z.output<T> ? z.output<T>[K] : never }
  : never;
type PartIn<N extends Name, P extends string> =
  Endpoints[N] extends Record<P, infer T> ? { [K in P]: Sent<T> } : { [K in P]?: never };
export type CallInput<N extends Name> = PartIn<N, 'params'> &
  PartIn<N, 'query'> &
  (BodyOf<N> extends undefined
    ? { body?: never }
    : { body: Endpoints[N] extends { body: infer B extends z.ZodType } ? z.input<B> : never }) & {
    signal?: AbortSignal;
  };

type CallResult<N extends JsonName> = { ok: true; value: AnswerOf<N> } | { ok: false; problem: Problem };

export type WebApiClient = <N extends JsonName>(name: N, input: CallInput<N>) => Promise<CallResult<N>>;

/**
 * Calls the back end by contract. Contracts are types here, so that a browser loads none of their code.
 * @param send `fetch`, or one that adds cookies or an address
 * @returns the answer or the problem; a broken connection is a problem of status 503
 */
export function createWebApiClient(
  base: string,
  shop: Pick<ShopContext, 'channel' | 'country' | 'locale'>,
  send: typeof fetch = fetch,
): WebApiClient {
  return async (name, input) => {
    const [method = 'GET', template = '/'] = name.split(' ');
    const {
      params,
      query,
      body,
      signal,
    }: { params?: object; query?: object; body?: unknown; signal?: AbortSignal } = input;
    const values = new Map(Object.entries(params ?? {}));
    const path = template.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(String(values.get(key))),
    );
    const search = queryString(queryValues(query ?? {}), channelTable[shop.channel].defaultRefinement);
    try {
      const response = await send(`${base}${path}${search}`, {
        method,
        credentials: 'include',
        headers: {
          ...shopHeaders(shop),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      });
      const value = JSON.parse(await response.text());
      return response.ok ? { ok: true, value } : { ok: false, problem: value };
    } catch (error) {
      if (signal?.aborted) throw error;
      return { ok: false, problem: unreachable };
    }
  };
}

const unreachable: Problem = {
  type: 'about:blank',
  title: 'Not available at the moment',
  status: 503,
  detail: 'The shop cannot be reached: check the connection and try again.',
};

function queryValues(query: object): QueryValues {
  return Object.fromEntries(Object.entries(query));
}
