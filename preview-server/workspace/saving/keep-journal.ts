import { requireSession } from '../session/session-store.ts';
import { documentStore } from '../store/document.ts';
import { isDirty, type OpenDocument } from '../store/document-store.ts';
import { dropOwnEntry, holdTabLock, writeEntry } from './journal.ts';

const pauseMs = 200;

/** Writes unsaved work into the journal shortly after each edit, and at once when the page is hidden. */
export function keepJournal(): () => void {
  holdTabLock();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written: OpenDocument['content'] | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const { open } = documentStore.getState();
    if (!open) return;
    const { spaceId } = requireSession().config;
    if (!isDirty(open)) {
      if (written) void dropOwnEntry(spaceId, open.story.id);
      written = undefined;
    } else if (open.content !== written) {
      written = open.content;
      const { version, base, content, story } = open;
      void writeEntry(spaceId, { storyId: story.id, version, base, content, at: Date.now() });
    }
  };
  const unsubscribe = documentStore.subscribe((state, before) => {
    if (state.open?.content === before.open?.content && state.open?.savedId === before.open?.savedId) return;
    timer ??= setTimeout(write, pauseMs);
  });
  const writeWhenHidden = () => document.visibilityState === 'hidden' && write();
  document.addEventListener('visibilitychange', writeWhenHidden);
  window.addEventListener('pagehide', write);
  return () => {
    unsubscribe();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', writeWhenHidden);
    window.removeEventListener('pagehide', write);
  };
}
