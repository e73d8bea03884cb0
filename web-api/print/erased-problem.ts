import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { problem } from '../http/problems.ts';

/** What was designed of an order is gone, and with it what a reprint would be made of. */
export function erasedProblem({
  number,
  archiveErasedAt,
}: Pick<OrderRow, 'number' | 'archiveErasedAt'>): Problem {
  const day = archiveErasedAt && ` on ${archiveErasedAt.toISOString().slice(0, 10)}`;
  return problem(
    410,
    `What was designed of order ${number} was erased${day ?? ''}, as its term was over: it cannot be printed again. Ask the customer to design it anew.`,
  );
}
