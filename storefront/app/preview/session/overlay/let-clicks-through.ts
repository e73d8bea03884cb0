/** A second click of a double click comes within this time. */
const doubleClickMs = 500;
/** And within so many pixels of the first one. */
const doubleClickReach = 8;

/**
 * While the page is pressed, and until a second click would have come there, the overlay takes no part: a plus that appears
 * under the pointer would take the click away. Where the pointer goes on to, it can be pressed at once.
 * @returns ends it
 */
export function letClicksThrough(host: HTMLElement): () => void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  let pressed: { x: number; y: number } | undefined;
  let isDown = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const takePart = () => {
    clearTimeout(waiting);
    pressed = undefined;
    delete host.dataset.pressed;
  };
  const onUp = () => {
    if (!isDown) return;
    isDown = false;
    waiting = setTimeout(takePart, doubleClickMs);
  };
  window.addEventListener(
    'pointerdown',
    ({ target, clientX, clientY }) => {
      if (target === host) return;
      clearTimeout(waiting);
      isDown = true;
      pressed = { x: clientX, y: clientY };
      host.dataset.pressed = '';
    },
    options,
  );
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (!pressed || isDown) return;
      if (Math.hypot(clientX - pressed.x, clientY - pressed.y) > doubleClickReach) takePart();
    },
    { ...options, passive: true },
  );
  for (const type of ['mouseup', 'pointercancel', 'dragend', 'blur'])
    window.addEventListener(type, onUp, options);
  return () => {
    clearTimeout(waiting);
    ending.abort();
  };
}
