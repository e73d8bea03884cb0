import { compareSchemas } from '@blattwerk/schemas/changes/compare-schemas.ts';
import { decisionsOf } from '@blattwerk/schemas/changes/decisions.ts';
import { guessRenames } from '@blattwerk/schemas/changes/guess-renames.ts';
import { changeKey, type SchemaChange } from '@blattwerk/schemas/changes/schema-change.ts';
import { type SchemaSnapshot, snapshotOf } from '@blattwerk/schemas/changes/schema-snapshot.ts';
import type { Comparison } from '@blattwerk/schemas/migrations/price-changes.ts';
import { createJudge } from '@blattwerk/schemas/rules/judge.ts';
import { schema } from '@blattwerk/schemas/schema.ts';

export type WorkingComparison = Comparison & {
  after: SchemaSnapshot;
  /** Breaking changes that no migration answers. */
  unanswered: SchemaChange[];
};

/**
 * What the working schema changes against another one.
 * @param answered keys of the changes that migrations answer
 * @param decisions keys of changes that a person said to be such
 */
export function compareWith(
  before: SchemaSnapshot,
  answered: readonly string[],
  decisions: readonly string[] = [],
): WorkingComparison {
  const after = snapshotOf(schema, before.migrations);
  const renames = guessRenames(before, after, decisionsOf([...answered, ...decisions]));
  const changes = compareSchemas(before, after, renames);
  const known = new Set(answered);
  const unanswered = changes.filter((change) => change.isBreaking && !known.has(changeKey(change)));
  return { before, after, renames, changes, unanswered, judgeAfter: createJudge(schema) };
}
