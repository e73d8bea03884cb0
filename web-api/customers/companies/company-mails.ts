import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { companyTextsIn } from '../../texts/companies/company-texts.ts';
import { intraCommunityTextsIn } from '../../texts/intra-community/intra-community-texts.ts';
import { textLanguage } from '../../texts/text-language.ts';

type Decided = { company: string; days: number; shopUrl: string };

/** Says that the company was looked at, and how long its invoices wait from now on. */
export function approvedMail(locale: Locale, { company, days, shopUrl }: Decided): MailContent {
  const { approved } = companyTextsIn[textLanguage(locale)];
  return {
    subject: approved.subject,
    preview: approved.preview(days),
    headline: approved.headline,
    parts: [
      { kind: 'paragraph', text: approved.text(company, days) },
      { kind: 'button', label: approved.button, url: shopUrl },
    ],
  };
}

/** Says that the account is a private one again, and what can be done about it. */
export function refusedMail(locale: Locale, { company, shopUrl }: Omit<Decided, 'days'>): MailContent {
  const { refused, approved } = companyTextsIn[textLanguage(locale)];
  return {
    subject: refused.subject,
    preview: refused.preview,
    headline: refused.headline,
    parts: [
      { kind: 'paragraph', text: refused.text(company) },
      { kind: 'button', label: approved.button, url: shopUrl },
    ],
  };
}

type DecidedVatId = { company: string; vatId: string; url: string };

/** Says that new orders are without tax; `url` leads to the shop. */
export function vatIdConfirmedMail(locale: Locale, { company, vatId, url }: DecidedVatId): MailContent {
  const { text, button, ...head } = intraCommunityTextsIn[textLanguage(locale)].confirmedMail;
  return {
    ...head,
    parts: [
      { kind: 'paragraph', text: text(company, vatId) },
      { kind: 'button', label: button, url },
    ],
  };
}

/** Says that orders still include tax, and where the id can be changed: at `url`. */
export function vatIdRefusedMail(locale: Locale, { vatId, url }: DecidedVatId): MailContent {
  const { refusedMail: said, refused } = intraCommunityTextsIn[textLanguage(locale)];
  const { button, ...head } = said;
  return {
    ...head,
    parts: [
      { kind: 'paragraph', text: refused(vatId) },
      { kind: 'button', label: button, url },
    ],
  };
}
