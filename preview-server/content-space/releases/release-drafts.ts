import type { Queries } from '@blattwerk/database/database.ts';
import { type ReleaseStoryRow, releaseStories, releases } from '@blattwerk/database/tables/releases.ts';
import type { StoryRow } from '@blattwerk/database/tables/stories.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { ContentSpace } from '../content-space.ts';
import { lockStory } from '../stories/update-story.ts';
import { withUids } from '../stories/with-uids.ts';
import type { Refusal } from '../stories/written.ts';
import type { PlainObject } from '../story-shape/plain-object.ts';
import { lockRelease } from './lock-release.ts';

type Place = Pick<ContentSpace, 'database' | 'config'>;

export type DraftWritten = { ok: true; draft: ReleaseStoryRow } | { ok: false; refusal: Refusal };

export type DraftChange = {
  releaseId: number;
  storyId: number;
  author: string;
  /**
   * What was seen: the save in the release or, of a page that is not in it yet, of its ordinary draft; undefined writes over
   * whatever is stored.
   */
  expectedVersion: number | undefined;
};

/** A page's draft in an open release; undefined where it has none. */
export async function readReleaseDraft(
  queries: Queries,
  releaseId: number,
  storyId: number,
): Promise<ReleaseStoryRow | undefined> {
  const [found] = await queries
    .select({ draft: releaseStories })
    .from(releaseStories)
    .innerJoin(releases, eq(releases.id, releaseStories.releaseId))
    .where(and(inRelease(releaseId, storyId), isNull(releases.releasedAt)));
  return found?.draft;
}

/** Saves a page's draft in a release; one that is not in it yet comes in. The ordinary draft stays as it is. */
export function writeReleaseDraft(
  place: Place,
  change: DraftChange,
  content: PlainObject,
): Promise<DraftWritten> {
  return changeDraft(place, change, (_draft, story) => ({ content: withUids(story.uuid, content) }));
}

/** Takes a page into a release as its ordinary draft is; one that is in it stays as it is. */
export function addToRelease(
  place: Place,
  change: Omit<DraftChange, 'expectedVersion'>,
): Promise<DraftWritten> {
  return changeDraft(place, { ...change, expectedVersion: undefined }, (draft, story) =>
    draft ? undefined : { content: story.content },
  );
}

/** Takes a page out of an open release, with its draft there. */
export async function removeFromRelease(
  { database, config }: Place,
  { releaseId, storyId }: { releaseId: number; storyId: number },
): Promise<{ ok: true } | { ok: false; refusal: Refusal }> {
  return database.transaction(async (queries) => {
    const locked = await lockRelease(queries, config.space.id, releaseId, 'share');
    if (!locked.ok) return locked;
    const removed = await queries
      .delete(releaseStories)
      .where(inRelease(releaseId, storyId))
      .returning({ storyId: releaseStories.storyId });
    return removed.length > 0 ? { ok: true } : { ok: false, refusal: { reason: 'not_found' } };
  });
}

/** Says that a save in a release may go live, as it was looked at. */
export function approveReleaseDraft(place: Place, change: DraftChange): Promise<DraftWritten> {
  return changeDraft(place, change, (draft) =>
    draft ? { approvedVersion: draft.version, approvedBy: change.author } : undefined,
  );
}

type DraftColumns = Partial<
  Pick<
    ReleaseStoryRow,
    'content' | 'baseContent' | 'baseVersion' | 'approvedVersion' | 'approvedBy' | 'isOnlyDraft'
  >
>;

/** Changes what a release has of a page, with the page and its draft there as they are; undefined changes nothing. */
export async function changeDraft(
  { database, config }: Place,
  { releaseId, storyId, author, expectedVersion }: DraftChange,
  change: (draft: ReleaseStoryRow | undefined, story: StoryRow) => DraftColumns | undefined,
): Promise<DraftWritten> {
  return database.transaction(async (queries) => {
    const story = await lockStory(queries, config.space.id, storyId);
    if (!story) return { ok: false, refusal: { reason: 'not_found' } };
    if (story.isFolder) {
      const message = 'A folder has no drafts; take the stories in it into the release';
      return { ok: false, refusal: { reason: 'invalid', fields: { is_folder: [message] } } };
    }
    const locked = await lockRelease(queries, config.space.id, releaseId, 'share');
    if (!locked.ok) return locked;
    const [draft] = await queries.select().from(releaseStories).where(inRelease(releaseId, storyId));
    const currentVersion = (draft ?? story).version;
    if (expectedVersion !== undefined && expectedVersion !== currentVersion)
      return { ok: false, refusal: { reason: 'stale', currentVersion } };
    const columns = change(draft, story);
    if (!columns) return draft ? { ok: true, draft } : { ok: false, refusal: { reason: 'not_found' } };
    const isSave = columns.content !== undefined;
    const [written] = draft
      ? await queries
          .update(releaseStories)
          .set({ ...columns, ...(isSave && { version: draft.version + 1, author, updatedAt: new Date() }) })
          .where(inRelease(releaseId, storyId))
          .returning()
      : await queries
          .insert(releaseStories)
          .values({
            ...{ releaseId, storyId, author, content: story.content },
            // Never that of the draft beside which it begins: one who saw that has not seen this.
            version: story.version + 1,
            ...{ baseContent: story.content, baseVersion: story.version },
            ...columns,
          })
          .returning();
    if (!written) throw new Error('The database returned no row for a draft it wrote.');
    return { ok: true, draft: written };
  });
}

const inRelease = (releaseId: number, storyId: number) =>
  and(eq(releaseStories.releaseId, releaseId), eq(releaseStories.storyId, storyId));
