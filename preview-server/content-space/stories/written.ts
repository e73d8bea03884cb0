import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import type { FactsSummary } from '../../catalogue/facts-summary.ts';
import type { Action } from '../../roles/roles.ts';

export type Refusal =
  | { reason: 'not_found' }
  /** The story has a newer version. */
  | { reason: 'stale'; currentVersion: number }
  | { reason: 'invalid'; fields: Record<string, string[]> }
  /** The version that would be published is not approved. */
  | { reason: 'unapproved' }
  /** The role may not do it. */
  | { reason: 'forbidden'; action: Action }
  | { reason: 'findings'; findings: Finding[]; catalogue: FactsSummary };

/** Outcome of a change to a story. */
export type Written =
  /** `deliveries`: to be told to webhooks; `catalogue`: what a publication was judged by. */
  | { ok: true; id: number; deliveries: readonly number[]; catalogue?: FactsSummary }
  | { ok: false; refusal: Refusal };

export const written = (id: number, deliveries: readonly number[] = []): Written => ({
  ok: true,
  id,
  deliveries,
});

export const refused = (refusal: Refusal): Written => ({ ok: false, refusal });

export const invalid = (field: string, message: string): Written =>
  refused({ reason: 'invalid', fields: { [field]: [message] } });
