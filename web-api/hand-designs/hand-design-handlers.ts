import { handDesignSchema } from '@blattwerk/schemas/design/hand-design.ts';
import type { handDesignEndpoints } from '@blattwerk/schemas/web-api/catalogue/hand-design-endpoints.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf, Visitor } from '../http/handler.ts';
import { notFound, problem, unprocessable } from '../http/problems.ts';
import { changeWithdrawals } from '../products/withdrawals.ts';
import { readToken } from '../security/signed-token.ts';
import { beginningFrom } from './beginning-from.ts';
import {
  addHandDesign,
  type Changed,
  changeHandDesign,
  findHandDesign,
  listHandDesigns,
  openHandDesign,
} from './hand-design-store.ts';
import { handMaterial } from './hand-material.ts';
import { publishHandDesigns } from './publish-hand-designs.ts';

/** What tokens of those who make designs are signed for. */
export const designsSubject = 'designs';

const busy = problem(503, 'Too many cards are being judged: try again in a moment.', { retryAfter: 2 });

type Asked = { body: { token: string }; visitor: Visitor };

/** What editors do who make cards by hand; each request brings a token that the shop's secret has signed. */
export function handDesignHandlers(backEnd: BackEnd): HandlersOf<keyof typeof handDesignEndpoints> {
  const { clock, config, database, limits, handJudge, catalogueNews } = backEnd;
  const refusal = async ({ body, visitor }: Asked): Promise<Problem | undefined> => {
    const refused = await limits.take(['design desk by address', visitor.address]);
    if (refused) return refused;
    const read = readToken('design-desk', body.token, config.secret, clock());
    return read.ok && read.subject === designsSubject
      ? undefined
      : problem(403, 'The token is not ours or has expired.');
  };
  const answer = (id: number, changed: Changed) => {
    if (changed.ok) return { ok: true as const, value: openHandDesign(changed.row) };
    return { ok: false as const, problem: changed.reason === 'missing' ? missing(id) : outdated };
  };
  const sell = async (id: number, action: 'withdraw' | 'restore') => {
    await publishHandDesigns(database);
    await changeWithdrawals(database, { action, product: { kind: 'card', id: String(id) }, markets: [] });
    // Processes that list it look for news within seconds; an answer does not wait for the whole catalogue.
    catalogueNews.poke();
  };
  return {
    'POST /web-api/design-desk/list': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      return { ok: true, value: { designs: await listHandDesigns(database) } };
    },
    'POST /web-api/design-desk/material': async (request) => {
      const refused = await refusal(request);
      return refused ? { ok: false, problem: refused } : { ok: true, value: handMaterial };
    },
    'POST /web-api/design-desk/designs': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      const { design, by } = request.body;
      return { ok: true, value: openHandDesign(await addHandDesign(database, { design, by, now: clock() })) };
    },
    'POST /web-api/design-desk/beginnings': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      const { from, name, by } = request.body;
      const found = await beginningFrom(backEnd, from, name);
      if (!found.ok) return found;
      const row = await addHandDesign(database, { design: found.design, by, now: clock() });
      return { ok: true, value: openHandDesign(row) };
    },
    'POST /web-api/design-desk/designs/{id}': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      const row = await findHandDesign(database, request.params.id);
      return row
        ? { ok: true, value: openHandDesign(row) }
        : { ok: false, problem: missing(request.params.id) };
    },
    'POST /web-api/design-desk/designs/{id}/save': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      const { id } = request.params;
      const { design, revision, by } = request.body;
      return answer(id, await changeHandDesign(database, { id, revision, by, now: clock() }, { design }));
    },
    'POST /web-api/design-desk/designs/{id}/hand-in': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      const { id } = request.params;
      const { revision, by } = request.body;
      const row = await findHandDesign(database, id);
      if (!row) return { ok: false, problem: missing(id) };
      // What is judged is what is sold.
      if (row.revision !== revision) return { ok: false, problem: outdated };
      const design = handDesignSchema.parse(row.design);
      const judged = await handJudge.judge({ design, language: 'de' }, request.visitor.signal);
      if (!judged) return { ok: false, problem: busy };
      if (!judged.ok) return { ok: false, problem: problem(503, judged.message) };
      const errors = judged.judged.faults.filter(({ severity }) => severity === 'error');
      if (errors.length > 0) {
        const slots = [...new Set(errors.map(({ slot }) => slot ?? 'design'))].join(', ');
        return {
          ok: false,
          problem: unprocessable(`The card still has errors: ${slots}. Put them right first.`),
        };
      }
      const now = clock();
      const handedIn = { sold: design, state: 'sold' as const, soldAt: row.soldAt ?? now };
      const changed = await changeHandDesign(database, { id, revision, by, now }, handedIn);
      if (changed.ok) await sell(id, 'restore');
      return answer(id, changed);
    },
    'POST /web-api/design-desk/designs/{id}/withdraw': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      const { id } = request.params;
      const row = await findHandDesign(database, id);
      if (!row) return { ok: false, problem: missing(id) };
      if (row.state !== 'sold')
        return { ok: false, problem: problem(409, 'The shop does not sell this card.') };
      const { revision } = row;
      const change = { id, revision, by: request.body.by, now: clock() };
      const changed = await changeHandDesign(database, change, { state: 'withdrawn' });
      if (changed.ok) await sell(id, 'withdraw');
      return answer(id, changed);
    },
    'POST /web-api/design-desk/judgements': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      const { design, language } = request.body;
      const judged = await handJudge.judge({ design, language }, request.visitor.signal);
      if (!judged) return { ok: false, problem: busy };
      return judged.ok
        ? { ok: true, value: judged.judged }
        : { ok: false, problem: problem(503, judged.message) };
    },
  };
}

const outdated = problem(409, 'Somebody else has changed this card meanwhile: open it anew.');

function missing(id: number): Problem {
  return notFound(`There is no card ${id}.`);
}
