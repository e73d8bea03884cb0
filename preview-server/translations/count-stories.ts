import { setImmediate } from 'node:timers/promises';
import type { Queries } from '@blattwerk/database/database.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { translationCounts } from '@blattwerk/database/tables/translations.ts';
import { and, asc, eq, notExists, sql } from 'drizzle-orm';
import { textsIn } from '../content-space/story-shape/translation/texts-in.ts';
import { translatableMark } from '../content-space/story-shape/translation/translatable-fields.ts';
import { countTexts } from '../content-space/story-shape/translation/translation-state.ts';
import { doubtsOfStory } from '../content-space/translations/stored-doubts.ts';

/** Stories read at once. */
const chunk = 50;

/** Counts the stories that were saved, or whose schema has changed, since they were counted. */
export async function countStories(
  queries: Queries,
  spaceId: number,
  languages: readonly string[],
): Promise<void> {
  if (languages.length === 0) return;
  const mark = `${translatableMark} ${languages.join(' ')}`;
  const counted = queries
    .select({ one: sql`1` })
    .from(translationCounts)
    .where(
      and(
        eq(translationCounts.storyId, stories.id),
        eq(translationCounts.language, languages[0] ?? ''),
        eq(translationCounts.version, stories.version),
        eq(translationCounts.schemaMark, mark),
      ),
    );
  for (;;) {
    const rows = await queries
      .select({ id: stories.id, version: stories.version, content: stories.content })
      .from(stories)
      .where(and(eq(stories.spaceId, spaceId), eq(stories.isFolder, false), notExists(counted)))
      .orderBy(asc(stories.id))
      .limit(chunk);
    for (const { id, version, content } of rows) {
      const texts = textsIn(content);
      const doubts = await doubtsOfStory(queries, id);
      const counts = languages.map((language) => ({
        ...{ storyId: id, language, version, schemaMark: mark },
        ...countTexts(texts, language, doubts),
      }));
      await queries
        .insert(translationCounts)
        .values(counts)
        .onConflictDoUpdate({
          target: [translationCounts.storyId, translationCounts.language],
          set: {
            texts: sql`excluded.texts`,
            missing: sql`excluded.missing`,
            older: sql`excluded.older`,
            version: sql`excluded.version`,
            schemaMark: sql`excluded.schema_mark`,
          },
        });
      // Other requests go on meanwhile.
      await setImmediate();
    }
    if (rows.length < chunk) return;
  }
}
