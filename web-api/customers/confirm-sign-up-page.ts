import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { hiddenFields } from '../pages/hidden-form.ts';
import { type HtmlPage, messagePage } from '../pages/message-page.ts';
import { escapeHtml } from '../texts/escape-html.ts';
import { textLanguage } from '../texts/text-language.ts';
import { textsIn } from '../texts/texts.generated.ts';
import { accountPageUrl } from './account-page-url.ts';

type Shop = { channel: Channel; locale: Locale };
type AskedPassword = Shop & { token: string; email: string; isWrong?: boolean };

const address = '/web-api/customer-sign-up-confirm';

/** Asks for the password chosen at sign-up, in a form that needs no script: the link alone proves the mailbox only. */
export function confirmSignUpPage(
  origin: string,
  { channel, locale, token, email, isWrong = false }: AskedPassword,
): HtmlPage {
  const language = textLanguage(locale);
  const texts = textsIn[language].customers.confirm;
  const hidden = hiddenFields({ token, channel, locale });
  const error = isWrong ? `<p id="error" role="alert">${escapeHtml(texts.wrong)}</p>` : '';
  const wrong = isWrong ? ' aria-describedby="error" aria-invalid="true" autofocus' : '';
  // Password managers learn from the field without a name whose password this is.
  const form = `<form method="post" action="${address}">${hidden}
<input type="email" autocomplete="username" value="${escapeHtml(email)}" hidden readonly>
<label for="password">${escapeHtml(texts.label)}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="128"${wrong}>
${error}<button>${escapeHtml(texts.button)}</button></form>`;
  const link = { label: texts.toAccount, url: accountPageUrl(origin, { channel, locale }) };
  return messagePage({ channel, language, title: texts.title, paragraphs: [texts.text], form, link });
}

/** Says that the link is over, and what then: signing in, or up once more. */
export function signUpIsOverPage(origin: string, { channel, locale }: Shop): HtmlPage {
  const language = textLanguage(locale);
  const { confirm, page } = textsIn[language].customers;
  const link = { label: confirm.toAccount, url: accountPageUrl(origin, { channel, locale }) };
  return messagePage({ channel, language, title: page.overTitle, paragraphs: [confirm.over], link });
}
