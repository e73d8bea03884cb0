import { onDialogs } from '../store/dialog-store.ts';

/**
 * Gives the focus back to what it had before the first of several dialogs: each of them knows only the one before it, which is gone.
 * @returns what ends it
 */
export function returnFocus(): () => void {
  let opener: HTMLElement | undefined;
  return onDialogs((isOpen) => {
    if (isOpen) opener = openerOf(document.activeElement);
    else {
      const before = opener;
      // A single dialog gives it back by itself, in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) before?.focus();
        }),
      );
    }
  });
}

/** An entry of a menu goes with it: what is gone back to is the button of the menu. */
function openerOf(active: Element | null): HTMLElement | undefined {
  const opener = active?.closest('[role=menu]')
    ? document.querySelector('[aria-haspopup][aria-expanded=true]')
    : active;
  return opener instanceof HTMLElement ? opener : undefined;
}
