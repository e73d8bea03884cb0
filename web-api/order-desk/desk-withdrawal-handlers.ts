import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { deskWithdrawalEndpoints } from '@blattwerk/schemas/web-api/orders/desk-withdrawal-endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import { listWithdrawals, settleWithdrawal } from '../contract-withdrawals/desk-withdrawals.ts';
import type { HandlersOf, Visitor } from '../http/handler.ts';
import { notFound } from '../http/problems.ts';

type Asked = { body: { token: string }; visitor: Visitor };

/** Statements of withdrawal. @param refusal why a request may not ask, if so */
export function deskWithdrawalHandlers(
  { clock, database }: BackEnd,
  refusal: (request: Asked) => Promise<Problem | undefined>,
): HandlersOf<keyof typeof deskWithdrawalEndpoints> {
  return {
    'POST /web-api/order-desk/withdrawals': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      return { ok: true, value: await listWithdrawals(database, request.body) };
    },
    'POST /web-api/order-desk/withdrawals/{id}/settlement': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      const { isSettled, by } = request.body;
      const statement = await settleWithdrawal(database, request.params.id, { isSettled, by, now: clock() });
      return statement
        ? { ok: true, value: statement }
        : { ok: false, problem: notFound('There is no such statement of withdrawal.') };
    },
  };
}
