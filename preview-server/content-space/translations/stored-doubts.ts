import type { Queries } from '@blattwerk/database/database.ts';
import { translationDoubts } from '@blattwerk/database/tables/translations.ts';
import { and, eq } from 'drizzle-orm';
import { type Doubt, type Doubts, doubtsOf } from '../story-shape/translation/doubts.ts';

/** What is doubted of a story's translations, as its draft is stored. */
export async function doubtsOfStory(queries: Queries, storyId: number): Promise<Doubts> {
  const rows = await queries.select().from(translationDoubts).where(eq(translationDoubts.storyId, storyId));
  return doubtsOf(rows.map(toDoubt));
}

type DoubtRow = typeof translationDoubts.$inferSelect;

export const toDoubt = ({ language, uid, key, kind, source }: DoubtRow): Doubt => ({
  ...{ language, uid, key, kind },
  source: source ?? undefined,
});

export async function addDoubt(queries: Queries, storyId: number, doubt: Doubt): Promise<void> {
  const { language, uid, key, kind, source = null } = doubt;
  await queries
    .insert(translationDoubts)
    .values({ storyId, language, uid, key, kind, source })
    .onConflictDoUpdate({
      target: [
        translationDoubts.storyId,
        translationDoubts.language,
        translationDoubts.uid,
        translationDoubts.key,
      ],
      set: { kind, source },
    });
}

export async function removeDoubt(
  queries: Queries,
  storyId: number,
  { language, uid, key }: Pick<Doubt, 'language' | 'uid' | 'key'>,
): Promise<void> {
  await queries
    .delete(translationDoubts)
    .where(
      and(
        eq(translationDoubts.storyId, storyId),
        eq(translationDoubts.language, language),
        eq(translationDoubts.uid, uid),
        eq(translationDoubts.key, key),
      ),
    );
}
