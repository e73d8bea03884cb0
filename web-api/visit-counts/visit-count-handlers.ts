import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { visitCountEndpoints } from '@blattwerk/schemas/web-api/shop/visit-count-endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';
import { problem } from '../http/problems.ts';
import { readToken } from '../security/signed-token.ts';
import { createCountKeeper } from './keep-counts.ts';
import { readFigures } from './read-figures.ts';
import { readPageFigures } from './read-page-figures.ts';

/** What tokens of those who read figures are signed for. */
export const figuresSubject = 'figures';

type Refused = { ok: false; problem: Problem };

/** What visitors do, counted by day without saying who they are, and read by those who compose pages. */
export function visitCountHandlers({
  clock,
  config,
  database,
  limits,
}: BackEnd): HandlersOf<keyof typeof visitCountEndpoints> {
  const keeper = createCountKeeper(database);
  /** Undefined to those whom the shop knows. */
  const refusedTo = async (token: string, address: string): Promise<Refused | undefined> => {
    const refused = await limits.take(['design desk by address', address]);
    if (refused) return { ok: false, problem: refused };
    const read = readToken('figures', token, config.secret, clock());
    if (read.ok && read.subject === figuresSubject) return undefined;
    return { ok: false, problem: problem(403, 'The token is not ours or has expired.') };
  };
  return {
    'POST /web-api/visit-counts': async ({ body: { counts, sales, ...shop }, visitor }) => {
      const refused = await limits.take(['visit counts by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const now = clock();
      await keeper.keep(shop, counts, now);
      await keeper.keepSales(shop, sales, now);
      return { ok: true, value: {} };
    },
    'POST /web-api/figures': async ({ body: { token, ...asked }, visitor }) =>
      (await refusedTo(token, visitor.address)) ?? {
        ok: true,
        value: await readFigures(database, { ...asked, now: clock() }),
      },
    'POST /web-api/figures/page': async ({ body: { token, ...asked }, visitor }) =>
      (await refusedTo(token, visitor.address)) ?? {
        ok: true,
        value: await readPageFigures(database, { ...asked, now: clock() }),
      },
  };
}
