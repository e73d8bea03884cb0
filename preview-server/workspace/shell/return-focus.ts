import { onDialogs } from '../store/dialog-store.ts';

/**
 * Gives the focus back to the element that had it before the first of several dialogs: each dialog knows only the one before
 * it, which is gone.
 * @returns a function that stops it
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

/** For an entry of a menu, which closes with it, the button of the menu. */
function openerOf(active: Element | null): HTMLElement | undefined {
  const opener = active?.closest('[role=menu]')
    ? document.querySelector('[aria-haspopup][aria-expanded=true]')
    : active;
  return opener instanceof HTMLElement ? opener : undefined;
}
