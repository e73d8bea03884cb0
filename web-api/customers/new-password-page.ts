import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { hiddenFields } from '../pages/hidden-form.ts';
import { type HtmlPage, messagePage } from '../pages/message-page.ts';
import { escapeHtml } from '../texts/escape-html.ts';
import { textLanguage } from '../texts/text-language.ts';
import { textsIn } from '../texts/texts.generated.ts';
import { passwordLength } from './password-rules.ts';

type Shop = { channel: Channel; locale: Locale };
type AskedPassword = Shop & {
  token: string;
  /** Whose password it is. */
  email: string;
  /** What was wrong with the one sent before. */
  fault?: string;
};

const address = '/web-api/customer-new-password';

/** Asks for the new password, in a form that needs no script. */
export function newPasswordPage(
  origin: string,
  { channel, locale, token, email, fault }: AskedPassword,
): HtmlPage {
  const language = textLanguage(locale);
  const texts = textsIn[language].customers.page;
  const hidden = hiddenFields({ token, channel, locale });
  const isWrong = fault !== undefined;
  const error = isWrong ? `<p id="error" role="alert">${escapeHtml(fault)}</p>` : '';
  // Password managers learn from the field without a name whose password this is.
  const form = `<form method="post" action="${address}">${hidden}
<input type="email" autocomplete="username" value="${escapeHtml(email)}" hidden readonly>
<label for="password">${escapeHtml(texts.label)}</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="${passwordLength.minimum}" maxlength="${passwordLength.maximum}" aria-describedby="${isWrong ? 'error hint' : 'hint'}"${isWrong ? ' aria-invalid="true" autofocus' : ''}>
${error}<span id="hint">${escapeHtml(texts.hint)}</span>
<button>${escapeHtml(texts.button)}</button></form>`;
  const link = { label: texts.toShop, url: localeAddress(origin, channel, locale) };
  return messagePage({ channel, language, title: texts.title, paragraphs: [], form, link });
}

/** Says that the new password is valid. */
export function passwordIsSetPage(origin: string, { channel, locale }: Shop): HtmlPage {
  const language = textLanguage(locale);
  const { page, newPasswordSet } = textsIn[language].customers;
  const link = { label: page.toShop, url: localeAddress(origin, channel, locale) };
  return messagePage({ channel, language, title: page.title, paragraphs: [newPasswordSet], link });
}

/** Says that the link is over. */
export function linkIsOverPage(origin: string, { channel, locale }: Shop): HtmlPage {
  const language = textLanguage(locale);
  const { page, linkIsOver } = textsIn[language].customers;
  const link = { label: page.toShop, url: localeAddress(origin, channel, locale) };
  return messagePage({ channel, language, title: page.overTitle, paragraphs: [linkIsOver], link });
}
