/** Milliseconds until a file that could not be had is asked for again; twice as many each further time. */
const firstPauseMs = 2000;
const longestPauseMs = 60_000;

/**
 * Loads the code of a part without which the editor goes on meanwhile. What cannot be had, such as without a network, is
 * asked for again, at once when the network comes back: a load that fails would take the editor away, and with it the
 * words that no device has kept.
 */
export async function patiently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await load();
    } catch {
      await untilOnline(pauseMs);
    }
  }
}

/** Resolves when the network is back, or after a while. */
function untilOnline(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, pauseMs);
    addEventListener('online', goOn);
  });
}
