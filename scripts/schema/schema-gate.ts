import { describeChange } from '@blattwerk/schemas/changes/describe-change.ts';
import type { NamedMigration } from '@blattwerk/schemas/migrations/run-migrations.ts';
import { migrateContent } from '@blattwerk/schemas/migrations/run-migrations.ts';
import { compareWith } from './compare-with.ts';
import { type FolderStory, folderStories } from './folder-stories.ts';
import { loadMigrations } from './migration-files.ts';
import type { Result } from './result.ts';
import { refuse } from './result.ts';
import { readSnapshot, snapshotText } from './snapshot-file.ts';

export type Gate = {
  isAccepted: boolean;
  /** The snapshot that accepting would write. */
  accepted: Parameters<typeof snapshotText>[0];
};

/**
 * Whether the working schema may be accepted: every breaking change has a migration, and `content/` went through it.
 * @param content folder of the stories in the repository
 */
export async function schemaGate(content: string): Promise<Result<Gate>> {
  const snapshot = await readSnapshot();
  if (!snapshot.ok) return snapshot;
  const before = snapshot.value;
  const migrations = await loadMigrations(before.migrations);
  if (!migrations.ok) return migrations;
  const answered = migrations.value.flatMap(({ changes }) => changes);
  const { after, unanswered } = compareWith(before, answered);
  const [first] = unanswered;
  if (first) {
    const more = unanswered.length > 1 ? ` (and ${unanswered.length - 1} more)` : '';
    return refuse(
      `The schema breaks stored content and has no migration for it: ${describeChange(first)}${more} ` +
        'Run “npm run schema:diff” to see which stories, then “npm run schema:plan” and “npm run schema:migrate”.',
    );
  }
  const stories = await folderStories(content);
  if (!stories.ok) return stories;
  const waiting = firstWaiting(stories.value, migrations.value);
  if (waiting) return refuse(waiting);
  const accepted = {
    ...after,
    migrations: [...before.migrations, ...migrations.value.map(({ name }) => name)],
  };
  return { ok: true, value: { isAccepted: snapshotText(accepted) === snapshotText(before), accepted } };
}

function firstWaiting(
  stories: readonly FolderStory[],
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
