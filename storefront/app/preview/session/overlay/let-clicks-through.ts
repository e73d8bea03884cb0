/**
 * While the page is pressed the overlay takes no part: a plus that appears under the pointer between press and release
 * would take the click away.
 * @returns ends it
 */
export function letClicksThrough(host: HTMLElement): () => void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  const release = () => delete host.dataset.pressed;
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target !== host) host.dataset.pressed = '';
    },
    options,
  );
  for (const type of ['mouseup', 'pointercancel', 'dragend', 'blur'])
    window.addEventListener(type, release, options);
  return () => ending.abort();
}
