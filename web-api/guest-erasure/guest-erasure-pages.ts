import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeAddress, localeOrigin } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import type { BackEnd } from '../back-end.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { orderUrl } from '../orders/order-link.ts';
import { hiddenForm } from '../pages/hidden-form.ts';
import { type HtmlPage, messagePage } from '../pages/message-page.ts';
import type { GuestErasureTexts } from '../texts/guest-erasure/de.ts';
import { guestErasureTextsIn } from '../texts/guest-erasure/guest-erasure-texts.ts';
import { textLanguage } from '../texts/text-language.ts';
import { textsIn } from '../texts/texts.generated.ts';

type Shop = { channel: Channel; locale: Locale };

/** The pages by which guests have erased what they had printed, one after the other. */
export function guestErasurePages(backEnd: Pick<BackEnd, 'config'>, { channel, locale }: Shop) {
  const { origin } = backEnd.config;
  const language = textLanguage(locale);
  const texts = guestErasureTextsIn[language];
  const toShop = { label: textsIn[language].links.toShop, url: localeAddress(origin, channel, locale) };
  const toOrder = (order: OrderRow) => ({ label: texts.toOrder, url: orderUrl(backEnd, order).href });
  const page = (title: string, paragraphs: string[], link: typeof toShop, form?: string): HtmlPage =>
    messagePage({ channel, language, title, paragraphs, link, ...(form !== undefined && { form }) });
  return {
    sent: (order: OrderRow) => page(texts.title, [texts.sent], toOrder(order)),
    confirm(order: OrderRow, token: string) {
      const fields = { channel, locale, token };
      const form = hiddenForm('/web-api/order-erasure-confirm', texts.confirm, fields);
      return page(texts.title, [texts.text(order.email), texts.stays], toOrder(order), form);
    },
    done: (order: OrderRow) => page(texts.done, [texts.doneText, texts.stays], toOrder(order)),
    over: () => page(texts.over, [texts.overText], toShop),
  };
}

/** Where the link of the message leads. */
export function confirmAddress(origin: string, asked: Shop & { token: string }): string {
  const query = new URLSearchParams(asked);
  return `${localeOrigin(origin, asked.channel, asked.locale)}/web-api/order-erasure-confirm?${query}`;
}

/** Brings the link that has everything erased. */
export function linkMail({ link }: GuestErasureTexts, url: string): MailContent {
  return {
    subject: link.subject,
    preview: link.preview,
    headline: link.headline,
    parts: [
      { kind: 'paragraph', text: link.text },
      { kind: 'button', label: link.button, url },
      { kind: 'note', text: link.note },
    ],
  };
}

/** Confirms that it was asked for. */
export function doneMail(texts: GuestErasureTexts): MailContent {
  return {
    subject: texts.done,
    preview: texts.donePreview,
    headline: texts.done,
    parts: [
      { kind: 'paragraph', text: texts.doneText },
      { kind: 'paragraph', text: texts.stays },
    ],
  };
}
