import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { readVisitorKey } from '@blattwerk/schemas/shop/flags/visitor-key.ts';
import { visitorKeyCookie } from '@blattwerk/schemas/shop/flags/visitor-key-cookie.ts';
import { isCrawler } from '@blattwerk/schemas/shop/visitors/crawlers.ts';
import { LRUCache } from 'lru-cache';
import { allControl, type FlagClient, isReady, type Treatments } from './flag-client.ts';

/** Whom flags are decided for; asked by pages with tests alone. */
export type FlagVisitor = {
  treatmentsOf(flags: readonly string[]): Treatments;
  /** The cookie to set: only where a page with tests has met a visitor without a key. */
  newCookie(): string | undefined;
};

export type CookieSettings = { maxAgeDays: number; isSecure: boolean };

/** A visitor who takes part in nothing, such as an editor before a preview. */
export const nobody: FlagVisitor = { treatmentsOf: allControl, newCookie: () => undefined };

/** Visitors whose treatments are remembered, until a flag changes: who reads on is not decided for anew. */
const mostRemembered = 20_000;
/** Browsers of which it is remembered whether they are crawlers. */
const mostAgents = 5_000;
/** Longer names are a stranger's, and would fill the memory. */
const longestAgent = 300;

/** Makes visitors out of requests: crawlers see what everybody sees without a test, and get no key. */
export function createFlagVisitors(client: FlagClient, cookie: CookieSettings) {
  const decided = new LRUCache<string, Map<string, string>>({ max: mostRemembered });
  client.onUpdate(() => decided.clear());
  const agents = new LRUCache<string, boolean>({ max: mostAgents });

  function looksLikeCrawler(agent: string): boolean {
    const known = agents.get(agent);
    if (known !== undefined) return known;
    const found = isCrawler(agent);
    if (agent.length <= longestAgent) agents.set(agent, found);
    return found;
  }

  /** Remembered only for those who have shown a key: most who have none never come back with the new one. */
  function saidTo(key: string, isNew: boolean): Map<string, string> {
    const said = decided.get(key) ?? new Map<string, string>();
    if (!isNew) decided.set(key, said);
    return said;
  }

  return (headers: Pick<IncomingHttpHeaders, 'cookie' | 'user-agent'>): FlagVisitor => {
    let known: { key: string; isNew: boolean; said: Map<string, string> } | undefined;
    return {
      treatmentsOf(flags) {
        if (flags.length === 0 || !isReady(client) || looksLikeCrawler(headers['user-agent'] ?? ''))
          return allControl(flags);
        if (!known) {
          const shown = readVisitorKey(headers.cookie);
          const key = shown ?? randomUUID();
          const isNew = shown === undefined;
          known = { key, isNew, said: saidTo(key, isNew) };
        }
        const { key, said } = known;
        const unasked = flags.filter((flag) => !said.has(flag));
        if (unasked.length > 0)
          for (const [flag, treatment] of Object.entries(client.evaluate(key, unasked)))
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

/** Read by the browser's own client, too: it is no secret. */
function cookieOf(key: string, { maxAgeDays, isSecure }: CookieSettings): string {
  const maxAge = maxAgeDays * 24 * 60 * 60;
  return `${visitorKeyCookie}=${key}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
