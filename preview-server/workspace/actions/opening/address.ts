import { commentsTab, openTab } from '../../store/form-store.ts';
import { openingStore } from '../../store/opening-store.ts';
import { documentStore } from '../../store/page/document.ts';
import { loadStory, openStory } from './open-story.ts';

type Address = {
  storyId: number | undefined;
  block: string | undefined;
  /** Whether what is said of the block is to be seen. */
  showsComments: boolean;
};

/** Reads `#/stories/12`, `#/stories/12/<uid of a block>` and `#/stories/12/<uid>/comments`. */
export function readAddress(hash: string): Address {
  const [, story, block, comments] = /^#\/stories\/(\d+)(?:\/([\w-]+)(\/comments)?)?$/.exec(hash) ?? [];
  return {
    storyId: story === undefined ? undefined : Number(story),
    block,
    showsComments: comments !== undefined,
  };
}

export const writeAddress = (storyId: number, block?: string): string =>
  `#/stories/${storyId}${block === undefined ? '' : `/${block}`}`;

/**
 * Opens what the address names and keeps the address true from then on, so that a reload, a shared link and the
 * browser's way back lead to the same page and block.
 */
export function startFromAddress(): () => void {
  const { storyId, block, showsComments } = readAddress(location.hash);
  if (showsComments) openTab(commentsTab);
  if (storyId !== undefined) void loadStory(storyId, block);

  const unsubscribeStory = openingStore.subscribe((state, before) => {
    if (state.storyId === undefined || state.storyId === before.storyId) return;
    if (readAddress(location.hash).storyId !== state.storyId)
      history.pushState(null, '', writeAddress(state.storyId));
  });
  const unsubscribeBlock = documentStore.subscribe(({ open }, { open: before }) => {
    if (open?.selected === undefined || open.selected === before?.selected) return;
    history.replaceState(null, '', writeAddress(open.story.id, open.selected));
  });
  const follow = async () => {
    const address = readAddress(location.hash);
    if (address.storyId === undefined) return;
    if (address.showsComments) openTab(commentsTab);
    if (await openStory(address.storyId, address.block)) return;
    // Where unsaved work has to be settled first, the address stays that of the open page.
    const { open } = documentStore.getState();
    if (open) history.pushState(null, '', writeAddress(open.story.id, open.selected));
  };
  const onPopState = () => void follow();
  window.addEventListener('popstate', onPopState);
  return () => {
    unsubscribeStory();
    unsubscribeBlock();
    window.removeEventListener('popstate', onPopState);
  };
}
