import type { Attempt } from '../security/rate-limits.ts';

/** What an order counts as: where it comes from, and whose mailbox it fills where one is named. */
export function orderAttempts(address: string, email: string | undefined): Attempt[] {
  return [
    ['order by address', address],
    ...(email ? [['order by mailbox', email.toLowerCase()] as const] : []),
  ];
}
