import type { contractWithdrawalEndpoints } from '@blattwerk/schemas/web-api/orders/contract-withdrawal-endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';
import { notFound, problem } from '../http/problems.ts';
import type { HtmlPage } from '../pages/message-page.ts';
import { readToken, signToken } from '../security/signed-token.ts';
import { confirmedPage, confirmPage, declarePage } from './contract-withdrawal-pages.ts';
import { confirmDeclared, keepDeclared, readDeclared } from './contract-withdrawals.ts';

const day = 24 * 60 * 60 * 1000;

export function contractWithdrawalHandlers(
  backEnd: BackEnd,
): HandlersOf<keyof typeof contractWithdrawalEndpoints> {
  const { clock, config, limits } = backEnd;
  const { origin, secret } = config;
  return {
    'GET /web-api/contract-withdrawal': ({ query }) => {
      const { number, ...shop } = query;
      return pageReply(declarePage(origin, shop, { ...(number !== undefined && { number }) }));
    },
    'POST /web-api/contract-withdrawal': async ({ body, visitor }) => {
      const refused = await limits.take(['withdrawal by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const { channel, locale, name = '', email = '', number = '' } = body;
      const shop = { channel, locale };
      const read = readDeclared({ name, email, number });
      if (!read.ok)
        return pageReply({ ...declarePage(origin, shop, { name, email, number }, read.wrong), status: 422 });
      const often = await limits.take(['withdrawal by account', read.declared.email]);
      if (often) return { ok: false, problem: often };
      const id = await keepDeclared(backEnd, shop, read.declared);
      const token = signToken('contract-withdrawal', id, new Date(clock().getTime() + day), secret);
      return pageReply(confirmPage(origin, shop, read.declared, token));
    },
    'POST /web-api/contract-withdrawal/confirm': async ({ body, visitor }) => {
      const refused = await limits.take(['withdrawal by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const { token, ...shop } = body;
      const read = readToken('contract-withdrawal', token, secret, clock());
      if (!read.ok && read.reason === 'forged')
        return { ok: false, problem: notFound('This token is not ours: fill in the form once more.') };
      const row = read.ok ? await confirmDeclared(backEnd, read.subject) : undefined;
      if (!row)
        return { ok: false, problem: problem(410, 'This was too long ago: fill in the form once more.') };
      return pageReply(confirmedPage(origin, shop, row));
    },
  };
}

function pageReply({ html, headers, status }: HtmlPage & { status?: 422 }) {
  const value = { media: 'text/html', body: html, ...(status && { status }) };
  return { ok: true as const, value, headers };
}
