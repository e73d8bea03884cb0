import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { textLanguage } from '../texts/text-language.ts';
import { textsIn } from '../texts/texts.generated.ts';

/** Greets a new customer. */
export function welcomeMail(
  locale: Locale,
  customer: { firstName: string; number: string | null; shopUrl: string },
): MailContent {
  const { welcome } = textsIn[textLanguage(locale)].customers;
  const { firstName, number, shopUrl } = customer;
  return {
    subject: welcome.subject,
    preview: welcome.preview,
    headline: firstName ? welcome.headline(firstName) : welcome.subject,
    parts: [
      { kind: 'paragraph', text: welcome.text },
      ...(number ? [{ kind: 'code' as const, label: welcome.number, code: number }] : []),
      { kind: 'button', label: welcome.button, url: shopUrl },
    ],
  };
}

/** Brings the link to the page for a new password. */
export function resetMail(locale: Locale, url: string): MailContent {
  const { reset } = textsIn[textLanguage(locale)].customers;
  return {
    subject: reset.subject,
    preview: reset.preview,
    headline: reset.headline,
    parts: [
      { kind: 'paragraph', text: reset.text },
      { kind: 'button', label: reset.button, url },
      { kind: 'note', text: reset.note },
    ],
  };
}

/** Tells the owner of an account that its password is another one now. */
export function changedMail(locale: Locale): MailContent {
  const { changed } = textsIn[textLanguage(locale)].customers;
  return {
    subject: changed.subject,
    preview: changed.preview,
    headline: changed.headline,
    parts: [
      { kind: 'paragraph', text: changed.text },
      { kind: 'note', text: changed.note },
    ],
  };
}
