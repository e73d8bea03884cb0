type Box = { left: number; top: number; width: number; height: number };

type Followed = { find(): HTMLElement | undefined; element: HTMLElement | undefined; shown: string };

const followed = new Map<HTMLElement, Followed>();
let isFollowing = false;
/** Something has come into the page or gone since missing elements were last looked for. */
let isChanged = true;
let watching: MutationObserver | undefined;

/**
 * Keeps a box of the overlay where an element of the page is, whatever moves that element. The box stands in the page's
 * own coordinates, so that it scrolls with the page by itself; everything else is looked at once a painted frame.
 * @param find the element, looked for anew when it has left the page
 * @returns ends it
 */
export function followElement(box: HTMLElement, find: () => HTMLElement | undefined): () => void {
  const each: Followed = { find, element: undefined, shown: '' };
  followed.set(box, each);
  // At once, so that what the box holds can take the focus.
  show(box, each, look(each, true));
  if (!isFollowing) start();
  return () => {
    followed.delete(box);
  };
}

function start(): void {
  isFollowing = true;
  watching ??= new MutationObserver(() => {
    isChanged = true;
  });
  watching.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-blok-uid', 'data-field'],
  });
  requestAnimationFrame(place);
}

/** Reads all places first and writes them after: the other way round the page would be laid out for each box. */
function place(): void {
  isFollowing = followed.size > 0;
  if (isFollowing) requestAnimationFrame(place);
  else watching?.disconnect();
  const places = [...followed].map(([box, each]) => ({ box, each, now: look(each, isChanged) }));
  isChanged = false;
  for (const { box, each, now } of places) show(box, each, now);
}

/** Searching costs more than a frame may: a missing element is searched for once, and again when the page has changed. */
function look(each: Followed, mayHaveCome: boolean): Box | undefined {
  if (mayHaveCome && !each.element?.isConnected) each.element = each.find();
  return each.element && boxOf(each.element);
}

function show(box: HTMLElement, each: Followed, now: Box | undefined): void {
  const shown = now ? `${now.left} ${now.top} ${now.width} ${now.height}` : 'nowhere';
  if (shown === each.shown) return;
  each.shown = shown;
  box.hidden = now === undefined;
  if (!now) return;
  // No transform: the menu sticks to the window's edge by where its box is laid out.
  box.style.left = `${now.left}px`;
  box.style.top = `${now.top}px`;
  box.style.width = `${now.width}px`;
  box.style.height = `${now.height}px`;
}

/** Where an element stands on the page in its pixels; undefined while nothing of it is shown. */
function boxOf(element: HTMLElement): Box | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 && height === 0) return undefined;
  return { left: left + window.scrollX, top: top + window.scrollY, width, height };
}

/** Of several elements that show the same, the one that can be seen. */
export function seenOf(elements: readonly HTMLElement[]): HTMLElement | undefined {
  const shown = elements.filter((each) =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  return shown.find(isInView) ?? shown[0] ?? elements[0];
}

export function isInView(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
}
