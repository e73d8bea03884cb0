import { type ToolId, toolOfAddress } from '../../base/areas/tools.ts';
import type { Ticks } from '../../base/matrix/axes.ts';
import { readTicks, writeTicks } from '../../base/matrix/matrix-address.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { commentsTab, openTab } from '../../store/form-store.ts';
import { rememberTicks } from '../../store/matrix-memory.ts';
import { compare, matrixStore } from '../../store/matrix-store.ts';
import { openingStore } from '../../store/opening-store.ts';
import { documentStore } from '../../store/page/document.ts';
import { loadStory, openDraft } from './open-story.ts';

type Address = {
  storyId: number | undefined;
  /** The release whose draft of it is meant. */
  release: number | undefined;
  block: string | undefined;
  /** Whether what is said of the block is to be seen. */
  showsComments: boolean;
  /** What the page is compared in; undefined for one preview alone. */
  ticks: Ticks | undefined;
};

/**
 * Reads `#/stories/12`, `#/releases/3/stories/12`, `#/stories/12/<uid of a block>`, `#/stories/12/<uid>/comments`, and what the page is compared in behind
 * a question mark.
 */
export function readAddress(hash: string): Address {
  const [, release, story, block, comments, query] =
    /^#(?:\/releases\/(\d+))?\/stories\/(\d+)(?:\/([\w-]+)(\/comments)?)?(?:\?(.*))?$/.exec(hash) ?? [];
  return {
    storyId: story === undefined ? undefined : Number(story),
    release: release === undefined ? undefined : Number(release),
    block,
    showsComments: comments !== undefined,
    ticks: query === undefined ? undefined : readTicks(query),
  };
}

export function writeAddress(storyId: number, block?: string, ticks?: Ticks, release?: number): string {
  const query = writeTicks(ticks);
  return `#${release === undefined ? '' : `/releases/${release}`}/stories/${storyId}${block === undefined ? '' : `/${block}`}${query === '' ? '' : `?${query}`}`;
}

/** Address of the open page as it is looked at now. */
const addressNow = (storyId: number, block?: string): string =>
  writeAddress(storyId, block, matrixStore.getState().ticks, openingStore.getState().release);

/** Opens what a desk leads to. The address does not keep it: a reload after the dialog was closed opens it no more. */
function openTool(tool: ToolId | undefined): void {
  if (tool === undefined) return;
  history.replaceState(null, '', location.pathname);
  openDialog(tool, {});
}

/**
 * Opens what the address names and keeps the address true from then on, so that a reload, a shared link and the
 * browser's way back lead to the same page and block.
 */
export function startFromAddress(): () => void {
  const { storyId, release, block, showsComments, ticks } = readAddress(location.hash);
  if (showsComments) openTab(commentsTab);
  if (ticks) compare(ticks);
  if (storyId !== undefined) void loadStory(storyId, block, release);
  openTool(toolOfAddress(location.hash));

  const unsubscribeStory = openingStore.subscribe((state, before) => {
    if (state.storyId === undefined) return;
    if (state.storyId === before.storyId && state.release === before.release) return;
    const { storyId, release } = readAddress(location.hash);
    if (storyId !== state.storyId || release !== state.release)
      history.pushState(null, '', addressNow(state.storyId));
  });
  const unsubscribeBlock = documentStore.subscribe(({ open }, { open: before }) => {
    if (open?.selected === undefined || open.selected === before?.selected) return;
    history.replaceState(null, '', addressNow(open.story.id, open.selected));
  });
  const unsubscribeMatrix = matrixStore.subscribe((now, before) => {
    const { open } = documentStore.getState();
    if (!open || now.ticks === before.ticks) return;
    // On the way to another page its ticks come before it.
    if (now.ticks && before.ticks && readAddress(location.hash).storyId === open.story.id)
      rememberTicks(open.story.id, now.ticks);
    history.replaceState(null, '', addressNow(open.story.id, open.selected));
  });
  const follow = async () => {
    openTool(toolOfAddress(location.hash));
    const address = readAddress(location.hash);
    if (address.storyId === undefined) return;
    if (address.showsComments) openTab(commentsTab);
    compare(address.ticks);
    if (await openDraft(address.storyId, address.release, address.block)) return;
    // Where unsaved work has to be settled first, the address stays that of the open page.
    const { open } = documentStore.getState();
    if (open) history.pushState(null, '', addressNow(open.story.id, open.selected));
  };
  const onPopState = () => void follow();
  window.addEventListener('popstate', onPopState);
  return () => {
    unsubscribeStory();
    unsubscribeBlock();
    unsubscribeMatrix();
    window.removeEventListener('popstate', onPopState);
  };
}
