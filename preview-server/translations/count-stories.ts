import { setImmediate } from 'node:timers/promises';
import type { Database, Queries } from '@blattwerk/database/database.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { translationCounts, translationDoubts } from '@blattwerk/database/tables/translations.ts';
import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import { doubtsOf } from '../content-space/story-shape/translation/doubts.ts';
import { textsIn } from '../content-space/story-shape/translation/texts-in.ts';
import { translatableMark } from '../content-space/story-shape/translation/translatable-fields.ts';
import { countTexts } from '../content-space/story-shape/translation/translation-state.ts';
import { toDoubt } from '../content-space/translations/stored-doubts.ts';

/** Stories read and counted at once. */
const chunk = 50;

/** Counts the stories that were saved, or whose schema has changed, since they were counted. */
export async function countStories(
  database: Database,
  spaceId: number,
  languages: readonly string[],
): Promise<void> {
  if (languages.length === 0) return;
  const mark = `${translatableMark} ${languages.join(' ')}`;
  const ids = await uncounted(database, spaceId, mark);
  for (let start = 0; start < ids.length; start += chunk) {
    await countChunk(database, ids.slice(start, start + chunk), mark, languages);
    // Other requests go on meanwhile.
    await setImmediate();
  }
}

async function uncounted(queries: Queries, spaceId: number, mark: string): Promise<number[]> {
  const counted = queries
    .select({ one: sql`1` })
    .from(translationCounts)
    .where(
      and(
        eq(translationCounts.storyId, stories.id),
        eq(translationCounts.version, stories.version),
        eq(translationCounts.mark, mark),
      ),
    );
  const rows = await queries
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.spaceId, spaceId), eq(stories.isFolder, false), notExists(counted)))
    .orderBy(asc(stories.id));
  return rows.map(({ id }) => id);
}

async function countChunk(
  database: Database,
  ids: readonly number[],
  mark: string,
  languages: readonly string[],
): Promise<void> {
  await database.transaction(async (queries) => {
    const rows = await queries
      .select({ id: stories.id, version: stories.version, content: stories.content })
      .from(stories)
      .where(inArray(stories.id, [...ids]))
      // None is deleted before it is counted.
      .for('key share');
    const doubted = await queries
      .select()
      .from(translationDoubts)
      .where(inArray(translationDoubts.storyId, [...ids]));
    const counts = rows.map(({ id, version, content }) => {
      const texts = textsIn(content);
      const doubts = doubtsOf(doubted.filter(({ storyId }) => storyId === id).map(toDoubt));
      const counted = languages.map((language) => countTexts(texts, language, doubts));
      return {
        ...{ storyId: id, version, mark },
        texts: counted.map((count) => count.texts),
        missing: counted.map(({ missing }) => missing),
        older: counted.map(({ older }) => older),
      };
    });
    if (counts.length > 0)
      await queries
        .insert(translationCounts)
        .values(counts)
        .onConflictDoUpdate({
          target: translationCounts.storyId,
          set: {
            version: sql`excluded.version`,
            mark: sql`excluded.mark`,
            texts: sql`excluded.texts`,
            missing: sql`excluded.missing`,
            older: sql`excluded.older`,
          },
        });
  });
}
