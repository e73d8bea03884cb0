import { describeChange } from '@blattwerk/schemas/changes/describe-change.ts';
import type { SchemaSnapshot } from '@blattwerk/schemas/changes/schema-snapshot.ts';
import type { NamedMigration } from '@blattwerk/schemas/migrations/run-migrations.ts';
import { migrateContent } from '@blattwerk/schemas/migrations/run-migrations.ts';
import { compareWith } from './compare-with.ts';
import { folderStories } from './folder-stories.ts';
import { loadMigrations } from './migration-files.ts';
import type { Result } from './result.ts';
import { refuse } from './result.ts';
import { readSnapshot, snapshotText } from './snapshot-file.ts';
import type { StoredStory } from './stored-story.ts';

export type Gate = {
  isAccepted: boolean;
  /** The snapshot that accepting would write. */
  accepted: SchemaSnapshot;
};

/** The gate for the working schema, the accepted one, and the stories of a folder. */
export async function readSchemaGate(content: string): Promise<Result<Gate>> {
  const snapshot = await readSnapshot();
  if (!snapshot.ok) return snapshot;
  const migrations = await loadMigrations(snapshot.value.migrations);
  if (!migrations.ok) return migrations;
  const stories = await folderStories(content);
  return stories.ok ? schemaGate(snapshot.value, migrations.value, stories.value) : stories;
}

/**
 * Whether the working schema may be accepted: every breaking change has a migration, and the stories went through it.
 * @param migrations those that are not accepted yet
 */
export function schemaGate(
  before: SchemaSnapshot,
  migrations: readonly NamedMigration[],
  stories: readonly StoredStory[],
): Result<Gate> {
  const answered = migrations.flatMap(({ changes }) => changes);
  const { after, unanswered } = compareWith(before, answered);
  const [first] = unanswered;
  if (first) {
    const more = unanswered.length > 1 ? ` (and ${unanswered.length - 1} more)` : '';
    return refuse(
      `The schema breaks stored content and has no migration for it: ${describeChange(first)}${more} ` +
        'Run “npm run schema:diff” to see which stories, then “npm run schema:plan” and “npm run schema:migrate”.',
    );
  }
  const waiting = firstWaiting(stories, migrations);
  if (waiting) return refuse(waiting);
  const accepted = { ...after, migrations: [...before.migrations, ...migrations.map(({ name }) => name)] };
  return { ok: true, value: { isAccepted: snapshotText(accepted) === snapshotText(before), accepted } };
}

function firstWaiting(
  stories: readonly StoredStory[],
  migrations: readonly NamedMigration[],
): string | undefined {
  for (const { full_slug, content } of stories) {
    const migrated = migrateContent(content, migrations);
    if (!migrated.ok) return migrated.message;
    if (migrated.applied.length > 0)
      return `${full_slug} in content/ has not gone through ${migrated.applied[0]}: run “npm run schema:migrate”.`;
  }
  return undefined;
}
