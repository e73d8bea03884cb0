import { parseProductReference } from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import type { withdrawalEndpoints } from '@blattwerk/schemas/web-api/catalogue/withdrawals.ts';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';
import { forbidden, notFound, problem, unprocessable } from '../http/problems.ts';
import { readToken } from '../security/signed-token.ts';
import { changeWithdrawals, listWithdrawals } from './withdrawals.ts';

/** What tokens for changes of the catalogue are signed for. */
export const catalogueSubject = 'catalogue';

export function withdrawalHandlers({
  config,
  database,
  products,
  catalogueNews,
  clock,
}: BackEnd): HandlersOf<keyof typeof withdrawalEndpoints> {
  return {
    'POST /web-api/catalogue-withdrawals': async ({ body }) => {
      const { token, action, product: text, markets = [] } = body;
      if (!readToken('catalogue', token, config.secret, clock()).ok) return { ok: false, problem: forbidden };
      let changed: string[] = [];
      if (action !== 'list') {
        const product = parseProductReference(text ?? '');
        if (!product) return { ok: false, problem: unprocessable('Name the product, such as card:146101.') };
        const result = await changeWithdrawals(database, { action, product, markets });
        if (!result.ok) {
          const isUnknown = result.reason === 'unknown product';
          return { ok: false, problem: isUnknown ? notFound(result.message) : problem(409, result.message) };
        }
        changed = result.changed;
        catalogueNews.poke();
      }
      const { version } = await products.fresh();
      return { ok: true, value: { version, changed, withdrawals: await listWithdrawals(database) } };
    },
  };
}
