import type { Database, Queries } from '@blattwerk/database/database.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { translationCounts } from '@blattwerk/database/tables/translations.ts';
import { sameValue } from '@blattwerk/schemas/rules/model/same-value.ts';
import { and, eq } from 'drizzle-orm';
import { textId, textsIn } from '../content-space/story-shape/translation/texts-in.ts';
import { doubtsOfStory, removeDoubt } from '../content-space/translations/stored-doubts.ts';
import type { Confirmation, ConfirmedAnswer, DoubtsAnswer } from './translations-answer.ts';

/** What is doubted of a page's translations; undefined for a page there is not. */
export async function pageDoubts(
  queries: Queries,
  spaceId: number,
  storyId: number,
): Promise<DoubtsAnswer | undefined> {
  const [story] = await queries
    .select({ version: stories.version })
    .from(stories)
    .where(ofSpace(spaceId, storyId));
  if (!story) return undefined;
  const doubts = [...(await doubtsOfStory(queries, storyId)).values()];
  return { version: story.version, doubts };
}

/** Takes translations for right as they are, each for the source its editor has seen. */
export async function confirmTexts(
  database: Database,
  spaceId: number,
  storyId: number,
  { texts }: Confirmation,
): Promise<ConfirmedAnswer | undefined> {
  return database.transaction(async (queries) => {
    const [story] = await queries
      .select({ content: stories.content })
      .from(stories)
      .where(ofSpace(spaceId, storyId))
      .for('update');
    if (!story) return undefined;
    const stored = new Map(textsIn(story.content).map((text) => [textId(text), text]));
    let changed = 0;
    for (const { language, uid, key, source } of texts) {
      const text = stored.get(textId({ uid, key }));
      if (text && sameValue(text.source, source)) await removeDoubt(queries, storyId, { language, uid, key });
      else changed += 1;
    }
    // Counted anew when the list is looked at next.
    await queries.delete(translationCounts).where(eq(translationCounts.storyId, storyId));
    const doubts = await pageDoubts(queries, spaceId, storyId);
    return doubts && { ...doubts, changed };
  });
}

const ofSpace = (spaceId: number, storyId: number) =>
  and(eq(stories.spaceId, spaceId), eq(stories.id, storyId), eq(stories.isFolder, false));
