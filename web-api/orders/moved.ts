import type { MoveRefusal } from '@blattwerk/schemas/web-api/orders/order-desk.ts';

/** What came of a step of an order or its payment. */
export type Moved = { ok: true } | { ok: false; refusal?: MoveRefusal; reason: string };

/** Kept with the event: for what reason, and who did it at the order desk. */
export type Why = { reason?: string | undefined; by?: string | undefined };

export function refuse(refusal: MoveRefusal, reason: string): Moved {
  return { ok: false, refusal, reason };
}
