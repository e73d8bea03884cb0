import { documentStore } from '../../store/page/document.ts';
import { isDirty } from '../../store/page/document-store.ts';
import { saveStore } from '../../store/saving-store.ts';
import { saveIfNeeded } from './save-draft.ts';

const hasUnsavedWork = (): boolean => {
  const { open } = documentStore.getState();
  return open !== undefined && isDirty(open);
};

/** Lets the browser ask before the tab is closed with unsaved work. */
export function warnBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (hasUnsavedWork()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

/**
 * Saves what is unsaved, then goes on; false where the editor stays. She stays where a colleague's text contradicts her
 * own, which she is asked about, and while the server is away; what cannot be saved for another reason is offered when the
 * page is opened again.
 */
export async function leavingPage(proceed: () => void): Promise<boolean> {
  if (hasUnsavedWork()) {
    await savingEnded();
    const isSaved = await saveIfNeeded();
    const { conflict, error } = saveStore.getState();
    const isAway = error?.kind === 'offline' || error?.kind === 'timeout';
    if (!isSaved && (conflict || isAway)) return false;
  }
  proceed();
  return true;
}

/** Resolves once no save is under way. */
function savingEnded(): Promise<void> {
  return new Promise((resolve) => {
    if (saveStore.getState().activity === 'idle') return resolve();
    const stop = saveStore.subscribe(({ activity }) => {
      if (activity !== 'idle') return;
      stop();
      resolve();
    });
  });
}
