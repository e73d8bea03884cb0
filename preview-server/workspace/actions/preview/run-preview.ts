import { indexBlocks } from '../../base/content/block-index.ts';
import { documentStore, selectBlock } from '../../store/page/document.ts';
import { previewStore } from '../../store/preview-store.ts';
import { saveStore } from '../../store/saving-store.ts';
import { knownStories } from '../../store/server/queries.ts';
import { requireSession } from '../../store/session-store.ts';
import { viewingStore } from '../../store/viewing-store.ts';
import { deleteBlocks, duplicateBlocks, meantBy, shiftChosen } from '../block/block-actions.ts';
import { addBeside } from '../block/insert-blocks.ts';
import { openStory } from '../opening/open-story.ts';
import type { BlockAction } from './bridge-messages.ts';
import { followStory } from './follow-story.ts';
import { createPreviewSession } from './preview-session.ts';

type PreviewRun = { origin: string; language: string; frame(): Window | null };

/** Keeps the frame showing the open page until the returned function is called. */
export function runPreview({ origin, language, frame }: PreviewRun): () => void {
  const { api, config } = requireSession();
  previewStore.setState({ status: 'loading' });

  const session = createPreviewSession({
    spaceId: config.spaceId,
    origin,
    language,
    frame,
    summaries: knownStories,
    getStory: async (id) => {
      const result = await api.getStory(id);
      return result.ok ? result.value : undefined;
    },
    current() {
      const { open } = documentStore.getState();
      if (!open) throw new Error('the preview runs only while a page is open');
      const { viewing } = viewingStore.getState();
      const { story, selected } = open;
      return viewing
        ? { story, content: viewing.content, index: indexBlocks(viewing.content), selected }
        : { story, content: open.content, index: open.index, selected };
    },
    onStatus: (status) => previewStore.setState({ status }),
    onClick(uid, storyId) {
      const { open } = documentStore.getState();
      if (storyId !== open?.story.id) openStory(storyId, uid);
      // The bridge names the selected block again when it moved: others chosen along with it stay chosen.
      else if (uid !== open.selected) selectBlock(uid);
    },
    onAction: actOnBlock,
  });

  const stored = followStory({
    current: () => documentStore.getState().open?.story,
    isBusy: () => saveStore.getState().activity !== 'idle',
    tell: session.tell,
  });
  const receive = (event: MessageEvent) => session.receive(event);
  window.addEventListener('message', receive);
  const unsubscribeDocument = documentStore.subscribe(({ open }, { open: before }) => {
    if (!open) return;
    if (open.content !== before?.content) session.showContent();
    if (before && before.story.id === open.story.id && before.index !== open.index)
      session.showBlocks(before);
    if (open.selected !== before?.selected) session.showSelection();
    if (open.story !== before?.story) stored.look();
  });
  const unsubscribeSaving = saveStore.subscribe(({ activity }, { activity: before }) => {
    if (activity !== before) stored.look();
  });
  const unsubscribeViewing = viewingStore.subscribe(() => session.showContent());
  const unsubscribeHover = previewStore.subscribe(({ hovered }, { hovered: before }) => {
    if (hovered !== before) session.hover(hovered);
  });

  return () => {
    session.stop();
    stored.stop();
    window.removeEventListener('message', receive);
    unsubscribeDocument();
    unsubscribeSaving();
    unsubscribeViewing();
    unsubscribeHover();
  };
}

function actOnBlock(action: BlockAction, uid: string): void {
  const actions: Record<BlockAction, () => void> = {
    addBlockBefore: () => addBeside(uid, 'before'),
    addBlockAfter: () => addBeside(uid, 'after'),
    duplicateBlock: () => duplicateBlocks(meantBy(uid)),
    copy: () => duplicateBlocks(meantBy(uid)),
    moveForward: () => shiftChosen(meantBy(uid), 1),
    moveBackward: () => shiftChosen(meantBy(uid), -1),
    deleteBlock: () => deleteBlocks(meantBy(uid)),
  };
  actions[action]();
}
