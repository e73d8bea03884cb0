import type { Finding } from '@blattwerk/schemas/rules/finding.ts';

/** What changed for readers of the delivery API; webhooks tell them. */
export type StoryEvent = {
  action: 'published' | 'unpublished' | 'deleted' | 'moved';
  storyId: number;
  name: string;
  fullSlug: string;
};

export type Refusal =
  | { reason: 'not_found' }
  /** The story was saved by someone else since. */
  | { reason: 'stale'; currentVersion: number }
  | { reason: 'invalid'; fields: Record<string, string[]> }
  | { reason: 'findings'; findings: Finding[] };

/** Outcome of a change to a story. */
export type Written = { ok: true; id: number; events: StoryEvent[] } | { ok: false; refusal: Refusal };

export const written = (id: number, ...events: StoryEvent[]): Written => ({ ok: true, id, events });

export const refused = (refusal: Refusal): Written => ({ ok: false, refusal });

export const invalid = (field: string, message: string): Written =>
  refused({ reason: 'invalid', fields: { [field]: [message] } });
