import { newsletterSubscriptions } from '@blattwerk/database/tables/newsletter.ts';
import type { Newsletter } from '@blattwerk/schemas/shop/newsletter.ts';
import { newsletterVoucher } from '@blattwerk/schemas/shop/order-limits.ts';
import { localeAddress } from '@blattwerk/schemas/shop/site-origins.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/shop-headers.ts';
import { and, eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { signToken } from '../security/signed-token.ts';
import { linkAllowance } from './may-send-link.ts';
import { confirmationMail } from './newsletter-mails.ts';

const linkIsValidFor = 7 * 24 * 60 * 60 * 1000;

/** Notes the wish and writes the message with the link, both or neither; a known address gets no more than it may. */
export async function subscribe(backEnd: BackEnd, shop: ShopContext, form: Newsletter): Promise<void> {
  const { config, database, clock, mailer } = backEnd;
  const { channel, locale, currency } = shop;
  const { consent: _, email, ...details } = form;
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
    const validUntil = new Date(now.getTime() + linkIsValidFor);
    const token = signToken('newsletter-confirm', row.id, validUntil, config.secret);
    const url = `${localeAddress(config.origin, channel, locale)}/web-api/newsletter-confirm?token=${token}`;
    const amount = { ...newsletterVoucher, currency };
    const content = confirmationMail(locale, amount, url);
    await mailer.write(transaction, {
      kind: 'newsletter-confirmation',
      channel,
      locale,
      recipient: email,
      content,
    });
  });
  mailer.poke();
}
