/** What starts a page: modules in order, what those import, to be loaded beside them, and all styles; addresses. */
export type Start = { sheet: string | undefined; scripts: readonly string[]; modules: readonly string[] };

/**
 * Stands in the page as text, at its end. Loads the scripts once the first view with its large picture has been painted,
 * or as soon as the reader does something: until then they would only compete with what is seen first.
 */
export function startWhenPainted({ sheet, scripts, modules }: Start): void {
  // A picture that never comes must not keep the page from coming alive.
  const patienceMs = 3000;
  let isStarted = false;
  const add = (name: string, properties: object) => {
    const element = Object.assign(document.createElement(name), properties);
    document.head.append(element);
    return element;
  };
  const run = () => {
    for (const src of scripts) add('script', { type: 'module', src });
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of modules) add('link', { rel: 'modulepreload', href });
    // What scripts show may be of other styles than what is painted; without them it is better than nothing.
    if (sheet) add('link', { rel: 'stylesheet', href: sheet, onload: run, onerror: run });
    else run();
  };
  // A frame is painted when the next one begins.
  const startAfterFrame = () => requestAnimationFrame(() => requestAnimationFrame(start));
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (picture) picture.decode().then(startAfterFrame, startAfterFrame);
  else startAfterFrame();
  setTimeout(start, patienceMs);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { capture: true, once: true });
}
