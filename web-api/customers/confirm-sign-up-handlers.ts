import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';
import type { HtmlPage } from '../pages/message-page.ts';
import { accountPageUrl } from './account-page-url.ts';
import { confirmSignUp, openSignUp } from './confirm-sign-up.ts';
import { confirmSignUpPage, signUpIsOverPage } from './confirm-sign-up-page.ts';
import { customerTypeCookies } from './customer-type-cookie.ts';
import { knownBrowserCookie } from './login-attempts.ts';

type Name = 'GET /web-api/customer-sign-up-confirm' | 'POST /web-api/customer-sign-up-confirm';

/** Where the link of a sign-up's message leads: the account is made there, and signed in. */
export function confirmSignUpHandlers(backEnd: BackEnd): HandlersOf<Name> {
  const { config, limits } = backEnd;
  return {
    'GET /web-api/customer-sign-up-confirm': async ({ query, visitor }) => {
      const refused = await limits.take(['sign-up link by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const request = await openSignUp(backEnd, query.token);
      if (!request) return answer(signUpIsOverPage(config.origin, query), 410);
      return answer(confirmSignUpPage(config.origin, { ...query, email: request.email }));
    },
    'POST /web-api/customer-sign-up-confirm': async ({ body, visitor }) => {
      const refused = await limits.take(['sign-up link by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const { channel, locale, token, password = '' } = body;
      const over = answer(signUpIsOverPage(config.origin, body), 410);
      const request = await openSignUp(backEnd, token);
      if (!request) return over;
      const { email } = request;
      const confirmed = await confirmSignUp(backEnd, { channel, locale }, request, password, visitor);
      if (confirmed.kind === 'over') return over;
      if (confirmed.kind === 'wrong password') {
        const again = { channel, locale, token, email, isWrong: true };
        return answer(confirmSignUpPage(config.origin, again), 422);
      }
      const cookies = [
        ...confirmed.cookies,
        knownBrowserCookie(backEnd, email),
        ...customerTypeCookies(backEnd, visitor.headers, confirmed.customer),
      ];
      const redirectTo = accountPageUrl(config.origin, body, 'welcome');
      return { ok: true, value: { redirectTo }, headers: { 'set-cookie': cookies } };
    },
  };
}

function answer({ html, headers }: HtmlPage, refusal?: 410 | 422) {
  const status = refusal === undefined ? {} : { status: refusal };
  return { ok: true as const, value: { media: 'text/html', body: html, ...status }, headers };
}
