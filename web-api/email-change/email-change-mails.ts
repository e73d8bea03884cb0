import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeOrigin } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { emailChangeTextsIn } from '../texts/email-change/email-change-texts.ts';
import { textLanguage } from '../texts/text-language.ts';

type Link = { channel: Channel; locale: Locale; token: string };
type Step = 'new' | 'confirm';

/** Where the link of a message leads: to the page for a new address, or to the one that confirms it. */
export function emailChangeAddress(origin: string, step: Step, link: Link): string {
  const query = new URLSearchParams(link);
  return `${localeOrigin(origin, link.channel, link.locale)}/web-api/customer-email-${step}?${query}`;
}

/** A message with a button: the link that asks for a new address, the one that confirms it, or the way to sign in. */
export function emailChangeMail(
  locale: Locale,
  kind: 'askMail' | 'confirmMail' | 'knownMail',
  url: string,
): MailContent {
  const { subject, preview, headline, text, button, note } = emailChangeTextsIn[textLanguage(locale)][kind];
  return {
    subject,
    preview,
    headline,
    parts: [
      { kind: 'paragraph', text },
      { kind: 'button', label: button, url },
      { kind: 'note', text: note },
    ],
  };
}

/** Tells the former address. */
export function emailChangedMail(locale: Locale): MailContent {
  const { subject, preview, headline, text, note } = emailChangeTextsIn[textLanguage(locale)].changedMail;
  return {
    subject,
    preview,
    headline,
    parts: [
      { kind: 'paragraph', text },
      { kind: 'note', text: note },
    ],
  };
}
