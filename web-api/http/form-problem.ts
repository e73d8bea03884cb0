import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { problem } from './problems.ts';

/** Sentences for people, by field. */
export type FieldErrors = Record<string, string[]>;

/**
 * A form that cannot be accepted as filled in. 400, because the shop's pages log every other status as a failure of
 * theirs.
 * @param text one sentence for the whole form, in the shop's language
 */
export function formProblem(text: string, errors: FieldErrors = {}): Problem {
  const detail = 'The form cannot be accepted as filled in: `message` and `payload.errors` say why.';
  return problem(400, detail, {
    message: { text },
    ...(Object.keys(errors).length > 0 && { payload: { errors } }),
  });
}
