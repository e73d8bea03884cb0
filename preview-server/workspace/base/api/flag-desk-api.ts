import type { FlagRollout } from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import {
  type DeskFlags,
  deskFlagsSchema,
  deskSegmentSchema,
  type OpenDeskFlag,
  openFlagSchema,
} from '@blattwerk/schemas/web-api/shop/flag-desk-endpoints.ts';
import { read, request } from './request.ts';
import type { Result } from './result.ts';

export type NewFlag = { flag: string; label: string; treatments: string[] };
export type RolloutChange = { revision: number; rollout: FlagRollout; plannedVisitors: number | null };
export type SegmentChange = { segment: string; add: string[]; remove: string[] };

export type FlagDeskApi = {
  list(): Promise<Result<DeskFlags>>;
  open(flag: string): Promise<Result<OpenDeskFlag>>;
  make(made: NewFlag): Promise<Result<OpenDeskFlag>>;
  rollOut(flag: string, change: RolloutChange): Promise<Result<OpenDeskFlag>>;
  /** Shows everybody the default at once, or takes that back. */
  turn(flag: string, isKilled: boolean): Promise<Result<OpenDeskFlag>>;
  changeSegment(change: SegmentChange): Promise<Result<{ segment: string; keys: number }>>;
};

/** @param who rolls flags out, kept with what is done */
export function createFlagDeskApi(token: string, who: () => string): FlagDeskApi {
  const ask = (path: string) => request(`/flags/api/${path}`, { token });
  const send = (path: string, body: unknown) =>
    request(`/flags/api/${path}`, { token, method: 'POST', body, editorName: who() });
  const of = (flag: string) => `flags/${encodeURIComponent(flag)}`;
  return {
    list: async () => read(await ask('list'), deskFlagsSchema),
    open: async (flag) => read(await ask(of(flag)), openFlagSchema),
    make: async (made) => read(await send('flags', made), openFlagSchema),
    rollOut: async (flag, change) => read(await send(`${of(flag)}/rollout`, change), openFlagSchema),
    turn: async (flag, isKilled) => read(await send(`${of(flag)}/switch`, { isKilled }), openFlagSchema),
    changeSegment: async (change) => read(await send('segments', change), deskSegmentSchema),
  };
}
