/** A second click of a double click comes within this time. */
const doubleClickMs = 500;

/**
 * While the page is pressed, and until a second click would have come, the overlay takes no part: a plus that appears under
 * the pointer would take the click away.
 * @returns ends it
 */
export function letClicksThrough(host: HTMLElement): () => void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const release = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => delete host.dataset.pressed, doubleClickMs);
  };
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target === host) return;
      clearTimeout(waiting);
      host.dataset.pressed = '';
    },
    options,
  );
  for (const type of ['mouseup', 'pointercancel', 'dragend', 'blur'])
    window.addEventListener(type, release, options);
  return () => {
    clearTimeout(waiting);
    ending.abort();
  };
}
