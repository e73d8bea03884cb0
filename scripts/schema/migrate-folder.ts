import { migrateContent, type NamedMigration } from '@blattwerk/schemas/migrations/run-migrations.ts';
import { writeContent } from '../validate/write-content.ts';
import { folderStories } from './folder-stories.ts';
import type { MigrationReport } from './migration-report.ts';
import type { Result } from './result.ts';

/** Takes the story files of a folder through migrations; all are worked out before the first is written. */
export async function migrateFolder(
  folder: string,
  migrations: readonly NamedMigration[],
  dryRun: boolean,
): Promise<Result<MigrationReport>> {
  const stories = await folderStories(folder);
  if (!stories.ok) return stories;
  const report: MigrationReport = { looked: stories.value.length, migrated: [], problems: [] };
  const files: { file: string; content: Record<string, unknown> }[] = [];
  for (const story of stories.value) {
    const migrated = migrateContent(story.content, migrations);
    if (!migrated.ok) return { ok: false, message: `${story.full_slug}: ${migrated.message}` };
    if (migrated.applied.length === 0) continue;
    report.migrated.push({ story, after: migrated.content, applied: migrated.applied });
    files.push({ file: story.file, content: migrated.content });
  }
  if (!dryRun) for (const { file, content } of files) writeContent(file, content);
  return { ok: true, value: report };
}
