import { parseArgs } from 'node:util';
import {
  type FlagRollout,
  flagRolloutSchema,
  rolloutProblem,
} from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import { flagTable } from '@blattwerk/schemas/shop/flags/flags.ts';
import { z } from 'zod';

export type FlagCall =
  | { action: 'list' }
  | { action: 'set'; flag: string; rollout: FlagRollout }
  | { action: 'kill' | 'revive'; flag: string }
  | { action: 'segment'; segment: string; add: string[]; remove: string[] };

export type FlagCallResult = { ok: true; call: FlagCall } | { ok: false; message: string };

export const flagUsage = `Usage: npm run flags -- list
       npm run flags -- set startseite-vorteile on=50 off=50 --exposed 20 --default off
       npm run flags -- set startseite-vorteile off=100 --segment team=on --key 5f84d019=on
       npm run flags -- kill startseite-vorteile
       npm run flags -- revive startseite-vorteile
       npm run flags -- segment team --add 5f84d019 --remove 7c1e22aa
Shares add up to 100; --exposed says how many of all visitors take part (100), --default what the others see (off).
--segment and --key come before the lot, several times if need be. kill shows everybody the default, at once.`;

/** Reads what `npm run flags` is asked to do; a message says what is wrong with the call. */
export function readFlagCall(words: string[]): FlagCallResult {
  const read = readWords(words);
  if (!read) return { ok: false, message: '' };
  const { values, positionals } = read;
  const [action, name, ...more] = positionals;
  if (action === 'list' && name === undefined) return { ok: true, call: { action } };
  if (name === undefined) return { ok: false, message: '' };
  if ((action === 'kill' || action === 'revive') && more.length === 0)
    return { ok: true, call: { action, flag: name } };
  if (action === 'segment' && more.length === 0) {
    if (values.add.length + values.remove.length === 0)
      return { ok: false, message: 'Say whom: --add or --remove with the key of a visitor.' };
    return { ok: true, call: { action, segment: name, add: values.add, remove: values.remove } };
  }
  return action === 'set' ? setCall(name, more, values) : { ok: false, message: '' };
}

type Values = NonNullable<ReturnType<typeof readWords>>['values'];

function setCall(flag: string, shares: string[], values: Values): FlagCallResult {
  const pairs = (texts: string[]) => texts.map((text) => text.split('='));
  const read = flagRolloutSchema.safeParse({
    isKilled: false,
    defaultTreatment: values.default,
    exposedPercent: Number(values.exposed),
    rules: [
      ...pairs(values.key).map(([key, treatment]) => ({ by: 'keys', keys: [key], treatment })),
      ...pairs(values.segment).map(([segment, treatment]) => ({ by: 'segment', segment, treatment })),
    ],
    shares: pairs(shares).map(([treatment, percent]) => ({ treatment, percent: Number(percent) })),
    sets: [],
  });
  if (!read.success) return { ok: false, message: z.prettifyError(read.error) };
  // Of a flag that was made at the desk, only the shop knows what it may say.
  const problem = Object.hasOwn(flagTable, flag) ? rolloutProblem(flag, read.data) : undefined;
  return problem === undefined
    ? { ok: true, call: { action: 'set', flag, rollout: read.data } }
    : { ok: false, message: problem };
}

function readWords(words: string[]) {
  const several = { type: 'string', multiple: true, default: [] as string[] } as const;
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        exposed: { type: 'string', default: '100' },
        default: { type: 'string', default: 'off' },
        key: several,
        segment: several,
        add: several,
        remove: several,
      },
    });
  } catch {
    return undefined;
  }
}
