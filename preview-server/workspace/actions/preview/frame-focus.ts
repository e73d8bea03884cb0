/** Milliseconds after which a click is taken for one that brought the frame no focus. */
const longestWait = 200;

export type FrameFocus = {
  /** Runs once a click in the frame has brought it the keyboard's focus; in place of what still waits for that. */
  once(run: () => void): void;
  /** What waits is not run any more. */
  giveUp(): void;
};

/**
 * Waits for the focus that a click brings a frame. The browser moves it by another way than the frame's message takes, and
 * may come later: what was focused before that would lose it again.
 */
export function createFrameFocus(frame: () => Window | null): FrameFocus {
  let giveUp = () => {};
  return {
    once(run) {
      giveUp();
      const { activeElement } = document;
      if (activeElement instanceof HTMLIFrameElement && activeElement.contentWindow === frame()) {
        run();
        return;
      }
      const arrived = () => {
        giveUp();
        run();
      };
      const waiting = setTimeout(arrived, longestWait);
      giveUp = () => {
        clearTimeout(waiting);
        window.removeEventListener('blur', arrived);
      };
      window.addEventListener('blur', arrived);
    },
    giveUp: () => giveUp(),
  };
}
