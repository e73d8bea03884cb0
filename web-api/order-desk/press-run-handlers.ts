import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { pressRunEndpoints } from '@blattwerk/schemas/web-api/orders/press-run-endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf, Visitor } from '../http/handler.ts';
import { notFound, problem } from '../http/problems.ts';
import { handRunOverAgain } from '../print/hand-over/hand-over-again.ts';
import { dissolvePressRun, findPressRuns, startPressRun } from '../print/press-runs.ts';
import { runPartAnswer } from '../print/run-part-answer.ts';

type Asked = { body: { token: string }; visitor: Visitor };

/** Sheets that small pieces are printed on together. @param refusal why a request may not ask, if so */
export function pressRunHandlers(
  backEnd: BackEnd,
  refusal: (request: Asked) => Promise<Problem | undefined>,
): HandlersOf<keyof typeof pressRunEndpoints> {
  const shown = async () => ({ ok: true as const, value: await findPressRuns(backEnd) });
  return {
    'POST /web-api/order-desk/press-runs': async (request) => {
      const refused = await refusal(request);
      return refused ? { ok: false, problem: refused } : shown();
    },
    'POST /web-api/order-desk/press-runs/start': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      const isStarted = await startPressRun(backEnd, request.body);
      if (isStarted) return shown();
      return { ok: false, problem: problem(409, 'Nothing of this kind waits any more.') };
    },
    'POST /web-api/order-desk/press-runs/{number}/dissolve': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      const { number } = request.params;
      if (await dissolvePressRun(backEnd, number)) return shown();
      return { ok: false, problem: notFound(`There is no run ${number}.`) };
    },
    'POST /web-api/order-desk/press-runs/{number}/hand-overs': async (request) => {
      const refused = (await refusal(request)) ?? (await handRunOverAgain(backEnd, request.params.number));
      return refused ? { ok: false, problem: refused } : shown();
    },
    'POST /web-api/order-desk/press-runs/{number}/files/{part}': async (request) => {
      const refused = await refusal(request);
      return refused ? { ok: false, problem: refused } : runPartAnswer(backEnd, request.params);
    },
  };
}
