import { formatMoney, type Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import { dateWriter } from '@blattwerk/schemas/shop/dates/date-writer.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { textLanguage } from '../texts/text-language.ts';
import { textsIn } from '../texts/texts.generated.ts';

/**
 * Asks for the click. Holds nothing that was typed into the form, which may have been filled in by another person.
 * @param amount of the voucher that the click brings; undefined when it brings none
 */
export function confirmationMail(locale: Locale, amount: Money | undefined, url: string): MailContent {
  const { confirmation } = textsIn[textLanguage(locale)].newsletter;
  return {
    subject: confirmation.subject,
    preview: amount ? confirmation.preview : confirmation.previewAlone,
    headline: confirmation.headline,
    parts: [
      {
        kind: 'paragraph',
        text: amount ? confirmation.text(formatMoney(amount, locale)) : confirmation.textAlone,
      },
      { kind: 'button', label: confirmation.button, url },
      { kind: 'note', text: confirmation.note },
    ],
  };
}

/** Brings the code. */
export function voucherMail(
  locale: Locale,
  voucher: {
    code: string;
    amount: Money;
    validUntil: Date;
    firstName: string | null;
    shopUrl: string;
    leaveUrl: string;
  },
): MailContent {
  const texts = textsIn[textLanguage(locale)].newsletter.voucher;
  const amount = formatMoney(voucher.amount, locale);
  const { firstName } = voucher;
  const paragraphs = firstName
    ? [texts.greeting(firstName), texts.text(amount)]
    : [texts.textWithoutName(amount)];
  return {
    subject: texts.subject(amount),
    preview: texts.preview,
    headline: texts.headline,
    parts: [
      ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
      { kind: 'code', label: texts.code, code: voucher.code },
      { kind: 'button', label: texts.button, url: voucher.shopUrl },
      { kind: 'note', text: texts.note(dateOf(voucher.validUntil, locale)) },
      { kind: 'link', label: texts.leave, url: voucher.leaveUrl },
    ],
  };
}

function dateOf(date: Date, locale: Locale): string {
  return dateWriter(locale, { dateStyle: 'long', timeZone: 'Europe/Berlin' })(date);
}
