import type { BuiltShop } from '../built-shop.ts';
import { newVisitor } from './visitors.ts';

/** Names of what the shop said it took, by what was sent. */
export type Accepted = { newsletter: string[]; accounts: string[]; stories: string[] };
export type Written = {
  accepted: Accepted;
  /** Answers that are neither a success nor a 503 with `Retry-After`. */
  strange: string[];
};

const management = { authorization: 'local-management', 'content-type': 'application/json' };

type WrittenTo = Pick<BuiltShop, 'storefront' | 'workspace' | 'hasEnded'>;
type Lane = { kind: keyof Accepted; send: (name: string) => Promise<Response> };

function lanesOf({ storefront, workspace }: WrittenTo): Lane[] {
  const post = (url: string, headers: Record<string, string>, body: unknown) =>
    fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return [
    {
      kind: 'newsletter',
      send: (name) =>
        post(`${storefront}/web-api/newsletter-subscribe`, newVisitor(), {
          email: `${name}@kunde.example`,
          firstName: 'Anna',
          consent: true,
        }),
    },
    {
      kind: 'accounts',
      send: (name) =>
        post(`${storefront}/web-api/customer-sign-up`, newVisitor(), {
          email: `${name}@konto.example`,
          password: 'lampe-wiese-quarz-17',
          firstName: 'Anna',
          lastName: 'Weber',
        }),
    },
    {
      kind: 'stories',
      send: (name) =>
        post(`${workspace}/v1/spaces/100001/stories`, management, {
          story: { name, slug: name, content: { component: 'page', title: name, body: [] } },
        }),
    },
  ];
}

/**
 * Subscribes, signs up and writes stories over and over until `happens` is over. Requests that a fault cuts off count
 * as not accepted.
 */
export async function writeDuring(
  shop: WrittenTo,
  label: string,
  happens: () => Promise<void>,
): Promise<Written> {
  const accepted: Accepted = { newsletter: [], accounts: [], stories: [] };
  const strange: string[] = [];
  let isOver = false;
  let sent = 0;
  const work = lanesOf(shop).map(async ({ kind, send }) => {
    while (!isOver && !shop.hasEnded()) {
      const name = `${label}-${kind}-${sent++}`;
      const response = await send(name).catch(() => undefined);
      const text = await response?.text().catch(() => undefined);
      if (response === undefined || text === undefined) continue;
      if (response.ok) accepted[kind].push(name);
      else if (response.status !== 503 || !response.headers.has('retry-after'))
        strange.push(`${kind} ${response.status}: ${text.slice(0, 120)}`);
    }
  });
  await happens();
  isOver = true;
  await Promise.all(work);
  return { accepted, strange };
}
