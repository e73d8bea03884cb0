import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';
import type { HtmlPage } from '../pages/message-page.ts';
import { textLanguage } from '../texts/text-language.ts';
import { textsIn } from '../texts/texts.generated.ts';
import { knownBrowserCookie } from './login-attempts.ts';
import { linkIsOverPage, newPasswordPage, passwordIsSetPage } from './new-password-page.ts';
import { ownerOfToken, setNewPassword } from './password-reset.ts';
import { passwordFault } from './password-rules.ts';

type Name = 'GET /web-api/customer-new-password' | 'POST /web-api/customer-new-password';

/** Where the link of the e-mail leads, and the form that stands there. */
export function newPasswordHandlers(backEnd: BackEnd): HandlersOf<Name> {
  const { config, limits } = backEnd;
  return {
    'GET /web-api/customer-new-password': async ({ query, visitor }) => {
      const refused = await limits.take(['new password by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const owner = await ownerOfToken(backEnd, query.channel, query.token);
      if (!owner) return answer(linkIsOverPage(config.origin, query), 410);
      return answer(newPasswordPage(config.origin, { ...query, email: owner.email }));
    },
    'POST /web-api/customer-new-password': async ({ body, visitor }) => {
      const refused = await limits.take(['new password by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const { channel, locale, token, password = '' } = body;
      const over = answer(linkIsOverPage(config.origin, body), 410);
      const owner = await ownerOfToken(backEnd, channel, token);
      if (!owner) return over;
      const { email } = owner;
      const { fields } = textsIn[textLanguage(locale)].customers;
      const found = passwordFault(password, owner);
      if (found) {
        const fault = fields[found];
        return answer(newPasswordPage(config.origin, { channel, locale, token, email, fault }), 422);
      }
      const isSet = await setNewPassword(backEnd, { channel, locale, email, token, password });
      if (!isSet) return over;
      const done = answer(passwordIsSetPage(config.origin, body));
      // The way back for an owner whom strangers' attempts lock out: the mailbox proves the account.
      return { ...done, headers: { ...done.headers, 'set-cookie': knownBrowserCookie(backEnd, email) } };
    },
  };
}

function answer({ html, headers }: HtmlPage, refusal?: 410 | 422) {
  const status = refusal === undefined ? {} : { status: refusal };
  return { ok: true as const, value: { media: 'text/html', body: html, ...status }, headers };
}
