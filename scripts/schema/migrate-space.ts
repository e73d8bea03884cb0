import { migrateContent, type NamedMigration } from '@blattwerk/schemas/migrations/run-migrations.ts';
import type { MigrationReport } from './migration-report.ts';
import type { Space } from './open-space.ts';
import { publishedContent } from './published-content.ts';
import type { Result } from './result.ts';
import { recordMigrations } from './space-record.ts';
import { readSpaceStory, type SpaceStory, spaceStories } from './space-stories.ts';

/**
 * Takes the stories of a space through migrations. What is live stays live, what is a draft stays a draft. A story
 * saved meanwhile is left for the next run; migrations are recorded when no story is left.
 */
export async function migrateSpace(
  space: Space,
  migrations: readonly NamedMigration[],
  dryRun: boolean,
): Promise<Result<MigrationReport>> {
  const stories = await spaceStories(space);
  if (!stories.ok) return stories;
  const report: MigrationReport = { looked: stories.value.length, migrated: [], problems: [] };
  for (const story of stories.value) {
    const work = await plan(space, story, migrations);
    if (!work.ok) {
      report.problems.push(`${story.full_slug}: ${work.message}`);
      continue;
    }
    if (work.value.applied.length === 0) continue;
    const { draft, applied } = work.value;
    const written = dryRun ? undefined : await write(space, story, work.value);
    if (written && !written.ok) report.problems.push(`${story.full_slug}: ${written.message}`);
    else report.migrated.push({ story, after: draft, applied });
  }
  if (dryRun || report.problems.length > 0) return { ok: true, value: report };
  const recorded = await recordMigrations(
    space,
    migrations.map(({ name }) => name),
  );
  return recorded.ok ? { ok: true, value: report } : recorded;
}

type Work = {
  applied: string[];
  draft: Record<string, unknown>;
  /** What shoppers are to see, where that is not the draft. */
  published: Record<string, unknown> | undefined;
};

async function plan(
  space: Space,
  story: SpaceStory,
  migrations: readonly NamedMigration[],
): Promise<Result<Work>> {
  const draft = migrateContent(story.content, migrations);
  if (!draft.ok) return draft;
  if (!story.isLive || !story.hasChanges)
    return { ok: true, value: { applied: draft.applied, draft: draft.content, published: undefined } };
  const live = await publishedContent(space, story.id);
  if (!live.ok) return live;
  const published = migrateContent(live.value, migrations);
  if (!published.ok) return published;
  const applied = [...new Set([...draft.applied, ...published.applied])];
  return {
    ok: true,
    value: {
      applied,
      draft: draft.content,
      published: published.applied.length > 0 ? published.content : undefined,
    },
  };
}

/** First what shoppers see, published as it was; then the draft on top of it, unpublished as it was. */
async function write(
  space: Space,
  story: SpaceStory,
  { draft, published }: Work,
): Promise<Result<undefined>> {
  if (!published) return save(space, story, draft, story.isLive && !story.hasChanges);
  const live = await save(space, story, published, true);
  if (!live.ok && !live.isSaved) return live;
  // Also where publishing was refused: the draft must not be lost under the other content.
  const now = await readSpaceStory(space, story.id);
  const back = now.ok ? await save(space, now.value, draft, false) : now;
  return live.ok ? back : live;
}

type Saved = { ok: true; value: undefined } | { ok: false; message: string; isSaved: boolean };

async function save(
  space: Space,
  story: SpaceStory,
  content: Record<string, unknown>,
  publish: boolean,
): Promise<Saved> {
  // The vendor's API knows no If-Match: a look just before narrows the gap it cannot close.
  const now = await readSpaceStory(space, story.id);
  if (!now.ok) return { ...now, isSaved: false };
  if (now.value.updatedAt !== story.updatedAt) return movedOn;
  const headers: Record<string, string> =
    story.version === undefined ? {} : { 'If-Match': `"${story.version}"` };
  const body = { story: { content }, ...(publish && { publish: 1 }) };
  const sent = await space.send('put', `/stories/${story.id}`, body, headers);
  if (sent.ok) return { ok: true, value: undefined };
  if (sent.status === 412) return movedOn;
  return { ok: false, message: sent.message, isSaved: publish && sent.status === 422 };
}

const movedOn: Saved = {
  ok: false,
  message: 'somebody saved it meanwhile; run the command again.',
  isSaved: false,
};
