/** Milliseconds after which a click is taken for one that brought the frame no focus. */
const longestWait = 200;

/**
 * Runs once a click in a frame has brought it the keyboard's focus. The browser moves the focus by another way than the
 * frame's message takes, and may come later: what was focused before that would lose it again.
 */
export function onceFocused(frame: Window | null, run: () => void): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLIFrameElement && activeElement.contentWindow === frame) {
    run();
    return;
  }
  const arrived = () => {
    clearTimeout(waiting);
    window.removeEventListener('blur', arrived);
    run();
  };
  const waiting = setTimeout(arrived, longestWait);
  window.addEventListener('blur', arrived);
}
