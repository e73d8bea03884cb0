import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import type { FactsSummary } from '../../catalogue/facts-summary.ts';

/** What changed for readers of the delivery API; webhooks tell them. */
export type StoryEvent = {
  action: 'published' | 'unpublished' | 'deleted' | 'moved';
  storyId: number;
  name: string;
  fullSlug: string;
};

export type Refusal =
  | { reason: 'not_found' }
  /** The story has a newer version. */
  | { reason: 'stale'; currentVersion: number }
  | { reason: 'invalid'; fields: Record<string, string[]> }
  | { reason: 'findings'; findings: Finding[]; catalogue: FactsSummary };

/** Outcome of a change to a story. */
export type Written =
  /** `catalogue`: what a publication was judged by. */
  { ok: true; id: number; events: StoryEvent[]; catalogue?: FactsSummary } | { ok: false; refusal: Refusal };

export const written = (id: number, ...events: StoryEvent[]): Written => ({ ok: true, id, events });

export const refused = (refusal: Refusal): Written => ({ ok: false, refusal });

export const invalid = (field: string, message: string): Written =>
  refused({ reason: 'invalid', fields: { [field]: [message] } });
