import type { Database } from '@blattwerk/database/database.ts';
import { rolloutProblem } from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { FlagState } from '@blattwerk/schemas/web-api/shop/flag-endpoints.ts';
import { byCommand } from '@blattwerk/web-api/flags/flag-handlers.ts';
import { flagStates, saveRollout, saveSegment, seedFlags } from '@blattwerk/web-api/flags/flag-store.ts';
import { type CatalogueOutcome, reachShop, type ShopSettings } from '../catalogue/reach-shop.ts';
import type { FlagCall } from './read-call.ts';

/** Does what was asked of the shop's own flag service; pages show it within seconds. */
export function runFlagCall(call: FlagCall, settings: ShopSettings): Promise<CatalogueOutcome> {
  return reachShop(settings, {
    throughShop: (ask, token) => throughShop(call, ask, token),
    inDatabase: (database) => inDatabase(call, database),
  });
}

async function throughShop(
  call: FlagCall,
  ask: WebApiClient,
  token: string,
): Promise<CatalogueOutcome | undefined> {
  if (call.action === 'segment') {
    const { segment, add, remove } = call;
    const answer = await ask('POST /web-api/flag-segments', { body: { token, segment, add, remove } });
    return answer.ok ? done([segmentLine(segment, answer.value.keys)]) : refused(answer.problem);
  }
  const listed = await ask('POST /web-api/flag-rollouts', { body: { token, action: 'list' } });
  if (!listed.ok) return refused(listed.problem);
  if (call.action === 'list') return done(listed.value.flags.map(flagLine));
  const change = changeOf(call, listed.value.flags);
  if (!change.ok) return change;
  const { flag, rollout } = change;
  const answer = await ask('POST /web-api/flag-rollouts', { body: { token, action: 'set', flag, rollout } });
  return answer.ok
    ? done(answer.value.flags.filter((one) => one.flag === flag).map(flagLine))
    : refused(answer.problem);
}

async function inDatabase(call: FlagCall, database: Database): Promise<CatalogueOutcome> {
  await seedFlags(database);
  const author = { by: byCommand, now: new Date() };
  if (call.action === 'segment') {
    const keys = await saveSegment(database, call.segment, call, author);
    return done([segmentLine(call.segment, keys)]);
  }
  const flags = await flagStates(database);
  if (call.action === 'list') return done(flags.map(flagLine));
  const change = changeOf(call, flags);
  if (!change.ok) return change;
  await saveRollout(database, change.flag, { rollout: change.rollout }, author);
  return done((await flagStates(database)).filter(({ flag }) => flag === change.flag).map(flagLine));
}

type Change = { ok: true; flag: string; rollout: FlagState['rollout'] } | { ok: false; message: string };

function changeOf(call: Extract<FlagCall, { flag: string }>, flags: readonly FlagState[]): Change {
  const { flag } = call;
  const known = flags.find((one) => one.flag === flag);
  if (!known)
    return {
      ok: false,
      message: `There is no flag ${flag}: write one of ${flags.map((one) => one.flag).join(', ')}.`,
    };
  const { audience, schedule } = known.rollout;
  const rollout =
    call.action === 'set'
      ? // Whom it is for, and when, is said at the desk.
        { ...call.rollout, audience, schedule }
      : { ...known.rollout, isKilled: call.action === 'kill' };
  const problem = rolloutProblem(flag, rollout, Object.fromEntries(flags.map((one) => [one.flag, one])));
  return problem === undefined ? { ok: true, flag, rollout } : { ok: false, message: problem };
}

function flagLine({ flag, rollout }: FlagState): string {
  const { isKilled, defaultTreatment, exposedPercent, rules, shares } = rollout;
  if (isKilled) return `${flag}: killed, everybody sees ${defaultTreatment}.`;
  const lot = shares.map(({ treatment, percent }) => `${treatment} ${percent} %`).join(', ');
  const exposed =
    exposedPercent === 100 ? '' : ` of the ${exposedPercent} % who take part, else ${defaultTreatment}`;
  const before = rules.map((rule) =>
    rule.by === 'segment'
      ? `segment ${rule.segment} sees ${rule.treatment}`
      : rule.by === 'keys'
        ? `${rule.keys.length} named visitors see ${rule.treatment}`
        : `${rule.attribute} from ${rule.atLeast} sees ${rule.treatment}`,
  );
  return `${flag}: ${[...before, `${lot}${exposed}`].join('; ')}.`;
}

const segmentLine = (segment: string, keys: number) => `The segment ${segment} has ${keys} visitors.`;
const done = (lines: string[]): CatalogueOutcome => ({ ok: true, lines });

/** Undefined: no shop answers. */
function refused({ status, detail }: { status: number; detail: string }): CatalogueOutcome | undefined {
  return status === 503 ? undefined : { ok: false, message: detail };
}
