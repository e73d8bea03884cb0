import type { Queries } from '@blattwerk/database/database.ts';
import { newsletterSubscriptions } from '@blattwerk/database/tables/newsletter.ts';
import { vouchers } from '@blattwerk/database/tables/vouchers.ts';
import { type Channel, channelSchema } from '@blattwerk/schemas/shop/channels.ts';
import { type Locale, localeSchema, localeTable } from '@blattwerk/schemas/shop/locales.ts';
import { newsletterVoucher } from '@blattwerk/schemas/shop/order-limits.ts';
import { localeAddress } from '@blattwerk/schemas/shop/site-origins.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { readToken } from '../security/signed-token.ts';
import { issueVoucher } from '../vouchers/issue-voucher.ts';
import { voucherMail } from './newsletter-mails.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

const voucherIsValidFor = 90 * 24 * 60 * 60 * 1000;

export type Confirmation =
  | { ok: true; channel: Channel; locale: Locale }
  | { ok: false; reason: 'forged' | 'expired' };

/** Follows a link: the first time confirms and writes the message with the voucher, any further time changes nothing. */
export async function confirmSubscription(backEnd: BackEnd, token: string): Promise<Confirmation> {
  const { config, database, clock, mailer } = backEnd;
  const now = clock();
  const read = readToken('newsletter-confirm', token, config.secret, now);
  if (!read.ok) return read;
  const confirmation = await database.transaction(async (transaction): Promise<Confirmation> => {
    const [row] = await transaction
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.id, read.subject))
      .for('update');
    // Ours, but of a subscription that was never confirmed and has been forgotten.
    if (!row) return { ok: false, reason: 'expired' };
    const channel = channelSchema.parse(row.channel);
    const locale = localeSchema.parse(row.locale);
    const isLeft = row.unsubscribedAt !== null;
    if (row.confirmedAt && !isLeft) return { ok: true, channel, locale };
    // An old link does not bring back who has left: consent has to be given anew.
    if (row.unsubscribedAt && row.consentedAt <= row.unsubscribedAt) return { ok: false, reason: 'expired' };
    await transaction
      .update(newsletterSubscriptions)
      .set({ confirmedAt: now, unsubscribedAt: null })
      .where(eq(newsletterSubscriptions.id, row.id));
    // Once is enough, however often someone comes back.
    if (isLeft && (await hasVoucher(transaction, row.id))) return { ok: true, channel, locale };
    const amount = { ...newsletterVoucher, currency: localeTable[locale].currency };
    const validUntil = new Date(now.getTime() + voucherIsValidFor);
    const { code } = await issueVoucher(transaction, {
      channel,
      amount,
      isForFirstOrder: true,
      validUntil,
      subscriptionId: row.id,
    });
    const leaveUrl = unsubscribeUrl(backEnd, { id: row.id, channel, locale });
    const shopUrl = localeAddress(config.origin, channel, locale);
    const content = voucherMail(locale, {
      code,
      amount,
      validUntil,
      firstName: row.firstName,
      shopUrl,
      leaveUrl,
    });
    const recipient = row.email;
    await mailer.write(transaction, { kind: 'newsletter-voucher', channel, locale, recipient, content });
    return { ok: true, channel, locale };
  });
  mailer.poke();
  return confirmation;
}

async function hasVoucher(queries: Queries, subscriptionId: string): Promise<boolean> {
  const rows = await queries
    .select({ code: vouchers.code })
    .from(vouchers)
    .where(eq(vouchers.subscriptionId, subscriptionId));
  return rows.length > 0;
}
