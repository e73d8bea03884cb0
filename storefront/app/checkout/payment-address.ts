import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';
import type { Page } from '../context/page.ts';

/** Leads to the page at which the order is paid. */
export function paymentAddress({ number, token }: Pick<Order, 'number' | 'token'>, page: Page): string {
  const query = new URLSearchParams({ channel: page.channel, locale: page.locale, token });
  return `/web-api/orders/${number}/payment?${query}`;
}
