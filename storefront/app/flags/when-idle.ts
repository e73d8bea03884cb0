/** Milliseconds after which a page that is never idle is idle enough. */
const patienceMs = 4000;

/** Resolves when the browser has nothing else to do for the page. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Not every browser tells.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patienceMs });
    else setTimeout(resolve, patienceMs / 2);
  });
}
