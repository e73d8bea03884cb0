import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { readVisitorKey } from '@blattwerk/schemas/shop/flags/visitor-key.ts';
import { visitorKeyCookie } from '@blattwerk/schemas/shop/flags/visitor-key-cookie.ts';
import type { VisitorTraits } from '@blattwerk/schemas/shop/flags/visitor-traits.ts';
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
  const cookieAttributes = attributesOf(cookie);
  const agents = new LRUCache<string, boolean>({ max: mostAgents });

  function looksLikeCrawler(agent: string): boolean {
    const known = agents.get(agent);
    if (known !== undefined) return known;
    const found = isCrawler(agent);
    if (agent.length <= longestAgent) agents.set(agent, found);
    return found;
  }

  function saidTo(visitor: string): Map<string, string> {
    const said = decided.get(visitor) ?? new Map<string, string>();
    decided.set(visitor, said);
    return said;
  }

  /** Remembered: who has shown a key reads on. */
  function decide(key: string, flags: readonly string[], traits: VisitorTraits): Treatments {
    const { country, channel, language, customerType } = traits;
    const said = saidTo(`${country} ${channel} ${language} ${customerType} ${key}`);
    const unasked = flags.filter((flag) => !said.has(flag));
    if (unasked.length > 0)
      for (const [flag, treatment] of Object.entries(client.evaluate(key, unasked, traits)))
        said.set(flag, treatment);
    return Object.fromEntries(flags.map((flag) => [flag, said.get(flag) ?? 'control']));
  }

  return (
    headers: Pick<IncomingHttpHeaders, 'cookie' | 'user-agent'>,
    traits: VisitorTraits,
  ): FlagVisitor => {
    let shown: string | undefined;
    let drawn: string | undefined;
    return {
      treatmentsOf(flags) {
        if (flags.length === 0 || !isReady(client) || looksLikeCrawler(headers['user-agent'] ?? ''))
          return allControl(flags);
        shown ??= readVisitorKey(headers.cookie);
        if (shown !== undefined) return decide(shown, flags, traits);
        drawn ??= randomUUID();
        return client.evaluateNew(drawn, flags, traits);
      },
      newCookie: () => (drawn === undefined ? undefined : `${visitorKeyCookie}=${drawn}${cookieAttributes}`),
    };
  };
}

/** Beside the answer, never in what is kept of it. */
export function setVisitorKey(response: ServerResponse, visitor: FlagVisitor): void {
  const cookie = visitor.newCookie();
  if (cookie !== undefined) response.appendHeader('Set-Cookie', cookie);
}

/** Read by the browser's own client, too: it is no secret. */
function attributesOf({ maxAgeDays, isSecure }: CookieSettings): string {
  const maxAge = maxAgeDays * 24 * 60 * 60;
  return `; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
