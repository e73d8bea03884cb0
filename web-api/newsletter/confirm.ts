import type { Queries } from '@blattwerk/database/database.ts';
import { newsletterSubscriptions, type SubscriptionRow } from '@blattwerk/database/tables/newsletter.ts';
import { vouchers } from '@blattwerk/database/tables/vouchers.ts';
import { channelSchema } from '@blattwerk/schemas/shop/channel-schema.ts';
import type { Channel } from '@blattwerk/schemas/shop/channels.ts';
import { localeSchema } from '@blattwerk/schemas/shop/locale-schema.ts';
import { type Locale, localeTable } from '@blattwerk/schemas/shop/locales.ts';
import type { Money } from '@blattwerk/schemas/shop/money.ts';
import { newsletterVoucher } from '@blattwerk/schemas/shop/order-limits.ts';
import { localeAddress } from '@blattwerk/schemas/shop/site-origins.ts';
import { newsletterCampaign } from '@blattwerk/schemas/web-api/shop/campaigns.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { issueVoucher } from '../vouchers/issue-voucher.ts';
import { type ConfirmationLink, readConfirmationToken } from './confirmation-link.ts';
import { voucherMail } from './newsletter-mails.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

const voucherIsValidFor = 90 * 24 * 60 * 60 * 1000;

export type Confirmation =
  | { ok: true; channel: Channel; locale: Locale; amount: Money; state: 'open' | 'confirmed' }
  | { ok: false; reason: 'forged' | 'expired' };

/** What a link would do; changes nothing. */
export async function lookAtConfirmation(backEnd: BackEnd, token: string): Promise<Confirmation> {
  const link = readConfirmationToken(backEnd, token);
  if (!link.ok) return link;
  const [row] = await backEnd.database
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.id, link.subscriptionId));
  return judge(row, link);
}

/** Confirms by a link: the first time writes the message with the voucher, any further time changes nothing. */
export async function confirmSubscription(backEnd: BackEnd, token: string): Promise<Confirmation> {
  const { config, database, clock, mailer } = backEnd;
  const link = readConfirmationToken(backEnd, token);
  if (!link.ok) return link;
  const confirmation = await database.transaction(async (transaction): Promise<Confirmation> => {
    const [row] = await transaction
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.id, link.subscriptionId))
      .for('update');
    const found = judge(row, link);
    if (!row || !found.ok || found.state === 'confirmed') return found;
    const { channel, locale, amount } = found;
    const confirmed: Confirmation = { ...found, state: 'confirmed' };
    const now = clock();
    await transaction
      .update(newsletterSubscriptions)
      .set({ confirmedAt: now, unsubscribedAt: null, locale })
      .where(eq(newsletterSubscriptions.id, row.id));
    // Once is enough, however often someone comes back.
    if (row.unsubscribedAt && (await hasVoucher(transaction, row.id))) return confirmed;
    const validUntil = new Date(now.getTime() + voucherIsValidFor);
    const { code } = await issueVoucher(transaction, {
      channel,
      amount,
      isForFirstOrder: true,
      campaignId: newsletterCampaign,
      validUntil,
      subscriptionId: row.id,
    });
    const leaveUrl = unsubscribeUrl(backEnd, { id: row.id, channel, locale });
    const content = voucherMail(locale, {
      code,
      amount,
      validUntil,
      firstName: row.firstName,
      shopUrl: localeAddress(config.origin, channel, locale),
      leaveUrl,
    });
    const recipient = row.email;
    await mailer.write(transaction, {
      kind: 'newsletter-voucher',
      channel,
      locale,
      recipient,
      content,
      unsubscribeUrl: leaveUrl,
    });
    return confirmed;
  });
  mailer.poke();
  return confirmation;
}

function judge(row: SubscriptionRow | undefined, { locale: asked }: ConfirmationLink): Confirmation {
  // Ours, but of a subscription that was never confirmed and has been forgotten.
  if (!row) return { ok: false, reason: 'expired' };
  const channel = channelSchema.parse(row.channel);
  const locale = asked ?? localeSchema.parse(row.locale);
  const found = {
    ok: true,
    channel,
    locale,
    amount: newsletterVoucher(localeTable[locale].currency),
  } as const;
  if (row.confirmedAt && !row.unsubscribedAt) return { ...found, state: 'confirmed' };
  // An old link does not bring back who has left: consent has to be given anew.
  if (row.unsubscribedAt && row.consentedAt <= row.unsubscribedAt) return { ok: false, reason: 'expired' };
  return { ...found, state: 'open' };
}

async function hasVoucher(queries: Queries, subscriptionId: string): Promise<boolean> {
  const rows = await queries
    .select({ code: vouchers.code })
    .from(vouchers)
    .where(eq(vouchers.subscriptionId, subscriptionId));
  return rows.length > 0;
}
