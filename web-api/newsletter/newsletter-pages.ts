import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { type HtmlPage, messagePage } from '../pages/message-page.ts';
import { textLanguage } from '../texts/text-language.ts';
import { textsIn } from '../texts/texts.generated.ts';
import type { ComingVoucher } from './confirm.ts';

export type Shop = { channel: Channel; locale: Locale };

/** What comes next, where no scripts say it at the form. */
export function askedPage(origin: string, shop: Shop, text: string): HtmlPage {
  return shopPage(origin, shop, textsIn[textLanguage(shop.locale)].newsletter.confirmation.headline, [text]);
}

/** What is wrong with the form, where no scripts say it at its fields. */
export function toBeCorrectedPage(origin: string, shop: Shop, errors: Readonly<Record<string, string[]>>) {
  const { title, text } = textsIn[textLanguage(shop.locale)].newsletter.notSent;
  const page = shopPage(origin, shop, title, [...Object.values(errors).flat(), text]);
  return { ...page, status: 422 as const };
}

/** Asks for the click that confirms: a link alone may have been followed by a mail program. */
export function confirmPage(
  origin: string,
  link: Shop & { voucher: ComingVoucher },
  token: string,
): HtmlPage {
  const texts = textsIn[textLanguage(link.locale)].newsletter;
  const { title, text, textAlone, button } = texts.confirm;
  const { voucher } = link;
  const paragraphs =
    voucher.kind === 'coming'
      ? [text(formatMoney(voucher.amount, link.locale))]
      : [textAlone, texts.noVoucher[voucher.kind]];
  const address = `/web-api/newsletter-confirm?token=${token}`;
  return shopPage(origin, link, title, paragraphs, { label: button, address });
}

export function confirmedPage(origin: string, link: Shop & { voucher: ComingVoucher }): HtmlPage {
  const { confirmed, noVoucher } = textsIn[textLanguage(link.locale)].newsletter;
  const { kind } = link.voucher;
  const paragraphs = kind === 'coming' ? [confirmed.text] : [confirmed.textAlone, noVoucher[kind]];
  return shopPage(origin, link, confirmed.title, paragraphs);
}

/** Asks for the click that ends the subscription. */
export function leavePage(origin: string, shop: Shop, token: string): HtmlPage {
  const { title, text, button } = textsIn[textLanguage(shop.locale)].newsletter.leave;
  const address = `/web-api/newsletter-unsubscribe?token=${token}`;
  return shopPage(origin, shop, title, [text], { label: button, address });
}

export function leftPage(origin: string, shop: Shop): HtmlPage {
  const { title, text } = textsIn[textLanguage(shop.locale)].newsletter.left;
  return shopPage(origin, shop, title, [text]);
}

/** Who has no valid token has no shop either: the card channel's German one answers. */
export function linkIsOverPage(origin: string, reason: 'forged' | 'expired', language: Language) {
  const { toShop, ...texts } = textsIn[language].newsletter;
  const { title, text } = texts[reason];
  const link = { label: toShop, url: origin };
  const page = messagePage({ channel: 'blattwerk', language, title, paragraphs: [text], link });
  return { ...page, status: reason === 'expired' ? (410 as const) : (404 as const) };
}

function shopPage(
  origin: string,
  { channel, locale }: Shop,
  title: string,
  paragraphs: readonly string[],
  button?: { label: string; address: string },
): HtmlPage {
  const language = textLanguage(locale);
  const url = localeAddress(origin, channel, locale);
  const link = { label: textsIn[language].newsletter.toShop, url };
  const action = button && { ...button, leadsTo: url };
  return messagePage({ channel, language, title, paragraphs, link, ...(action && { action }) });
}
