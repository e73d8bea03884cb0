import type { Database, Queries } from '@blattwerk/database/database.ts';
import {
  type CommentRow,
  type DiscussionRow,
  discussionComments,
  discussions,
} from '@blattwerk/database/tables/discussions.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { CommentInput, DiscussionInput } from './discussion-input.ts';

/** A discussion with all that was said in it, the oldest first. */
export type Discussion = { row: DiscussionRow; comments: readonly CommentRow[] };

export type Speaker = { author: string; authorNumber: number };

/** Discussions of a story, the oldest first. */
export async function listDiscussions(
  queries: Queries,
  spaceId: number,
  storyId: number,
  status?: 'solved' | 'unsolved',
): Promise<Discussion[]> {
  const rows = await queries
    .select({ row: discussions })
    .from(discussions)
    .innerJoin(stories, eq(stories.id, discussions.storyId))
    .where(
      and(
        eq(stories.spaceId, spaceId),
        eq(discussions.storyId, storyId),
        status === 'solved' ? isNotNull(discussions.solvedAt) : undefined,
        status === 'unsolved' ? isNull(discussions.solvedAt) : undefined,
      ),
    )
    .orderBy(asc(discussions.id));
  return withComments(
    queries,
    rows.map(({ row }) => row),
  );
}

export async function findDiscussion(
  queries: Queries,
  spaceId: number,
  id: number,
): Promise<Discussion | undefined> {
  const rows = await queries
    .select({ row: discussions })
    .from(discussions)
    .innerJoin(stories, eq(stories.id, discussions.storyId))
    .where(and(eq(stories.spaceId, spaceId), eq(discussions.id, id)));
  const [found] = await withComments(
    queries,
    rows.map(({ row }) => row),
  );
  return found;
}

async function withComments(queries: Queries, rows: readonly DiscussionRow[]): Promise<Discussion[]> {
  if (rows.length === 0) return [];
  const said = await queries
    .select()
    .from(discussionComments)
    .where(
      inArray(
        discussionComments.discussionId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(discussionComments.id));
  return rows.map((row) => ({
    row,
    comments: said.filter(({ discussionId }) => discussionId === row.id),
  }));
}

/** Opens a discussion with its first comment; undefined where the story is none of this space. */
export const openDiscussion = (
  database: Database,
  spaceId: number,
  storyId: number,
  { comment, block_uid: blockUid, component, fieldname, title, lang }: DiscussionInput,
  speaker: Speaker,
): Promise<Discussion | undefined> =>
  database.transaction(async (queries) => {
    const [story] = await queries
      .select({ id: stories.id })
      .from(stories)
      .where(and(eq(stories.spaceId, spaceId), eq(stories.id, storyId)));
    if (!story) return undefined;
    const [row] = await queries
      .insert(discussions)
      .values({ storyId, blockUid, title, lang, component: component ?? null, fieldname: fieldname ?? null })
      .returning();
    if (!row) return undefined;
    await queries.insert(discussionComments).values({ discussionId: row.id, ...comment, ...speaker });
    return findDiscussion(queries, spaceId, row.id);
  });

/** Settles a discussion, or opens it again. */
export async function settleDiscussion(queries: Queries, id: number, solvedAt: Date | null): Promise<void> {
  await queries.update(discussions).set({ solvedAt, updatedAt: new Date() }).where(eq(discussions.id, id));
}

export const addComment = (
  database: Database,
  discussionId: number,
  comment: CommentInput,
  speaker: Speaker,
): Promise<CommentRow | undefined> =>
  database.transaction(async (queries) => {
    await touch(queries, discussionId);
    const [row] = await queries
      .insert(discussionComments)
      .values({ discussionId, ...comment, ...speaker })
      .returning();
    return row;
  });

export const changeComment = (
  database: Database,
  { id, discussionId }: CommentRow,
  comment: CommentInput,
): Promise<CommentRow | undefined> =>
  database.transaction(async (queries) => {
    await touch(queries, discussionId);
    const [row] = await queries
      .update(discussionComments)
      .set({ ...comment, updatedAt: new Date() })
      .where(eq(discussionComments.id, id))
      .returning();
    return row;
  });

/** Takes a comment out; a discussion in which nothing is said any more goes with it. */
export const removeComment = (database: Database, { id, discussionId }: CommentRow): Promise<void> =>
  database.transaction(async (queries) => {
    await touch(queries, discussionId);
    await queries.delete(discussionComments).where(eq(discussionComments.id, id));
    const [left] = await queries
      .select({ id: discussionComments.id })
      .from(discussionComments)
      .where(eq(discussionComments.discussionId, discussionId))
      .limit(1);
    if (!left) await queries.delete(discussions).where(eq(discussions.id, discussionId));
  });

/** What is told of a page changes with it. */
const touch = (queries: Queries, id: number) =>
  queries.update(discussions).set({ updatedAt: new Date() }).where(eq(discussions.id, id));
