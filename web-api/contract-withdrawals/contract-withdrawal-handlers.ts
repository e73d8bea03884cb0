import type { contractWithdrawalEndpoints } from '@blattwerk/schemas/web-api/orders/contract-withdrawal-endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';
import { notFound, problem } from '../http/problems.ts';
import type { HtmlPage } from '../pages/message-page.ts';
import { readToken, signToken } from '../security/signed-token.ts';
import { confirmedPage, confirmPage, declarePage } from './contract-withdrawal-pages.ts';
import { confirmDeclared, keepDeclared, readDeclared } from './contract-withdrawals.ts';
import { offeredLines, readChosen } from './withdrawn-lines.ts';

const day = 24 * 60 * 60 * 1000;

export function contractWithdrawalHandlers(
  backEnd: BackEnd,
): HandlersOf<keyof typeof contractWithdrawalEndpoints> {
  const { clock, config, limits } = backEnd;
  const { origin, secret } = config;
  return {
    'GET /web-api/contract-withdrawal': async ({ query }) => {
      const { number, token, ...shop } = query;
      const lines = await offeredLines(backEnd, number, token);
      const filled = { ...(number !== undefined && { number }) };
      return pageReply(declarePage(origin, shop, filled, { offered: lines && { lines, token } }));
    },
    'POST /web-api/contract-withdrawal': async ({ body, visitor }) => {
      const refused = await limits.take(['withdrawal by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const { channel, locale, name = '', email = '', number = '', goods = '', token } = body;
      const shop = { channel, locale };
      const lines = await offeredLines(backEnd, number, token);
      const typed = [body.quantity ?? []].flat();
      const chosen = lines && readChosen(lines, typed);
      const wrongGoods = chosen?.isWrong === true ? (['goods'] as const) : [];
      const read = readDeclared({
        name,
        email,
        number,
        goods: chosen && !chosen.isWrong ? chosen.goods : goods,
      });
      if (!read.ok || wrongGoods.length > 0) {
        const wrong = [...(read.ok ? [] : read.wrong), ...wrongGoods];
        const offered = lines && { lines, token, typed };
        const form = declarePage(origin, shop, { name, email, number, goods }, { wrong, offered });
        return pageReply({ ...form, status: 422 });
      }
      const often = await limits.take(['withdrawal by account', read.declared.email]);
      if (often) return { ok: false, problem: often };
      const quantities = chosen && !chosen.isWrong ? chosen.quantities : null;
      const id = await keepDeclared(backEnd, shop, read.declared, quantities);
      const confirms = signToken('contract-withdrawal', id, new Date(clock().getTime() + day), secret);
      return pageReply(confirmPage(origin, shop, read.declared, confirms));
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
