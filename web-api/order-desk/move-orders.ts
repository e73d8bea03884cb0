import { orders } from '@blattwerk/database/tables/orders.ts';
import type { BodyOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { MovedOrder } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { moveOrder, statesOf } from '../orders/move-order.ts';

type Batch = Omit<BodyOf<'POST /web-api/order-desk/moves'>, 'token'>;

/** Takes orders a step on, one after the other; one that cannot take it says why and holds up none of the others. */
export async function moveOrders(backEnd: BackEnd, { numbers, ...step }: Batch): Promise<MovedOrder[]> {
  const moved: MovedOrder[] = [];
  for (const number of new Set(numbers)) moved.push(await moveOne(backEnd, number, step));
  return moved;
}

async function moveOne(backEnd: BackEnd, number: string, step: Omit<Batch, 'numbers'>): Promise<MovedOrder> {
  const ofNumber = eq(orders.number, number);
  const [row] = await backEnd.database.select().from(orders).where(ofNumber);
  if (!row) return { ok: false, number, refusal: 'unknown-order', detail: `There is no order ${number}.` };
  const moved = await moveOrder(backEnd, row, step);
  if (!moved.ok) return { ok: false, number, refusal: moved.refusal ?? 'other', detail: moved.reason };
  const [now = row] = await backEnd.database.select().from(orders).where(ofNumber);
  return { ok: true, number, ...statesOf(now) };
}
