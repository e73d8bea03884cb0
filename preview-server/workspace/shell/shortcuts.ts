import { press, workspaceKeys } from '../actions/keys/workspace-keys.ts';

/** Listens for the keys that work wherever the focus is, but in a dialog; frames hand theirs over by themselves. */
export function listenForShortcuts(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isInDialog(event.target) || !press(workspaceKeys, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null;
