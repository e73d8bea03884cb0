import { daysToPay } from '@blattwerk/schemas/shop/amounts/terms-of-payment.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { companyTextsIn } from '../texts/companies/company-texts.ts';
import { textLanguage } from '../texts/text-language.ts';
import { textsIn } from '../texts/texts.generated.ts';

/** Brings the link that confirms a sign-up. Names no one: strangers may sign up with any address. */
export function confirmMail(locale: Locale, url: string): MailContent {
  const { signUp } = textsIn[textLanguage(locale)].customers;
  return {
    subject: signUp.subject,
    preview: signUp.preview,
    headline: signUp.headline,
    parts: [
      { kind: 'paragraph', text: signUp.text },
      { kind: 'button', label: signUp.button, url },
      { kind: 'note', text: signUp.note },
    ],
  };
}

type KnownLinks = {
  accountUrl: string;
  resetUrl: string | undefined;
  /** Where a business that has an account adds its company. */
  businessUrl: string | undefined;
};

/** Tells the owner of an account that there is no need for another, and how to get into it. */
export function knownMail(locale: Locale, { accountUrl, resetUrl, businessUrl }: KnownLinks): MailContent {
  const { known } = textsIn[textLanguage(locale)].customers;
  return {
    subject: known.subject,
    preview: known.preview,
    headline: known.headline,
    parts: [
      { kind: 'paragraph', text: known.text },
      { kind: 'button', label: known.button, url: accountUrl },
      ...(resetUrl ? [{ kind: 'link' as const, label: known.reset, url: resetUrl }] : []),
      ...(businessUrl
        ? [{ kind: 'link' as const, label: companyTextsIn[textLanguage(locale)].known, url: businessUrl }]
        : []),
      { kind: 'note', text: known.note },
    ],
  };
}

/** Greets a new customer. */
export function welcomeMail(
  locale: Locale,
  customer: { firstName: string; number: string | null; shopUrl: string; isBusiness: boolean },
): MailContent {
  const { welcome } = textsIn[textLanguage(locale)].customers;
  const { firstName, number, shopUrl, isBusiness } = customer;
  return {
    subject: welcome.subject,
    preview: welcome.preview,
    headline: firstName ? welcome.headline(firstName) : welcome.subject,
    parts: [
      { kind: 'paragraph', text: welcome.text },
      ...(isBusiness
        ? [
            {
              kind: 'paragraph' as const,
              text: companyTextsIn[textLanguage(locale)].welcome(daysToPay.approvedCompany),
            },
          ]
        : []),
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
