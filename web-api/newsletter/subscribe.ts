import { newsletterSubscriptions, type SubscriptionRow } from '@blattwerk/database/tables/newsletter.ts';
import type { Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { Newsletter } from '@blattwerk/schemas/shop/visitors/newsletter.ts';
import { and, eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { confirmationUrl } from './confirmation-link.ts';
import { confirmationMail } from './newsletter-mails.ts';
import type { Shop } from './newsletter-pages.ts';
import { offeredVoucher } from './offered-voucher.ts';

const day = 24 * 60 * 60 * 1000;
const linksADay = 2;

/**
 * Notes the wish and writes the message with the link, both or neither; a known address gets no more than it may.
 * Answers with the voucher on offer, the same for everybody.
 */
export async function subscribe(backEnd: BackEnd, shop: Shop, form: Newsletter): Promise<Money | undefined> {
  const { database, clock, mailer } = backEnd;
  const { channel, locale } = shop;
  const { consent: _, email, ...details } = form;
  const voucher = await offeredVoucher(database, shop, clock());
  await database.transaction(async (transaction) => {
    await transaction
      .insert(newsletterSubscriptions)
      .values({ channel, locale, email })
      .onConflictDoNothing({ target: [newsletterSubscriptions.channel, newsletterSubscriptions.email] });
    const [row] = await transaction
      .select()
      .from(newsletterSubscriptions)
      .where(and(eq(newsletterSubscriptions.channel, channel), eq(newsletterSubscriptions.email, email)))
      .for('update');
    const now = clock();
    const allowance = row && linkAllowance(row, now);
    if (!allowance) return;
    await transaction
      .update(newsletterSubscriptions)
      .set({ ...allowance, ...details, locale, consentedAt: now })
      .where(eq(newsletterSubscriptions.id, row.id));
    const url = confirmationUrl(backEnd, { id: row.id, channel, locale });
    const content = confirmationMail(locale, voucher, url);
    await mailer.write(transaction, {
      kind: 'newsletter-confirmation',
      channel,
      locale,
      recipient: email,
      content,
    });
  });
  mailer.poke();
  return voucher;
}

/** Whether another link may go to this address, and what to note then; the first, one more, and no third within a day. */
function linkAllowance(
  known: Pick<SubscriptionRow, 'confirmedAt' | 'unsubscribedAt' | 'linksSent' | 'linksSentSince'>,
  now: Date,
): { linksSent: number; linksSentSince: Date } | undefined {
  if (known.confirmedAt && !known.unsubscribedAt) return undefined;
  if (now.getTime() - known.linksSentSince.getTime() >= day) return { linksSent: 1, linksSentSince: now };
  if (known.linksSent >= linksADay) return undefined;
  return { linksSent: known.linksSent + 1, linksSentSince: known.linksSentSince };
}
