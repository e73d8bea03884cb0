import type { ManagementStory } from '../../../content-space/story-shape/management-story.ts';
import { mergeContent } from '../../../content-space/story-shape/merging/merge-content.ts';
import { replaceContent } from '../../base/content/edits.ts';
import { contentOf } from '../../base/content/stored-content.ts';
import { showEverything } from '../../store/findings-store.ts';
import { dropWork, leftBehind } from '../../store/journal.ts';
import { openingStore } from '../../store/opening-store.ts';
import { documentStore, edit, selectBlock } from '../../store/page/document.ts';
import { openDocument } from '../../store/page/document-store.ts';
import { resetSaving } from '../../store/saving-store.ts';
import { noteStory } from '../../store/server/queries.ts';
import { requireSession } from '../../store/session-store.ts';
import { leavingPage } from '../saving/warn-before-leaving.ts';

/** Opens a story, and one of its blocks, once unsaved work on the open one is settled; false where the open one stays. */
export async function openStory(id: number, selected?: string): Promise<boolean> {
  if (openingStore.getState().storyId === id) {
    if (selected !== undefined) selectBlock(selected);
    return true;
  }
  return leavingPage(() => void loadStory(id, selected));
}

/** Opens the draft that a release has of a page, undefined: the ordinary one, once unsaved work is settled. */
export async function openDraft(
  id: number,
  release: number | undefined,
  selected?: string,
): Promise<boolean> {
  const { storyId, release: shown } = openingStore.getState();
  if (storyId === id && shown === release) return openStory(id, selected);
  return leavingPage(() => void loadStory(id, selected, release));
}

let lastLoad = 0;

/** Loads a story and shows it, without asking about unsaved work; the answer to an earlier load is left aside. */
export async function loadStory(id: number, selected?: string, release?: number): Promise<void> {
  lastLoad += 1;
  const load = lastLoad;
  openingStore.setState({ storyId: id, release, isLoading: true, error: undefined, leftBehind: undefined });
  showEverything();
  const { api, config } = requireSession();
  const [result, found] = await Promise.all([
    api.getStory(id, release),
    leftBehind(config.spaceId, { storyId: id, release }).catch(() => []),
  ]);
  // Of two answers for one page the second would come over what was edited after the first.
  if (load !== lastLoad || openingStore.getState().storyId !== id) return;
  if (!result.ok) {
    documentStore.setState({ open: undefined });
    openingStore.setState({ isLoading: false, error: result.error });
    return;
  }
  // A page that is not in the release is shown as its ordinary draft.
  openingStore.setState({ release: result.value.release_id ?? undefined });
  noteStory(result.value);
  showStory(result.value, selected);
  openingStore.setState({ isLoading: false, leftBehind: found[0] });
}

/** Puts a story as the server gave it into the editor; undo starts anew. */
function showStory(story: ManagementStory, selected?: string): void {
  const open = openDocument(story, contentOf(story));
  documentStore.setState({
    open: selected && open.index.has(selected) ? { ...open, selected } : open,
  });
  resetSaving(Date.parse(story.updated_at));
}

/** Takes back what an earlier visit left unsaved, merged with what was stored since. Undo removes it again. */
export function restoreLeftBehind(): void {
  const { leftBehind: entry } = openingStore.getState();
  const { open } = documentStore.getState();
  if (
    !entry ||
    entry.storyId !== open?.story.id ||
    (entry.release ?? undefined) !== (open.story.release_id ?? undefined)
  )
    return;
  const content =
    entry.version === open.version
      ? entry.content
      : mergeContent(entry.base, entry.content, open.content).content;
  edit(() => replaceContent(content));
  settleLeftBehind();
}

/** Drops the offer and the entry behind it. */
export function settleLeftBehind(): void {
  const { leftBehind: entry } = openingStore.getState();
  if (entry) void dropWork(entry.keys);
  openingStore.setState({ leftBehind: undefined });
}
