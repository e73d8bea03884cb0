/** Milliseconds after which a browser that is never idle, or does not tell, goes on all the same. */
const patience = 500;

/** Runs when the page has nothing to do. @returns what calls it off */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(run, { timeout: patience });
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(run, patience);
  return () => clearTimeout(asked);
}
