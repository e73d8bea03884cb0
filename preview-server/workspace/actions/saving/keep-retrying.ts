import type { ApiError } from '../../base/api/result.ts';
import { growingPause } from '../../base/growing-pause.ts';
import { newsStore } from '../../store/news-store.ts';
import { documentStore } from '../../store/page/document.ts';
import { isDirty } from '../../store/page/document-store.ts';
import { saveStore } from '../../store/saving-store.ts';
import { saveDraft } from './save-draft.ts';

const isAway = (error: ApiError | undefined): boolean =>
  error?.kind === 'offline' || error?.kind === 'timeout';

/**
 * Saves again what could not be saved because the server was away: after growing pauses, and at once when it is heard
 * again or the network returns.
 */
export function keepRetrying(): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const retry = () => {
    clearTimeout(timer);
    const { open } = documentStore.getState();
    if (open && isDirty(open) && isAway(saveStore.getState().error)) void saveDraft();
  };
  const stops = [
    saveStore.subscribe(({ error, savedAt }, before) => {
      if (savedAt !== before.savedAt) failures = 0;
      if (error === before.error) return;
      clearTimeout(timer);
      if (!isAway(error)) return;
      failures += 1;
      timer = setTimeout(retry, growingPause(failures, Math.random()));
    }),
    newsStore.subscribe(({ line }, before) => {
      if (line === 'open' && before.line !== 'open') retry();
    }),
  ];
  window.addEventListener('online', retry);
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    window.removeEventListener('online', retry);
  };
}
