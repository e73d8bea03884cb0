/** What starts a page: modules in order, and what those import, to be loaded beside them; addresses. */
export type Start = { scripts: readonly string[]; modules: readonly string[] };

/**
 * Stands in the page as text, at its end. Loads the scripts once the first view with its large picture has been painted,
 * or as soon as the reader does something: until then they would only compete with what is seen first.
 */
export function startWhenPainted({ scripts, modules }: Start): void {
  // A picture that never comes must not keep the page from coming alive.
  const patienceMs = 3000;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of modules) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    for (const src of scripts) {
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
    }
  };
  // A frame is painted when the next one begins.
  const startAfterFrame = () => requestAnimationFrame(() => requestAnimationFrame(start));
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (picture) picture.decode().then(startAfterFrame, startAfterFrame);
  else startAfterFrame();
  setTimeout(start, patienceMs);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { capture: true, once: true });
}
