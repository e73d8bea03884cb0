import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { accountPageUrl } from '../customers/account-page-url.ts';
import { hiddenForm } from '../pages/hidden-form.ts';
import { type HtmlPage, messagePage } from '../pages/message-page.ts';
import { emailChangeTextsIn } from '../texts/email-change/email-change-texts.ts';
import { escapeHtml } from '../texts/escape-html.ts';
import { textLanguage } from '../texts/text-language.ts';

type Shop = { channel: Channel; locale: Locale };

/** The pages on which an account gets another address, one after the other. */
export function emailChangePages(origin: string, { channel, locale }: Shop) {
  const language = textLanguage(locale);
  const texts = emailChangeTextsIn[language];
  const link = { label: texts.back, url: accountPageUrl(origin, { channel, locale }) };
  const page = (title: string, paragraphs: string[], form?: string): HtmlPage =>
    messagePage({ channel, language, title, paragraphs, link, ...(form !== undefined && { form }) });
  const form = (path: `/web-api/${string}`, button: string, hidden: Record<string, string>, typed = '') =>
    hiddenForm(path, button, { channel, locale, ...hidden }, typed);
  return {
    ask: () => page(texts.title, [texts.text, texts.lost], form('/web-api/customer-email', texts.send, {})),
    sent: () => page(texts.title, [texts.sentText]),
    /** @param fault what is wrong with what was typed */
    enter: (token: string, typed = '', fault?: 'invalid' | 'same') => {
      const error = fault ? `<p id="error" role="alert">${escapeHtml(texts[fault])}</p>` : '';
      const marks = fault ? ' aria-invalid="true" aria-describedby="error" autofocus' : '';
      const field = `<label for="email">${escapeHtml(texts.newLabel)}</label>
<input id="email" name="email" type="email" autocomplete="email" required maxlength="254" value="${escapeHtml(typed)}"${marks}>${error}`;
      const entered = form('/web-api/customer-email-new', texts.newButton, { token }, field);
      return page(texts.newTitle, [texts.newText], entered);
    },
    newSent: () => page(texts.newSentTitle, [texts.newSentText]),
    confirm: (token: string, email: string) =>
      page(
        texts.confirmTitle,
        [texts.confirmText(email)],
        form('/web-api/customer-email-confirm', texts.confirm, { token }),
      ),
    done: (email: string) => page(texts.done, [texts.doneText(email)]),
    over: () => page(texts.over, [texts.overText]),
  };
}
