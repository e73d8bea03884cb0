import { blockDifferences } from '@blattwerk/schemas/migrations/block-differences.ts';
import type { StoredStory } from './stored-story.ts';

type MigratedStory = { story: StoredStory; after: Record<string, unknown>; applied: string[] };

/** What migrations did, or would do. `problems` are sentences about stories that could not be brought along. */
export type MigrationReport = { looked: number; migrated: MigratedStory[]; problems: string[] };

/** For each story the blocks that change, before and after. */
export function reportMigration({ looked, migrated, problems }: MigrationReport, dryRun: boolean): string {
  const stories = migrated.map(
    ({ story, after, applied }) =>
      `${story.full_slug}${story.isLive ? ' (live)' : ''}  ${applied.join(', ')}\n${blockDifferences(
        story.content,
        after,
      )
        .map(
          ({ path, component, lines }) =>
            `  ${path}  ${component}\n${lines.map((line) => `    ${line}\n`).join('')}`,
        )
        .join('')}`,
  );
  const verb = dryRun ? 'would change' : 'changed';
  const live = migrated.filter(({ story }) => story.isLive).length;
  const summary = `${looked} stories looked at, ${migrated.length} ${verb}, ${live} of them live.`;
  return [...(dryRun ? stories : []), ...problems, summary].join('\n').concat('\n');
}
