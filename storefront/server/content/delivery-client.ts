import { contentClient } from '@blattwerk/schemas/shop/pages/content-client.ts';
import { readBounded } from '@blattwerk/server-kit/remote/read-bounded.ts';
import { requestHeaders } from '@blattwerk/server-kit/watching/request-id.ts';
import { LRUCache } from 'lru-cache';
import StoryblokClient from 'storyblok-js-client';
import { z } from 'zod';
import type { ContentAnswer } from './content-answer.ts';

/** Largest answer read from the content space; a story of 500 blocks has about 2 MB. */
const maxAnswerBytes = 16 * 2 ** 20;
/** How long a question that ran into its deadline is not asked again. */
const pauseMs = 5_000;
const maxPaused = 1_000;

type DeliveryOptions = {
  /** Delivery API with its version, e.g. `http://localhost:4000/v2`. */
  endpoint: string;
  token: string;
  version: 'published' | 'draft';
  timeoutSeconds: number;
};

type Parameters = Record<string, string | number>;

export type DeliveryClient = {
  get<Value>(path: string, parameters: Parameters, schema: z.ZodType<Value>): Promise<ContentAnswer<Value>>;
};

const failureSchema = z.object({ status: z.number().optional(), message: z.string().optional() });

/**
 * The vendor's delivery client with an end to waiting: one deadline over a request with all its retries
 * of busy answers (429), a size limit, and answers checked against a schema.
 */
export function createDeliveryClient(options: DeliveryOptions): DeliveryClient {
  const deadlineMs = options.timeoutSeconds * 1000;
  const client = new StoryblokClient({
    accessToken: options.token,
    endpoint: options.endpoint,
    version: options.version,
    maxRetries: contentClient.maxRetries,
    retriesDelay: contentClient.retryDelayMs,
    cache: { type: 'none', cv: 'manual' },
    fetch: (address, init) => boundedFetch(address, init, deadlineMs),
  });

  /** What failed slowly: one visitor has waited for it, the next ones need not. */
  const paused = new LRUCache<string, true>({ max: maxPaused, ttl: pauseMs });

  async function ask(path: string, parameters: Parameters): Promise<ContentAnswer<unknown>> {
    const address = JSON.stringify([path, parameters]);
    if (paused.has(address)) return unavailable('it did not answer a moment ago');
    const asked = performance.now();
    const answer = await askOnce(path, parameters);
    const isSlow = performance.now() - asked > deadlineMs / 2;
    if (!answer.ok && answer.reason === 'unavailable' && isSlow) paused.set(address, true);
    return answer;
  }

  async function askOnce(path: string, parameters: Parameters): Promise<ContentAnswer<unknown>> {
    const deadline = afterDeadline(deadlineMs);
    try {
      const response = await Promise.race([client.get(path, { ...parameters }), deadline.passed]);
      if (response === undefined) return unavailable('it did not answer in time');
      return { ok: true, value: response.data };
    } catch (error) {
      const failure = failureSchema.safeParse(error).data;
      // A token of a question's own that is not taken shows nothing any more.
      const isRefused = failure?.status === 401 && 'token' in parameters;
      if (failure?.status === 404 || isRefused)
        return { ok: false, reason: 'not-found', message: `${path} does not exist` };
      return unavailable([failure?.status, failure?.message].filter(Boolean).join(' '));
    } finally {
      deadline.cancel();
    }
  }

  return {
    async get(path, parameters, schema) {
      const answer = await ask(path, parameters);
      if (!answer.ok) return answer;
      const parsed = schema.safeParse(answer.value);
      if (parsed.success) return { ok: true, value: parsed.data };
      return unavailable(`its answer to ${path} has an unexpected form: ${z.prettifyError(parsed.error)}`);
    },
  };
}

function unavailable(detail: string): ContentAnswer<never> {
  return { ok: false, reason: 'unavailable', message: `The content service cannot be used: ${detail}` };
}

function afterDeadline(milliseconds: number) {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  return { passed, cancel: () => clearTimeout(timer) };
}

function isTaken(status: number): boolean {
  return status >= 200 && status <= 206;
}

async function boundedFetch(
  address: string | URL | Request,
  init: RequestInit | undefined,
  deadlineMs: number,
): Promise<Response> {
  const headers = new Headers({ ...requestHeaders(), ...Object.fromEntries(new Headers(init?.headers)) });
  const response = await fetch(address, { ...init, headers, signal: AbortSignal.timeout(deadlineMs) });
  const body = await readBounded(response, maxAnswerBytes);
  if (!body) throw new Error(`the answer is larger than ${maxAnswerBytes} bytes`);
  return new Response(body.length > 0 ? new Uint8Array(body) : null, {
    // The vendor's client means to take 200 to 206 and takes 200 alone.
    status: isTaken(response.status) ? 200 : response.status,
    headers: response.headers,
  });
}
