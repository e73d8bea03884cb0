import type { Database, Queries } from '@blattwerk/database/database.ts';
import { assistantTokens } from '@blattwerk/database/tables/assistant-tokens.ts';
import { releases } from '@blattwerk/database/tables/releases.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ContentSpace } from '../../content-space/content-space.ts';
import { createRelease, dropRelease } from '../../content-space/releases/change-releases.ts';
import { editorId } from '../../content-space/stories/to-management-story.ts';
import type { Assistant } from '../tokens/assistant-role.ts';

type Place = Pick<ContentSpace, 'config'> & { database: Database };

/** The open release that holds what a program suggests; undefined while it has none. */
export async function ownRelease(
  queries: Queries,
  { id }: Pick<Assistant, 'id'>,
): Promise<number | undefined> {
  const [row] = await queries
    .select({ id: releases.id })
    .from(assistantTokens)
    .innerJoin(releases, eq(releases.id, assistantTokens.releaseId))
    .where(and(eq(assistantTokens.id, id), isNull(releases.releasedAt), isNull(releases.releaseAt)));
  return row?.id;
}

/** The same, begun where there is none: one that people have given a moment takes nothing more in. */
export async function beginOwnRelease(place: Place, assistant: Assistant): Promise<number> {
  const { database } = place;
  const open = await ownRelease(database, assistant);
  if (open !== undefined) return open;
  const [row] = await database
    .select({ releaseId: assistantTokens.releaseId })
    .from(assistantTokens)
    .where(eq(assistantTokens.id, assistant.id));
  const begun = await createRelease(place, {
    name: assistant.name,
    author: assistant.name,
    authorNumber: editorId,
    origin: 'assistant',
  });
  if (!begun.ok) throw new Error('The release of an assistant was not begun.');
  const taken = await database
    .update(assistantTokens)
    .set({ releaseId: begun.id })
    .where(
      and(
        eq(assistantTokens.id, assistant.id),
        sql`${assistantTokens.releaseId} is not distinct from ${row?.releaseId ?? null}`,
      ),
    )
    .returning({ id: assistantTokens.id });
  if (taken.length > 0) return begun.id;
  // Another request of the same program was quicker.
  await dropRelease(place, begun.id);
  return beginOwnRelease(place, assistant);
}
