import { openDatabase } from '@blattwerk/database/open-database.ts';
import { stories, storyVersions } from '@blattwerk/database/tables/stories.ts';
import { type Column, sql } from 'drizzle-orm';

/** Stories name their pictures by the address of their workspace: in a copied database that becomes another one. */
export async function moveStories(
  directory: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const opened = await openDatabase({ directory });
  if (!opened.ok) throw new Error(opened.message);
  const { database } = opened;
  const moved = (column: Column) => sql`replace(${column}::text, ${from}, ${to})::json`;
  await database
    .update(stories)
    .set({ content: moved(stories.content), publishedContent: moved(stories.publishedContent) });
  await database.update(storyVersions).set({ content: moved(storyVersions.content) });
  await database.close();
}
