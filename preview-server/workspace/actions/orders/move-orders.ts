import type { MovedOrder } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import type { OrderStep } from '../../base/api/order-desk-api.ts';
import type { ApiError } from '../../base/api/result.ts';
import { requireDesk } from '../../store/orders/desk-session.ts';
import { deskStore } from '../../store/orders/desk-store.ts';
import { refreshDesk } from '../../store/server/desk-orders.ts';

/** Few enough that the count of those done keeps moving. */
const atOnce = 10;

/**
 * Takes orders a step on, some at a time, and shows how far it is; what cannot be done stands beside it, order by order.
 * Those that were done are no longer chosen.
 */
export async function moveOrders(numbers: readonly string[], step: OrderStep): Promise<void> {
  if (numbers.length === 0 || deskStore.getState().batch?.isRunning) return;
  const total = numbers.length;
  let moved: readonly MovedOrder[] = [];
  let error: ApiError | undefined;
  const show = (isRunning: boolean) =>
    deskStore.setState({ batch: { step, total, moved, isRunning, error } });
  show(true);
  for (let done = 0; done < total && !error; done += atOnce) {
    const answer = await requireDesk().move(numbers.slice(done, done + atOnce), step);
    if (answer.ok) moved = [...moved, ...answer.value];
    else error = answer.error;
    show(true);
  }
  const left = new Set(deskStore.getState().chosen);
  for (const { ok, number } of moved) if (ok) left.delete(number);
  deskStore.setState({ chosen: left });
  await refreshDesk();
  show(false);
}
