import { afterPause } from '../../base/after-pause.ts';
import type { Block } from '../../base/content/block.ts';
import { dropOwnWork, holdTabLock, writeBase, writeWork } from '../../store/journal.ts';
import { documentStore } from '../../store/page/document.ts';
import { isDirty, type OpenDocument } from '../../store/page/document-store.ts';
import { requireSession } from '../../store/session-store.ts';

/** Longer than slow typists take from key to key: a copy of a long page would meet the next one. */
const pauseMs = 400;
const atMostMs = 1000;

/** Writes unsaved work into the journal at each pause in typing, and at once when the page is hidden. */
export function keepJournal(): () => void {
  holdTabLock();
  let written: Block | undefined;
  let writtenBase: Block | undefined;

  const write = (open: OpenDocument | undefined) => {
    if (!open) return;
    const { spaceId } = requireSession().config;
    const { base, content, version, story } = open;
    const draft = { storyId: story.id, release: story.release_id };
    if (!isDirty(open)) {
      if (written) void dropOwnWork(spaceId, draft);
      written = undefined;
      writtenBase = undefined;
      return;
    }
    if (base !== writtenBase) void writeBase(spaceId, draft, version, base);
    if (content !== written || base !== writtenBase)
      void writeWork(spaceId, { ...draft, version, content, at: Date.now() });
    writtenBase = base;
    written = content;
  };

  const work = afterPause(() => write(documentStore.getState().open), pauseMs, atMostMs);
  const unsubscribe = documentStore.subscribe((state, before) => {
    if (before.open && draftOf(state.open) !== draftOf(before.open)) {
      // Another page is open: what stands in the journal belongs to the one before.
      work.cancel();
      write(before.open);
      written = undefined;
      writtenBase = undefined;
    }
    if (state.open?.content !== before.open?.content || state.open?.savedId !== before.open?.savedId)
      work.request();
  });
  const writeWhenHidden = () => {
    if (document.visibilityState === 'hidden') work.flush();
  };
  document.addEventListener('visibilitychange', writeWhenHidden);
  // While the browser asks whether to leave there is time to write; when the page is hidden it may be too late.
  window.addEventListener('beforeunload', work.flush);
  window.addEventListener('pagehide', work.flush);
  return () => {
    unsubscribe();
    work.flush();
    document.removeEventListener('visibilitychange', writeWhenHidden);
    window.removeEventListener('beforeunload', work.flush);
    window.removeEventListener('pagehide', work.flush);
  };
}

const draftOf = (open: OpenDocument | undefined): string => `${open?.story.id} ${open?.story.release_id}`;
