import type { Logger } from 'pino';
import * as z from 'zod';
import { readBounded } from './read-bounded.ts';

/** What is known of a resource: as of now, as of the last answer (`asOf`), or nothing yet. */
export type Known<Value> =
  | { state: 'current'; value: Value }
  | { state: 'kept'; value: Value; asOf: Date }
  | { state: 'unknown' };

export type FollowedResource<Value> = {
  /** Never fails; asks the other server unless it has answered a moment ago. */
  current(): Promise<Known<Value>>;
  /** What is kept may be outdated: the next question goes to the other server. */
  expire(): void;
};

export type FollowOptions<Value> = {
  url: URL;
  schema: z.ZodType<Value>;
  /** Largest answer, in bytes. */
  maxBytes: number;
  /** How long an answer counts as today's. */
  freshSeconds: number;
  /** A server that hangs must not hold up every question: pause after a failure. */
  retrySeconds: number;
  timeoutSeconds: number;
  /** How long the other server may be away before the log says so: it may be starting. */
  patienceSeconds?: number;
  log: Pick<Logger, 'warn'>;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/** Keeps a JSON document of another server and asks, by ETag, whether it still holds. */
export function followResource<Value>(options: FollowOptions<Value>): FollowedResource<Value> {
  const { url, log, patienceSeconds = 0, now = Date.now } = options;
  let kept: { value: Value; etag: string | null; asOf: Date } | undefined;
  let known: Known<Value> = { state: 'unknown' };
  let askAgainAt = 0;
  /** A failure is said once, not at every question. */
  let isSilent = false;
  let awaySince: number | undefined;
  let asking: Promise<Known<Value>> | undefined;
  /** A question that was under way at `expire` may bring the answer from before. */
  let isOutdated = false;

  async function fetchAnswer(): Promise<NonNullable<typeof kept>> {
    const response = await fetch(url, {
      headers: kept?.etag ? { 'if-none-match': kept.etag } : {},
      signal: AbortSignal.timeout(options.timeoutSeconds * 1000),
    });
    if (response.status === 304 && kept) return { ...kept, asOf: new Date(now()) };
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    const body = await readBounded(response, options.maxBytes);
    if (!body) throw new Error(`The answer has more than ${options.maxBytes} bytes.`);
    const read = options.schema.safeParse(JSON.parse(body.toString('utf8')));
    if (!read.success)
      throw new Error(`The answer is not of the agreed form: ${z.prettifyError(read.error)}`);
    return { value: read.data, etag: response.headers.get('etag'), asOf: new Date(now()) };
  }

  async function ask(): Promise<Known<Value>> {
    isOutdated = false;
    try {
      kept = await fetchAnswer();
      known = { state: 'current', value: kept.value };
      isSilent = false;
      awaySince = undefined;
      askAgainAt = now() + options.freshSeconds * 1000;
    } catch (error) {
      awaySince ??= now();
      if (!isSilent && now() - awaySince >= patienceSeconds * 1000) {
        log.warn({ err: error, url: url.href }, 'another server does not answer');
        isSilent = true;
      }
      known = kept ? { state: 'kept', value: kept.value, asOf: kept.asOf } : { state: 'unknown' };
      askAgainAt = now() + options.retrySeconds * 1000;
    }
    return known;
  }

  return {
    async current() {
      if (asking && isOutdated) await asking;
      if (!asking && now() < askAgainAt) return known;
      asking ??= ask().finally(() => {
        asking = undefined;
        if (isOutdated) askAgainAt = 0;
      });
      return asking;
    },
    expire() {
      askAgainAt = 0;
      isOutdated = true;
    },
  };
}
