import type { Queries } from '@blattwerk/database/database.ts';
import { mails } from '@blattwerk/database/tables/mails.ts';
import { type Channel, channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { textLanguage } from '../texts/text-language.ts';
import type { MailContent } from './mail-content.ts';
import { mailHtml, mailText } from './mail-form.ts';

export type Mail = {
  kind:
    | 'newsletter-confirmation'
    | 'newsletter-voucher'
    | 'sign-up'
    | 'sign-up-known'
    | 'welcome'
    | 'password-reset'
    | 'password-changed'
    | 'account-end'
    | 'email-change'
    | 'email-confirm'
    | 'email-changed'
    | 'company-approved'
    | 'company-refused'
    | 'vat-id-confirmed'
    | 'vat-id-refused'
    | 'order-placed'
    | 'order-cancelled'
    | 'parcel-shipped'
    | 'order-erasure'
    | 'order-erasure-asked'
    | 'gift-vouchers'
    | 'invoice'
    | 'credit-note'
    | 'refund'
    | 'contract-withdrawal'
    | 'review-request'
    | 'review-refused'
    | 'editor-invitation';
  channel: Channel;
  locale: Locale;
  recipient: string;
  content: MailContent;
  /** Ends what the message is part of; mail programs offer it beside the message. */
  unsubscribeUrl?: string;
  /** What it is about: a further message of its kind about the same is not written. */
  subjectRef?: string;
  /** The invoice whose PDF is attached: written once it is there. */
  invoiceId?: string;
};

/**
 * Writes a message to be sent. Pass the transaction that causes it: then both happen or neither.
 * @param origin address of the card channel's German shop
 */
export async function writeMail(queries: Queries, origin: string, mail: Mail): Promise<void> {
  const { kind, channel, locale, recipient, content, unsubscribeUrl, subjectRef, invoiceId } = mail;
  // Of who asked to be forgotten no mailbox is known.
  if (recipient === '') return;
  const sender = {
    name: channelTable[channel].label,
    url: localeAddress(origin, channel, locale),
    language: textLanguage(locale),
  };
  const row = {
    kind,
    channel,
    locale,
    recipient,
    subjectRef,
    invoiceId,
    subject: oneLine(content.subject),
    text: mailText(content, sender),
    html: mailHtml(content, sender),
    unsubscribeUrl,
  };
  await queries
    .insert(mails)
    .values(row)
    .onConflictDoNothing({ target: [mails.kind, mails.subjectRef] });
}

/** Line breaks of a name are taken out: a header never has a second line. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
