import { openDialog } from '../../store/dialog-store.ts';
import { documentStore } from '../../store/page/document.ts';
import { isDirty } from '../../store/page/document-store.ts';

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

/** Goes on at once, or after the editor has said what becomes of the unsaved work. */
export function leavingPage(proceed: () => void): void {
  if (hasUnsavedWork()) openDialog('leave', { proceed });
  else proceed();
}
