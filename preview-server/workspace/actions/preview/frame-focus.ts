/** Milliseconds after which a click is taken for one that brought the frame no focus. */
const longestWait = 1000;
/** Milliseconds for which the frame's focus may come all the same, where a machine has much to do. */
const longestLate = 5000;

export type FrameFocus = {
  /**
   * Runs once a click in the frame has brought it the keyboard's focus, and again where that comes later than is waited
   * for; in place of what still waits, and not where the editor presses or types in the workspace meanwhile.
   */
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
      const ending = new AbortController();
      const done = () => {
        giveUp();
        run();
      };
      const runAlready = () => {
        run();
        waiting = setTimeout(giveUp, longestLate);
      };
      let waiting = setTimeout(runAlready, longestWait);
      const arrived = () => {
        clearTimeout(waiting);
        // A turn later: what is focused during the event looks so, and the keys stay with the frame.
        waiting = setTimeout(done);
      };
      giveUp = () => {
        clearTimeout(waiting);
        ending.abort();
      };
      const { signal } = ending;
      window.addEventListener('blur', arrived, { signal });
      for (const type of ['pointerdown', 'keydown'])
        window.addEventListener(type, giveUp, { capture: true, signal });
    },
    giveUp: () => giveUp(),
  };
}
