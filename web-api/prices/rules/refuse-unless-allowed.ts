import type { Problem, ProblemField } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { unprocessable } from '../../http/problems.ts';

/** A value of the request, and those that its companions allow. Values that were left out pass. */
export type AllowedCheck = {
  field: string;
  value: string | number | undefined;
  allowed: readonly (string | number)[];
  /** One sentence that says what to do. */
  message: string;
};

/** A problem that names every value that does not go with the others, with the allowed ones. */
export function refuseUnlessAllowed(
  checks: readonly AllowedCheck[],
  where: ProblemField['in'] = 'query',
): Problem | undefined {
  const errors = checks
    .filter(({ value, allowed }) => value !== undefined && !allowed.includes(value))
    .map(({ field, allowed, message }) => ({ in: where, path: [field], message, allowed: [...allowed] }));
  if (errors.length === 0) return undefined;
  return unprocessable('These choices do not go together: the listed fields name what does.', errors);
}
