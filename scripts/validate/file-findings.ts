import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import type { AppliedFix } from '@blattwerk/schemas/rules/safe-fixes.ts';

/** `fixed` is what was mended, `findings` what remains. */
export type FileFindings = { file: string; fixed: AppliedFix[]; findings: Finding[] };

/** Something wrong with a file, rather than with a place in its content. */
export function fileFinding(code: string, story: string, de: string, en: string): Finding {
  return { code, severity: 'error', story, path: [], message: { de, en } };
}
