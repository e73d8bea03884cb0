import { z } from 'zod';

const moment = z.iso.datetime({ error: 'must be a moment such as 2026-12-01T08:00:00Z' }).nullable();

/** When a flag is decided by lot; null: at once, and without end. Before and after it says its default to everybody. */
export const scheduleSchema = z
  .strictObject({ from: moment, until: moment })
  .refine(({ from, until }) => from === null || until === null || Date.parse(from) < Date.parse(until), {
    error: 'must end after it begins',
  });
type Schedule = z.infer<typeof scheduleSchema>;

export const always: Schedule = { from: null, until: null };

/** How far a flag's schedule has come. */
export const schedulePhases = ['waiting', 'running', 'ended'] as const;
export type SchedulePhase = (typeof schedulePhases)[number];

/** How far a schedule has come by then. */
export function phaseAt({ from, until }: Schedule, now: Date): SchedulePhase {
  if (from !== null && now.getTime() < Date.parse(from)) return 'waiting';
  return until !== null && now.getTime() >= Date.parse(until) ? 'ended' : 'running';
}
