import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { readVisitorKey } from '@blattwerk/schemas/shop/flags/visitor-key.ts';
import { visitorKeyCookie } from '@blattwerk/schemas/shop/flags/visitor-key-cookie.ts';
import { isCrawler } from '@blattwerk/schemas/shop/visitors/crawlers.ts';
import { allControl, type FlagClient, isReady, type Treatments } from './flag-client.ts';

/** Whom flags are decided for; asked by pages with tests alone. */
export type FlagVisitor = {
  treatmentsOf(flags: readonly string[]): Treatments;
  /** The cookie to set: only where a page with tests has met a visitor without a key. */
  newCookie(): string | undefined;
};

export type CookieSettings = { maxAgeDays: number; isSecure: boolean };

/** Somebody who takes part in nothing, such as an editor before a preview. */
export const nobody: FlagVisitor = { treatmentsOf: allControl, newCookie: () => undefined };

/** Makes visitors out of requests: crawlers see what everybody sees without a test, and get no key. */
export function createFlagVisitors(client: FlagClient, cookie: CookieSettings) {
  return (headers: Pick<IncomingHttpHeaders, 'cookie' | 'user-agent'>): FlagVisitor => {
    let known: { key: string; isNew: boolean } | undefined;
    /** Asked once for each: what is asked is counted. */
    const said = new Map<string, string>();
    return {
      treatmentsOf(flags) {
        if (flags.length === 0 || !isReady(client) || isCrawler(headers['user-agent'] ?? ''))
          return allControl(flags);
        if (!known) {
          const key = readVisitorKey(headers.cookie);
          known = { key: key ?? randomUUID(), isNew: key === undefined };
        }
        const unasked = flags.filter((flag) => !said.has(flag));
        if (unasked.length > 0)
          for (const [flag, treatment] of Object.entries(client.evaluate(known.key, unasked)))
            said.set(flag, treatment);
        return Object.fromEntries(flags.map((flag) => [flag, said.get(flag) ?? 'control']));
      },
      newCookie: () => (known?.isNew ? cookieOf(known.key, cookie) : undefined),
    };
  };
}

/** Beside the answer, never in what is kept of it. */
export function setVisitorKey(response: ServerResponse, visitor: FlagVisitor): void {
  const cookie = visitor.newCookie();
  if (cookie !== undefined) response.appendHeader('Set-Cookie', cookie);
}

/** Read by the browser's own client, too: it is nobody's secret. */
function cookieOf(key: string, { maxAgeDays, isSecure }: CookieSettings): string {
  const maxAge = maxAgeDays * 24 * 60 * 60;
  return `${visitorKeyCookie}=${key}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
