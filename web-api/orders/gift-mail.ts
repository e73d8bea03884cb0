import { formatMoney, type Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import { dateWriter } from '@blattwerk/schemas/shop/dates/date-writer.ts';
import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { shopTimeZone } from '@blattwerk/schemas/shop/service/support-hours.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { orderMailTextsIn } from '../texts/order-mails/order-mail-texts.ts';
import { textLanguage } from '../texts/text-language.ts';

/** Brings the codes of gift vouchers that were bought. */
export function giftMail(
  origin: string,
  { channel, locale }: { channel: Channel; locale: Locale },
  codes: readonly { code: string; amount: Money }[],
  validUntil: Date,
): MailContent {
  const texts = orderMailTextsIn[textLanguage(locale)].gifts;
  const day = dateWriter(locale, { dateStyle: 'long', timeZone: shopTimeZone });
  // Valid to the end of a day: its last second is of that day.
  const lastDay = day(new Date(validUntil.getTime() - 1000));
  return {
    subject: texts.subject(codes.length),
    preview: texts.preview,
    headline: texts.headline(codes.length),
    parts: [
      { kind: 'paragraph', text: texts.text },
      ...codes.map(({ code, amount }) => ({
        kind: 'code' as const,
        label: texts.worth(formatMoney(amount, locale)),
        code,
      })),
      { kind: 'button', label: texts.button, url: localeAddress(origin, channel, locale) },
      { kind: 'note', text: texts.note(lastDay) },
    ],
  };
}
