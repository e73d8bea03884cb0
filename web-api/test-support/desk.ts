import { type CallInput, createWebApiClient, type WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { DeskList } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { localSigningSecret } from '../config.ts';
import { ordersSubject } from '../orders/order-handlers.ts';
import { signToken } from '../security/signed-token.ts';
import type { SellingBackEnd } from './selling-back-end.ts';

type Search = Omit<CallInput<'POST /web-api/order-desk/list'>['body'], 'token'>;

/** Someone at the order desk: the typed client, a token of the shop's, and the list as the desk shows it. */
export type Desk = {
  ask: WebApiClient;
  token: string;
  list(search?: Search): Promise<DeskList>;
  /** Numbers that a search finds. */
  find(search: string): Promise<string[]>;
};

export function openDesk({ origin, soon }: SellingBackEnd): Desk {
  const ask = createWebApiClient(origin, { channel: 'blattwerk', country: 'DE', locale: 'de-DE' });
  const token = signToken('order-desk', ordersSubject, soon, localSigningSecret);
  const list = async (search: Search = {}) => {
    const listed = await ask('POST /web-api/order-desk/list', { body: { token, ...search } });
    if (!listed.ok) throw new Error(listed.problem.detail);
    return listed.value;
  };
  return {
    ask,
    token,
    list,
    find: async (search) => (await list({ search })).orders.map(({ number }) => number),
  };
}
