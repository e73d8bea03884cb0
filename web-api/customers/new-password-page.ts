import type { Channel } from '@blattwerk/schemas/shop/channels.ts';
import type { Locale } from '@blattwerk/schemas/shop/locales.ts';
import { localeAddress } from '@blattwerk/schemas/shop/site-origins.ts';
import { messagePage } from '../pages/message-page.ts';
import { pageForm } from '../pages/page-form.ts';
import { escapeHtml } from '../texts/escape-html.ts';
import { textLanguage } from '../texts/text-language.ts';
import { customerTexts } from './customer-texts.ts';

/** Asks for the new password. */
export function newPasswordPage(
  origin: string,
  { channel, locale, token, email }: { channel: Channel; locale: Locale; token: string; email: string },
) {
  const language = textLanguage(locale);
  const texts = customerTexts[language].page;
  // Password managers learn from the field without a name whose password this is.
  const fields = `<input type="email" autocomplete="username" value="${escapeHtml(email)}" hidden readonly>
<label for="password">${escapeHtml(texts.label)}</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="8" maxlength="128" aria-describedby="hint error">
<span id="hint">${escapeHtml(texts.hint)}</span>`;
  const { button, failed } = texts;
  const address = '/web-api/customer-new-password';
  const form = pageForm({ address, channel, locale, body: { token }, fields, button, failed });
  const link = { label: texts.toShop, url: localeAddress(origin, channel, locale) };
  return messagePage({ channel, language, title: texts.title, paragraphs: [], form, link });
}

/** Says that the link is over. */
export function linkIsOverPage(origin: string, channel: Channel, locale: Locale) {
  const language = textLanguage(locale);
  const { page, linkIsOver } = customerTexts[language];
  const link = { label: page.toShop, url: localeAddress(origin, channel, locale) };
  return messagePage({ channel, language, title: page.overTitle, paragraphs: [linkIsOver], link });
}
