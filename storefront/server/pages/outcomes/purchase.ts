import { randomUUID } from 'node:crypto';
import { basketNotices } from '@blattwerk/schemas/web-api/basket/basket-form-endpoints.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { orderNotices } from '@blattwerk/schemas/web-api/orders/order-form-endpoints.ts';
import type { PageContent } from '../../../page/document/page-content.ts';
import type { PageRoute } from '../../../page/request/page-data.ts';
import { programHead } from '../head/program-head.ts';
import { type Asked, type LoadedPage, notMine } from '../loading/asked.ts';
import { shownSettings } from '../loading/fetch-stories.ts';

const notices = [...basketNotices, ...orderNotices];

/** What a visitor buys: basket, checkout, and orders by their address. Asked for with the visitor's own cookies. */
export async function resolvePurchase({
  request: { address, query, cookies },
  page,
  sources,
  stories,
}: Asked): Promise<LoadedPage | typeof notMine> {
  const { program } = page.route;
  if (program !== 'cart' && program !== 'checkout' && program !== 'order') return notMine;
  const ask = sources.askFor(page, cookies);
  const shown = { notice: notices.find((known) => known === query.get('notice')) };
  const head = programHead(program, { page, path: address.path });
  const base = { kind: 'personal', ...shown, head } as const;
  const [{ settings }, outcome] = await Promise.all([stories(), purchase()]);
  if (!outcome) return notMine;
  return { content: { page, settings: shownSettings(settings), outcome }, isComplete: false };

  async function purchase(): Promise<PageContent['outcome'] | undefined> {
    if (program === 'cart') return { ...base, step: 'cart', basket: await basketOf(ask) };
    if (program === 'checkout') {
      const [basket, filledIn] = await Promise.all([basketOf(ask), ask('GET /web-api/checkout', {})]);
      const known = filledIn.ok ? filledIn.value : undefined;
      return { ...base, step: 'checkout', basket, filledIn: known, idempotencyKey: randomUUID() };
    }
    return order(page.route, query.get('token') ?? undefined);
  }

  async function order({ orderNumber = '' }: PageRoute, token: string | undefined) {
    const found = await ask('GET /web-api/orders/{number}', {
      params: { number: orderNumber },
      query: { token },
    });
    if (!found.ok && found.problem.status < 500) return undefined;
    return { ...base, step: 'order' as const, order: found.ok ? found.value : undefined, token };
  }
}

async function basketOf(ask: WebApiClient) {
  const answer = await ask('GET /web-api/basket', {});
  return answer.ok ? answer.value : undefined;
}
