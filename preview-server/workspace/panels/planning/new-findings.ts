import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';

/** Whether a finding is not among those there are already. */
export function isNew(finding: Finding, known: readonly Finding[]): boolean {
  return !known.some((each) => nameOf(each) === nameOf(finding));
}

const nameOf = ({ code, path }: Finding): string => `${code} ${path.join('.')}`;
