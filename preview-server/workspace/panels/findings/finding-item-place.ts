import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';

/** Which entry of a picker's list a finding is about. */
export function itemOf({ path }: Pick<Finding, 'path'>): number | undefined {
  const [list, item] = path.slice(-2);
  return list === 'items' && typeof item === 'number' ? item : undefined;
}
