import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';
import type { BasketVisitor } from './basket-visitor.ts';

export const anna = {
  country: 'DE',
  firstName: 'Anna',
  lastName: 'Sommer',
  street: 'Am Markt 3',
  postalCode: '80331',
  city: 'München',
};

let keys = 0;

/** A key as pages make them, each another one. */
export function newKey(): string {
  keys += 1;
  return `test-key-${String(keys).padStart(12, '0')}`;
}

/** What a checkout sends for a basket as it was shown. */
export function orderBody(basket: Basket, more: Record<string, unknown> = {}) {
  return {
    idempotencyKey: newKey(),
    version: basket.version,
    expectedToPay: basket.toPay.minorUnits,
    termsVersion: basket.termsVersion,
    email: 'anna@kunde.example',
    billingAddress: anna,
    paymentMethod: basket.payments[0],
    ...more,
  };
}

export type OrderReply = { status: number; order: Order; problem: Problem };

/** Sends an order. The answer is read as either; its status tells which it is. */
export async function sendOrder(
  { browser }: Pick<BasketVisitor, 'browser'>,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<OrderReply> {
  const response = await browser.ask('/web-api/orders', { body, headers });
  const value = await response.json();
  return { status: response.status, order: value, problem: value };
}
