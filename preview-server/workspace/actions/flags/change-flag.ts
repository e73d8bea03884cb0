import type { OpenDeskFlag } from '@blattwerk/schemas/web-api/shop/flag-desk-endpoints.ts';
import type { NewFlag, RolloutChange, SegmentChange } from '../../base/api/flag-desk-api.ts';
import type { Result } from '../../base/api/result.ts';
import { flagDeskApi, noteFlag, outdateFlag, outdateFlags } from '../../store/flags/flag-data.ts';
import { openFlagStore } from '../../store/flags/open-flag-store.ts';

/** Opens a flag; its address can be sent to a colleague. */
export function openFlag(flag: string): void {
  openFlagStore.setState({ flag });
  history.replaceState(null, '', `/flags?flag=${encodeURIComponent(flag)}`);
}

/** The flag that the address names. */
export function addressedFlag(): string | undefined {
  return new URLSearchParams(location.search).get('flag') ?? undefined;
}

export async function makeFlag(made: NewFlag): Promise<Result<OpenDeskFlag>> {
  const done = noted(await flagDeskApi().make(made));
  if (done.ok) openFlag(done.value.flag);
  return done;
}

/** Rolls a flag out; what a colleague has changed meanwhile is fetched, and nothing is overwritten. */
export async function rollOut(flag: string, change: RolloutChange): Promise<Result<OpenDeskFlag>> {
  const done = noted(await flagDeskApi().rollOut(flag, change));
  if (!done.ok && done.error.kind === 'conflict') await outdateFlag(flag);
  return done;
}

/** Shows everybody the default at once, or takes that back. */
export async function turnFlag(flag: string, isKilled: boolean): Promise<Result<OpenDeskFlag>> {
  return noted(await flagDeskApi().turn(flag, isKilled));
}

export async function changeSegment(
  change: SegmentChange,
): Promise<Result<{ segment: string; keys: number }>> {
  const done = await flagDeskApi().changeSegment(change);
  if (done.ok) outdateFlags();
  return done;
}

function noted(answered: Result<OpenDeskFlag>): Result<OpenDeskFlag> {
  if (answered.ok) noteFlag(answered.value);
  return answered;
}
