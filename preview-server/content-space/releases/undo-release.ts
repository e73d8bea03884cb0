import { type ReleaseStoryRow, releaseStories, releases } from '@blattwerk/database/tables/releases.ts';
import { storyVersions } from '@blattwerk/database/tables/stories.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { ContentSpace } from '../content-space.ts';
import type { NewRelease, ReleaseChanged } from './change-releases.ts';

/** `isEmpty`: what it brought before shoppers was new there, or nothing; such pages are withdrawn one by one. */
export type Undoing =
  | (ReleaseChanged & { ok: true; stayPublic: number[] })
  | (ReleaseChanged & { ok: false })
  | { ok: false; isEmpty: true };

type UndoingDraft = Pick<
  ReleaseStoryRow,
  'storyId' | 'isOnlyDraft' | 'content' | 'baseContent' | 'baseVersion'
>;

/**
 * Begins a release that takes back what one that is live has changed, page by page; what was changed since stays, or is a
 * contradiction to be settled. Pages that were new in the shop by it stay there and are named.
 */
export async function undoRelease(
  { database, config }: Pick<ContentSpace, 'database' | 'config'>,
  id: number,
  release: Pick<NewRelease, 'name' | 'author' | 'authorNumber'>,
): Promise<Undoing> {
  return database.transaction(async (queries) => {
    const [undone] = await queries
      .select()
      .from(releases)
      .where(and(eq(releases.spaceId, config.space.id), eq(releases.id, id)));
    if (!undone) return { ok: false, refusal: { reason: 'not_found' } };
    if (undone.releasedAt === null) {
      const message = 'is not live yet; delete it, and its pages stay as they are';
      return { ok: false, refusal: { reason: 'invalid', fields: { release: [message] } } };
    }
    const pages = await queries.select().from(releaseStories).where(eq(releaseStories.releaseId, id));
    const contents = new Map<string, Record<string, unknown>>();
    for (const page of pages) {
      const versions = [page.versionBefore, page.versionAfter].filter((version) => version !== null);
      const rows = await queries
        .select({ version: storyVersions.version, content: storyVersions.content })
        .from(storyVersions)
        .where(and(eq(storyVersions.storyId, page.storyId), inArray(storyVersions.version, versions)));
      for (const { version, content } of rows) contents.set(`${page.storyId} ${version}`, content);
    }
    const stayPublic: number[] = [];
    const drafts: UndoingDraft[] = [];
    for (const { storyId, isOnlyDraft, versionBefore, versionAfter, ...page } of pages) {
      const after = contents.get(`${storyId} ${versionAfter}`);
      const before = contents.get(`${storyId} ${versionBefore}`);
      if (isOnlyDraft) {
        // What changed a draft alone is taken back there alone.
        const { content: baseContent, baseContent: content, baseVersion } = page;
        drafts.push({ storyId, isOnlyDraft, content, baseContent, baseVersion: baseVersion + 1 });
      } else if (after && versionAfter !== null && versionAfter !== versionBefore) {
        if (!before) stayPublic.push(storyId);
        else
          drafts.push({
            storyId,
            isOnlyDraft,
            content: before,
            baseContent: after,
            baseVersion: versionAfter,
          });
      }
    }
    if (drafts.length === 0) return { ok: false, isEmpty: true };
    const [created] = await queries
      .insert(releases)
      .values({ ...release, spaceId: config.space.id, origin: 'undo', undoes: id })
      .returning({ id: releases.id });
    if (!created) throw new Error('The database returned no row for a release it inserted.');
    await queries
      .insert(releaseStories)
      .values(drafts.map((draft) => ({ ...draft, releaseId: created.id, author: release.author })));
    return { ok: true, id: created.id, stayPublic };
  });
}
