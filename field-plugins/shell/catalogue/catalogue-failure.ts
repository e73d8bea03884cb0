import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';

/** Why the catalogue gave no answer. */
export class CatalogueFailure extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail ?? problem.title);
    this.problem = problem;
  }
}

/** The answer's value, or the problem thrown for the query around it. */
export function answerOrThrow<Value>(
  answer: { ok: true; value: Value } | { ok: false; problem: Problem },
): Value {
  if (!answer.ok) throw new CatalogueFailure(answer.problem);
  return answer.value;
}
