/** How long a page is taken to move after a sign that it has begun to, and after one that it was laid out anew. */
const movingMs = 500;
const settlingMs = 100;
/** Between looks at a page that seems at rest: some things move without a sign. */
const restingMs = 100;

/** Attributes whose change may show other blocks. */
const marks = new Set(['data-blok-uid', 'data-wide-blok-uid', 'data-field']);

/**
 * Looks at the page with every frame while something on it may move, and now and then while nothing does: a page that
 * is only looked at shall not keep a processor busy.
 * @param onChange called when elements have come, gone or changed their marks
 * @returns ends it
 */
export function lookWhileMoving(look: () => void, onChange: () => void): () => void {
  let movesUntil = performance.now() + movingMs;
  let frame = requestAnimationFrame(lookNow);
  let pause: ReturnType<typeof setTimeout> | undefined;

  function lookNow(): void {
    look();
    if (performance.now() < movesUntil) frame = requestAnimationFrame(lookNow);
    else
      pause = setTimeout(() => {
        pause = undefined;
        frame = requestAnimationFrame(lookNow);
      }, restingMs);
  }

  function wake(milliseconds: number): void {
    movesUntil = Math.max(movesUntil, performance.now() + milliseconds);
    if (pause === undefined) return;
    clearTimeout(pause);
    pause = undefined;
    frame = requestAnimationFrame(lookNow);
  }

  const changes = new MutationObserver((records) => {
    if (records.some(({ type, attributeName }) => type === 'childList' || marks.has(attributeName ?? '')))
      onChange();
    wake(settlingMs);
  });
  changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  const ending = new AbortController();
  const moves = () => wake(movingMs);
  for (const sign of ['scroll', 'transitionrun', 'animationstart', 'load', 'toggle'])
    document.addEventListener(sign, moves, { capture: true, passive: true, signal: ending.signal });
  window.addEventListener('resize', moves, { signal: ending.signal });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(pause);
    changes.disconnect();
    ending.abort();
  };
}
