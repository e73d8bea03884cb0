import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeAddress, localeOrigin } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { accountPageUrl } from '../customers/account-page-url.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { hiddenForm } from '../pages/hidden-form.ts';
import { type HtmlPage, messagePage } from '../pages/message-page.ts';
import { accountEndTextsIn } from '../texts/account-end/account-end-texts.ts';
import type { AccountEndTexts } from '../texts/account-end/de.ts';
import { textLanguage } from '../texts/text-language.ts';

type Shop = { channel: Channel; locale: Locale };

/** The pages that end an account, one after the other. */
export function accountEndPages(origin: string, { channel, locale }: Shop) {
  const language = textLanguage(locale);
  const texts = accountEndTextsIn[language];
  const toAccount = { label: texts.back, url: accountPageUrl(origin, { channel, locale }) };
  const toShop = { label: texts.toShop, url: localeAddress(origin, channel, locale) };
  const page = (title: string, paragraphs: string[], link: typeof toShop, form?: string): HtmlPage =>
    messagePage({ channel, language, title, paragraphs, link, ...(form !== undefined && { form }) });
  return {
    ask: () =>
      page(
        texts.title,
        [texts.text, texts.stays],
        toAccount,
        hiddenForm('/web-api/customer-delete', texts.send, { channel, locale }),
      ),
    sent: () => page(texts.title, [texts.sentText], toAccount),
    confirm: (token: string) =>
      page(
        texts.title,
        [texts.text, texts.stays],
        toAccount,
        hiddenForm('/web-api/customer-delete-confirm', texts.confirm, { channel, locale, token }),
      ),
    done: () => page(texts.done, [texts.doneText], toShop),
    over: () => page(texts.over, [texts.overText], toShop),
  };
}

/** Where the link of the message leads. */
export function deleteAddress(origin: string, asked: Shop & { token: string }): string {
  const query = new URLSearchParams(asked);
  return `${localeOrigin(origin, asked.channel, asked.locale)}/web-api/customer-delete-confirm?${query}`;
}

/** Brings the link that ends an account. */
export function accountEndMail({ mail }: AccountEndTexts, url: string): MailContent {
  return {
    subject: mail.subject,
    preview: mail.preview,
    headline: mail.headline,
    parts: [
      { kind: 'paragraph', text: mail.text },
      { kind: 'button', label: mail.button, url },
      { kind: 'note', text: mail.note },
    ],
  };
}
