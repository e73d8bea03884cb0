import { rolloutProblem } from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type {
  DeskFlag,
  flagDeskEndpoints,
  OpenDeskFlag,
} from '@blattwerk/schemas/web-api/shop/flag-desk-endpoints.ts';
import type { BackEnd } from '../../back-end.ts';
import type { HandlersOf, Visitor } from '../../http/handler.ts';
import { notFound, problem, unprocessable } from '../../http/problems.ts';
import { readToken } from '../../security/signed-token.ts';
import { countVisitors } from '../figures/count-visitors.ts';
import { flagFigures } from '../figures/flag-figures.ts';
import {
  findFlag,
  loadFlags,
  makeFlag,
  type StoredFlag,
  saveRollout,
  saveSegment,
  segmentSizes,
} from '../flag-store.ts';
import { flagHistory } from './flag-history.ts';

/** What tokens of those who roll flags out at their desk are signed for. */
export const flagsSubject = 'flags';

type Asked = { body: { token: string }; visitor: Visitor };
type Opened = { ok: true; value: OpenDeskFlag } | { ok: false; problem: Problem };

/** What editors do with flags; each request brings a token that the shop's secret has signed. */
export function flagDeskHandlers({
  clock,
  config,
  database,
  flags,
  limits,
}: BackEnd): HandlersOf<keyof typeof flagDeskEndpoints> {
  const refusal = async ({ body, visitor }: Asked): Promise<Problem | undefined> => {
    const refused = await limits.take(['flag desk by address', visitor.address]);
    if (refused) return refused;
    const read = readToken('flag-desk', body.token, config.secret, clock());
    return read.ok && read.subject === flagsSubject
      ? undefined
      : problem(403, 'The token is not ours or has expired.');
  };
  const open = async (flag: string): Promise<Opened> => {
    const stored = await findFlag(database, flag);
    if (!stored) return { ok: false, problem: missing(flag) };
    const { rollout, drawnSince, plannedVisitors } = stored;
    const counted = drawnSince ? await countVisitors(database, flag, drawnSince) : { arms: [], mixed: 0 };
    const figures = flagFigures({ ...rollout, since: drawnSince, plannedVisitors }, counted);
    const history = await flagHistory(database, flag);
    return { ok: true, value: { ...deskFlag(stored), history, figures } };
  };
  return {
    'POST /web-api/flag-desk/list': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      const stored = await loadFlags(database);
      const listed = stored.filter(({ known }) => known).map(deskFlag);
      return { ok: true, value: { flags: listed, segments: await segmentSizes(database) } };
    },
    'POST /web-api/flag-desk/flags': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      const { by, flag, label, treatments } = request.body;
      const said = [...new Set(['control', 'off', ...treatments])];
      const isMade = await makeFlag(database, { flag, label, treatments: said }, { by, now: clock() });
      if (!isMade)
        return { ok: false, problem: problem(409, `There is a flag ${flag} already: choose another name.`) };
      await flags.refresh();
      return open(flag);
    },
    'POST /web-api/flag-desk/flags/{flag}': async (request) => {
      const refused = await refusal(request);
      return refused ? { ok: false, problem: refused } : open(request.params.flag);
    },
    'POST /web-api/flag-desk/flags/{flag}/rollout': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      const { flag } = request.params;
      const { by, revision, rollout, plannedVisitors } = request.body;
      const stored = await findFlag(database, flag);
      if (!stored?.known) return { ok: false, problem: missing(flag) };
      const wrong = rolloutProblem(flag, rollout, { [flag]: stored.known });
      if (wrong !== undefined) return { ok: false, problem: unprocessable(wrong) };
      const change = { rollout, plannedVisitors, revision };
      const saved = await saveRollout(database, flag, change, { by, now: clock() });
      if (saved === 'outdated') return { ok: false, problem: outdated };
      await flags.refresh();
      return open(flag);
    },
    'POST /web-api/flag-desk/flags/{flag}/switch': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      const { flag } = request.params;
      const { by, isKilled } = request.body;
      const stored = await findFlag(database, flag);
      if (!stored) return { ok: false, problem: missing(flag) };
      const rollout = { ...stored.rollout, isKilled };
      await saveRollout(database, flag, { rollout }, { by, now: clock() });
      await flags.refresh();
      return open(flag);
    },
    'POST /web-api/flag-desk/segments': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      const { by, segment, add, remove } = request.body;
      const keys = await saveSegment(database, segment, { add, remove }, { by, now: clock() });
      await flags.refresh();
      return { ok: true, value: { segment, keys } };
    },
  };
}

function deskFlag({ name, known, rollout, revision, phase, plannedVisitors, isMade }: StoredFlag): DeskFlag {
  const { label = name, treatments = [] } = known ?? {};
  return {
    ...{ flag: name, label, rollout, revision, phase, plannedVisitors, isMade },
    // What stands for everybody without a test may be said by every flag.
    treatments: [...new Set([...treatments, 'off'])],
  };
}

const missing = (flag: string) => notFound(`There is no flag ${flag}.`);
const outdated = problem(
  409,
  'A colleague has changed the flag meanwhile: open it anew and change it again.',
);
