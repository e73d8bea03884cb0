import type { PressHandoverRow } from '@blattwerk/database/tables/print-files.ts';
import type { HandOver } from '@blattwerk/schemas/web-api/orders/print-files.ts';

/** How far it is with what goes to the press house by itself. */
export function handOverOf({ handedOverAt, lastError, nextAttemptAt }: PressHandoverRow): HandOver {
  if (handedOverAt !== null) return { state: 'sent', at: handedOverAt.toISOString() };
  return lastError === null
    ? { state: 'waiting' }
    : { state: 'failed', nextAttemptAt: nextAttemptAt.toISOString() };
}
