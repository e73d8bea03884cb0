/** How long a page is taken to move after a sign that it has begun to. */
const movingMs = 500;
/** Between looks at a page that seems at rest: some things move without a sign. */
const restingMs = 100;

/** Attributes whose change may show other blocks. */
const marks = new Set(['data-blok-uid', 'data-wide-blok-uid', 'data-field']);

/**
 * Looks at the page with every frame while something on it may move, once when it has changed, and now and then while
 * it rests. Each frame asked for is one that the browser prepares and hands over, a millisecond on a long page even where
 * nothing has changed: so a typed letter asks for one, and looks at rest for none.
 * @param onChange called when elements have come, gone or changed their marks
 * @returns ends it
 */
export function lookWhileMoving(look: () => void, onChange: () => void): () => void {
  let movesUntil = performance.now() + movingMs;
  let frame: number | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  lookWithFrame();

  function lookWithFrame(): void {
    clearTimeout(pause);
    frame ??= requestAnimationFrame(lookNow);
  }

  function lookNow(): void {
    frame = undefined;
    look();
    if (performance.now() < movesUntil) lookWithFrame();
    else pause = setTimeout(lookNow, restingMs);
  }

  const changes = new MutationObserver((records) => {
    if (records.some(({ type, attributeName }) => type === 'childList' || marks.has(attributeName ?? '')))
      onChange();
    lookWithFrame();
  });
  changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  const ending = new AbortController();
  const moves = () => {
    movesUntil = performance.now() + movingMs;
    lookWithFrame();
  };
  for (const sign of ['scroll', 'transitionrun', 'animationstart', 'load', 'toggle'])
    document.addEventListener(sign, moves, { capture: true, passive: true, signal: ending.signal });
  window.addEventListener('resize', moves, { signal: ending.signal });
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(pause);
    changes.disconnect();
    ending.abort();
  };
}
