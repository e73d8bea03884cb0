import type { SubscriptionRow } from '@blattwerk/database/tables/newsletter.ts';

const day = 24 * 60 * 60 * 1000;
const linksADay = 2;

/** Whether another link may go to this address, and what to note then; the first, one more, and no third within a day. */
export function linkAllowance(
  known: Pick<SubscriptionRow, 'confirmedAt' | 'unsubscribedAt' | 'linksSent' | 'linksSentSince'>,
  now: Date,
): { linksSent: number; linksSentSince: Date } | undefined {
  if (known.confirmedAt && !known.unsubscribedAt) return undefined;
  if (now.getTime() - known.linksSentSince.getTime() >= day) return { linksSent: 1, linksSentSince: now };
  if (known.linksSent >= linksADay) return undefined;
  return { linksSent: known.linksSent + 1, linksSentSince: known.linksSentSince };
}
