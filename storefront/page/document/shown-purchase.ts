import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import type { BasketNotice } from '@blattwerk/schemas/web-api/basket/basket-form-endpoints.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';
import type { OrderNotice } from '@blattwerk/schemas/web-api/orders/order-form-endpoints.ts';
import type { PageHead } from './page-head.ts';

/** What was filled in at the checkout so far. */
export type FilledIn = AnswerOf<'GET /web-api/checkout'>;

export type PurchaseNotice = BasketNotice | OrderNotice;

/** A page of what one visitor buys. What is undefined could not be asked for just then. */
export type ShownPurchase = {
  kind: 'personal';
  /** What became of a form that was sent without scripts. */
  notice: PurchaseNotice | undefined;
  head: PageHead;
} & (
  | { step: 'cart'; basket: Basket | undefined }
  | {
      step: 'checkout';
      basket: Basket | undefined;
      filledIn: FilledIn | undefined;
      /** Sent with the order: the same page orders once. */
      idempotencyKey: string;
    }
  | { step: 'order'; order: Order | undefined; token: string | undefined }
);
