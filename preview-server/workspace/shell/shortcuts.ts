import { saveDraft } from '../actions/saving/save-draft.ts';
import { isMac } from '../panels/controls/shortcut-label.ts';
import { openDialog } from '../store/dialog-store.ts';
import { redoEdit, undoEdit } from '../store/page/document.ts';

/**
 * Keys that work wherever the focus is. Undo and redo are the page's own also inside text fields: one history
 * for everything, so that undo never does something invisible. F6 goes from pane to pane.
 */
export function listenForShortcuts(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'F6' && !isInDialog(event.target)) {
      event.preventDefault();
      goToPane(event.shiftKey ? -1 : 1);
      return;
    }
    const withCommand = isMac ? event.metaKey : event.ctrlKey;
    if (!withCommand || event.altKey) return;
    const action = shortcuts[`${event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`];
    if (!action || isInDialog(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
}

const shortcuts: Partial<Record<string, () => void>> = {
  s: () => void saveDraft(),
  k: () => openDialog('palette', {}),
  z: undoEdit,
  'shift+z': redoEdit,
  y: redoEdit,
};

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null;

const reachable = ['a[href]', 'button', 'input', 'textarea', '[tabindex="0"]', '[contenteditable=true]']
  .map((selector) => `${selector}:not(:disabled, [type=hidden], [tabindex="-1"])`)
  .join(', ');

/**
 * Moves the focus to the first control of the next pane (pages, blocks, preview, form) or of the one before it, so
 * that no keyboard has to pass every link of the page between them.
 */
function goToPane(by: 1 | -1): void {
  const panes = [...document.querySelectorAll('[data-pane]')].filter((pane) => pane.checkVisibility());
  const here = panes.findIndex((pane) => pane.contains(document.activeElement));
  const start = here < 0 && by < 0 ? 0 : here;
  for (let step = 1; step <= panes.length; step++) {
    const pane = panes.at((start + by * step) % panes.length);
    const control = pane?.querySelector<HTMLElement>(reachable);
    if (control) {
      control.focus();
      return;
    }
  }
}
