import { rolloutProblem } from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import type { flagEndpoints } from '@blattwerk/schemas/web-api/shop/flag-endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';
import { forbidden, unprocessable } from '../http/problems.ts';
import { readToken } from '../security/signed-token.ts';
import { flagStates, saveRollout, saveSegment } from './flag-store.ts';

/** Whom the history names where no person is known. */
export const byCommand = 'npm run flags';

/** How the shop's own flag service decides, for those who run the shop. */
export function flagHandlers({
  clock,
  config,
  database,
  flags,
}: BackEnd): HandlersOf<keyof typeof flagEndpoints> {
  const isOperator = (token: string) => readToken('catalogue', token, config.secret, clock()).ok;
  return {
    'POST /web-api/flag-rollouts': async ({ body: { token, action, flag = '', rollout } }) => {
      if (!isOperator(token)) return { ok: false, problem: forbidden };
      if (action === 'set') {
        if (!rollout) return { ok: false, problem: unprocessable('Say how the flag is rolled out.') };
        const wrong = rolloutProblem(flag, rollout, await flags.known());
        if (wrong !== undefined) return { ok: false, problem: unprocessable(wrong) };
        await saveRollout(database, flag, { rollout }, { by: byCommand, now: clock() });
        await flags.refresh();
      }
      return { ok: true, value: { flags: await flagStates(database) } };
    },
    'POST /web-api/flag-segments': async ({ body: { token, segment, add, remove } }) => {
      if (!isOperator(token)) return { ok: false, problem: forbidden };
      const keys = await saveSegment(database, segment, { add, remove }, { by: byCommand, now: clock() });
      await flags.refresh();
      return { ok: true, value: { segment, keys } };
    },
  };
}
