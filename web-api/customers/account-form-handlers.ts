import type { AccountNotice } from '@blattwerk/schemas/shop/visitors/account-notices.ts';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';
import { accountPageUrl, askingPageUrl } from './account-page-url.ts';
import { customerTypeCookies } from './customer-type-cookie.ts';
import { guest } from './customer-view.ts';
import { logIn } from './log-in.ts';
import type { Sessions } from './sessions.ts';

type Name = 'POST /web-api/customer-login/form' | 'POST /web-api/customer-logout/form';

/** The account page's forms as a browser sends them by itself. */
export function accountFormHandlers(backEnd: BackEnd, sessions: Sessions): HandlersOf<Name> {
  const { origin } = backEnd.config;
  return {
    'POST /web-api/customer-login/form': async ({ body, visitor }) => {
      const login = await logIn(backEnd, sessions.authOf(body.channel), body, visitor);
      const back = (notice: AccountNotice) =>
        askingPageUrl(origin, body, notice) ?? accountPageUrl(origin, body, notice);
      if (login.kind !== 'done') {
        const notice = login.kind === 'wrong' ? 'refused' : 'later';
        return { ok: true, value: { redirectTo: back(notice) } };
      }
      const redirectTo = back('signed-in');
      return { ok: true, value: { redirectTo }, headers: { 'set-cookie': login.cookies } };
    },
    'POST /web-api/customer-logout/form': async ({ body, visitor }) => {
      const refused = await backEnd.limits.take(['logout by address', visitor.address]);
      if (refused) return { ok: true, value: { redirectTo: accountPageUrl(origin, body, 'later') } };
      const ended = await sessions.end(body.channel, visitor.headers);
      const cookies = [...ended, ...customerTypeCookies(backEnd, visitor.headers, guest)];
      const redirectTo = accountPageUrl(origin, body, 'signed-out');
      return { ok: true, value: { redirectTo }, headers: { 'set-cookie': cookies } };
    },
  };
}
