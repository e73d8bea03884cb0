import { isKeyOf, pressedKeyOf, type Shortcut } from '@blattwerk/schemas/preview/shortcut.ts';
import { hearWorkspace, tellWorkspace } from './direct-line.ts';

/**
 * Hands the workspace its keys, which the browser gives to the frame that has the focus, and what is copied, cut and
 * pasted where no words are marked or typed.
 * @returns ends it
 */
export function handOverKeys(window: Window): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let shortcuts: readonly Shortcut[] = [];
  let chosen: { storyId: number; uid: string } | undefined;
  const stopHearing = hearWorkspace((message) => {
    if (message.action === 'surroundings') shortcuts = message.shortcuts;
    if (message.action === 'selection') {
      const uid = message.open ?? message.uids[0];
      chosen = uid === undefined ? undefined : { storyId: message.storyId, uid };
    }
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const shortcut = shortcuts.find((each) => isKeyOf(each, event));
    if (!shortcut || (shortcut.where === 'outside-texts' && isInText(event))) return;
    event.preventDefault();
    event.stopPropagation();
    tellWorkspace({ action: 'press', key: pressedKeyOf(event) });
  };
  const onCopy = (event: ClipboardEvent) => {
    if (!chosen || isInText(event)) return;
    event.preventDefault();
    tellWorkspace({ action: 'act', ...chosen, name: event.type === 'cut' ? 'cut' : 'copy' });
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text === '' || isInText(event)) return;
    event.preventDefault();
    tellWorkspace({ action: 'paste', text });
  };
  window.addEventListener('keydown', onKeyDown, { capture: true, signal });
  window.addEventListener('copy', onCopy, { capture: true, signal });
  window.addEventListener('cut', onCopy, { capture: true, signal });
  window.addEventListener('paste', onPaste, { capture: true, signal });
  return () => {
    ending.abort();
    stopHearing();
  };
}

/** Whether something is typed there, or words are marked. */
function isInText(event: Event): boolean {
  const [target] = event.composedPath();
  const isTyped =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return isTyped || getSelection()?.isCollapsed === false;
}
