import type { OrderState, PaymentState } from '@blattwerk/schemas/shop/service/order-states.ts';
import type { DeskList } from '@blattwerk/schemas/web-api/orders/order-desk.ts';

export type OrderFilter = { state: OrderState | undefined; paymentState: PaymentState | undefined };

/** How many orders a filter leaves. */
export function countOrders(counts: DeskList['counts'], { state, paymentState }: OrderFilter): number {
  return counts
    .filter((each) => state === undefined || each.state === state)
    .filter((each) => paymentState === undefined || each.paymentState === paymentState)
    .reduce((sum, { count }) => sum + count, 0);
}
