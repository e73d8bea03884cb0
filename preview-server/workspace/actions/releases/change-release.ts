import type { Release, ReleaseStory } from '../../../content-space/releases/release-answers.ts';
import {
  addPage,
  approvePage,
  changeRelease,
  createRelease,
  deleteRelease,
  joinPage,
  publishRelease,
  type ReleaseChange,
  removePage,
  type SettledField,
  type UndoBegun,
  undoRelease,
} from '../../base/api/releases-api.ts';
import type { ApiError, Result } from '../../base/api/result.ts';
import { openingStore } from '../../store/opening-store.ts';
import { refreshStories } from '../../store/server/queries.ts';
import { forgetRelease, refreshReleases, stopAsking } from '../../store/server/releases.ts';
import { requireSession } from '../../store/session-store.ts';
import { loadStory, openDraft } from '../opening/open-story.ts';

/** Begins a release; with a page, that one is taken in and opened there. */
export async function beginRelease(name: string, storyId?: number): Promise<Result<Release>> {
  const created = await createRelease(requireSession().api, name);
  if (created.ok && storyId !== undefined) {
    const failure = await takeIn(created.value.id, storyId);
    if (failure) return { ok: false, error: failure };
  }
  refresh();
  return created;
}

/** Takes a page into a release and opens its draft there. */
export async function takeIn(release: number, storyId: number): Promise<ApiError | undefined> {
  const added = await addPage(requireSession().api, release, storyId);
  refresh();
  if (!added.ok) return added.error;
  await openDraft(storyId, release);
  return undefined;
}

/** Takes a page out; where it is open as it was there, its ordinary draft is shown. */
export async function takeOut(release: number, storyId: number): Promise<ApiError | undefined> {
  const removed = await removePage(requireSession().api, release, storyId);
  refresh();
  if (!removed.ok) return removed.error;
  leaveReleaseOn(release, storyId);
  return undefined;
}

export async function keepRelease(id: number, change: ReleaseChange): Promise<ApiError | undefined> {
  const changed = await changeRelease(requireSession().api, id, change);
  refresh();
  return changed.ok ? undefined : changed.error;
}

/** Puts all pages of a release before the shoppers at once. */
export async function publishNow(id: number): Promise<ApiError | undefined> {
  const published = await publishRelease(requireSession().api, id);
  refresh();
  if (!published.ok) return published.error;
  leaveReleaseOn(id);
  return undefined;
}

export async function dropRelease(id: number): Promise<ApiError | undefined> {
  await stopAsking(id);
  const deleted = await deleteRelease(requireSession().api, id);
  if (!deleted.ok) {
    void refreshReleases();
    return deleted.error;
  }
  forgetRelease(id);
  void refreshStories();
  leaveReleaseOn(id);
  return undefined;
}

export async function takeBack(id: number, name: string): Promise<Result<UndoBegun>> {
  const begun = await undoRelease(requireSession().api, id, name);
  refresh();
  return begun;
}

export async function approve(id: number, page: ReleaseStory): Promise<ApiError | undefined> {
  const approved = await approvePage(requireSession().api, id, page);
  refresh();
  return approved.ok ? undefined : approved.error;
}

/** Joins a page's draft in a release with what became of the page; the open one is loaded anew. */
export async function join(
  id: number,
  storyId: number,
  settled: readonly SettledField[],
): Promise<ApiError | undefined> {
  const failure = await joinPage(requireSession().api, id, storyId, settled);
  refresh();
  const { storyId: shown, release } = openingStore.getState();
  if (!failure && shown === storyId && release === id) void loadStory(storyId, undefined, id);
  return failure;
}

/** A release that is over has no drafts to look at. */
function leaveReleaseOn(id: number, page?: number): void {
  const { storyId, release } = openingStore.getState();
  if (storyId !== undefined && release === id && (page === undefined || page === storyId))
    void loadStory(storyId);
}

/** Whatever came of it: another editor or the clock may have been first. */
function refresh(): void {
  void refreshReleases();
  void refreshStories();
}
