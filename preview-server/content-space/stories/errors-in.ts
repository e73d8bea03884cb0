import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import type { Written } from './written.ts';

/** What kept a story from being published. */
export function errorsIn(written: Written): Finding[] {
  if (written.ok || written.refusal.reason !== 'findings') return [];
  return written.refusal.findings.filter(({ severity }) => severity === 'error');
}
