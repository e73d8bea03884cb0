import type { Queries } from '@blattwerk/database/database.ts';
import { newsletterSubscriptions, type SubscriptionRow } from '@blattwerk/database/tables/newsletter.ts';
import { vouchers } from '@blattwerk/database/tables/vouchers.ts';
import type { Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import { channelSchema } from '@blattwerk/schemas/shop/markets/channel-schema.ts';
import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import { currencySchema } from '@blattwerk/schemas/shop/markets/currency-schema.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { newsletterCampaign } from '@blattwerk/schemas/web-api/shop/campaigns.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { issueVoucher } from '../vouchers/issue-voucher.ts';
import { type ConfirmationLink, readConfirmationToken } from './confirmation-link.ts';
import { voucherMail } from './newsletter-mails.ts';
import { offeredVoucher } from './offered-voucher.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

const voucherIsValidFor = 90 * 24 * 60 * 60 * 1000;

/** The voucher that thanks for a subscription; none once its campaign is `over`, nor for who `had` it before. */
export type ComingVoucher = { kind: 'coming'; amount: Money } | { kind: 'over' | 'had' };

type Refusal = { ok: false; reason: 'forged' | 'expired' };
type Judged =
  | { ok: true; row: SubscriptionRow; channel: Channel; locale: Locale; state: 'open' | 'confirmed' }
  | Refusal;

export type Confirmation =
  | { ok: true; channel: Channel; locale: Locale; voucher: ComingVoucher; state: 'open' | 'confirmed' }
  | Refusal;

/** What a link would do; changes nothing. */
export async function lookAtConfirmation(backEnd: BackEnd, token: string): Promise<Confirmation> {
  const link = readConfirmationToken(backEnd, token);
  if (!link.ok) return link;
  const [row] = await backEnd.database
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.id, link.subscriptionId));
  const found = judge(row, link);
  return found.ok ? withVoucher(backEnd.database, found, backEnd.clock()) : found;
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
    if (!found.ok) return found;
    const now = clock();
    const seen = await withVoucher(transaction, found, now);
    if (found.state === 'confirmed') return seen;
    const { row: subscription, channel, locale } = found;
    const confirmed: Confirmation = { ...seen, state: 'confirmed' };
    await transaction
      .update(newsletterSubscriptions)
      .set({ confirmedAt: now, unsubscribedAt: null, locale })
      .where(eq(newsletterSubscriptions.id, subscription.id));
    if (seen.voucher.kind !== 'coming') return confirmed;
    const { amount } = seen.voucher;
    const validUntil = new Date(now.getTime() + voucherIsValidFor);
    const { code } = await issueVoucher(transaction, {
      channel,
      amount,
      isForFirstOrder: true,
      campaignId: newsletterCampaign,
      validUntil,
      subscriptionId: subscription.id,
    });
    const leaveUrl = unsubscribeUrl(backEnd, { id: subscription.id, channel, locale });
    const content = voucherMail(locale, {
      code,
      amount,
      validUntil,
      firstName: subscription.firstName,
      shopUrl: localeAddress(config.origin, channel, locale),
      leaveUrl,
    });
    const recipient = subscription.email;
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

function judge(row: SubscriptionRow | undefined, { locale: asked }: ConfirmationLink): Judged {
  // Ours, but of a subscription that was never confirmed and has been forgotten.
  if (!row) return { ok: false, reason: 'expired' };
  const channel = channelSchema.parse(row.channel);
  const locale = asked ?? localeSchema.parse(row.locale);
  const found = { ok: true, row, channel, locale } as const;
  if (row.confirmedAt && !row.unsubscribedAt) return { ...found, state: 'confirmed' };
  // An old link does not bring back who has left: consent has to be given anew.
  if (row.unsubscribedAt && row.consentedAt <= row.unsubscribedAt) return { ok: false, reason: 'expired' };
  return { ...found, state: 'open' };
}

async function withVoucher(
  queries: Queries,
  { row, channel, locale, state }: Extract<Judged, { ok: true }>,
  now: Date,
): Promise<Extract<Confirmation, { ok: true }>> {
  const found = { ok: true, channel, locale, state } as const;
  const [issued] = await queries.select().from(vouchers).where(eq(vouchers.subscriptionId, row.id));
  if (issued) {
    // One voucher for each subscription, also after signing off and on again.
    if (state === 'open') return { ...found, voucher: { kind: 'had' } };
    const amount = { minorUnits: issued.minorUnits, currency: currencySchema.parse(issued.currency) };
    return { ...found, voucher: { kind: 'coming', amount } };
  }
  const amount = state === 'open' ? await offeredVoucher(queries, { channel, locale }, now) : undefined;
  return { ...found, voucher: amount ? { kind: 'coming', amount } : { kind: 'over' } };
}
