import { writtenMark } from './written.ts';

export type StandIn = {
  /** Stands where the page shows the text, with its classes and marks. */
  element: HTMLElement;
  end(): void;
};

type Watched = {
  /** The elements of the page that show the text, and the stand-in itself once it is there. */
  find(): readonly HTMLElement[];
  /** Something of the page has come or gone. */
  onChange(): void;
  /** An element of our own, which goes as soon as the page shows the text, or at the end. */
  isOurs: boolean;
};

/**
 * Puts an empty element of the same kind in the place of one that React owns, which is hidden meanwhile. Where React puts
 * another in its place, that one is hidden. Where the page has none yet, it stands in the place of one of ours, and becomes
 * of the page's kind with the first that the page shows.
 */
export function standInFor(first: HTMLElement, { find, onChange, isOurs }: Watched): StandIn | undefined {
  const element = first.cloneNode(false);
  if (!(element instanceof HTMLElement)) return undefined;
  element.setAttribute(writtenMark, '');
  let original = first;
  let isWaiting = isOurs;
  const take = (next: HTMLElement) => {
    original = next;
    // Before it: what comes first or last among its neighbours stays so.
    if (!element.isConnected) original.before(element);
    original.style.setProperty('display', 'none', 'important');
  };
  const settle = (next: HTMLElement) => {
    isWaiting = false;
    first.remove();
    wearMarksOf(element, next);
    next.before(element);
    take(next);
  };
  take(first);
  const changes = new MutationObserver(() => {
    const isGone = !original.isConnected || !element.isConnected;
    const next = isGone || isWaiting ? find().find((each) => each !== element) : undefined;
    if (next && isWaiting) settle(next);
    else if (next) take(next);
    onChange();
  });
  changes.observe(document.body, { childList: true, subtree: true });
  return {
    element,
    end() {
      changes.disconnect();
      original.style.removeProperty('display');
      if (original.getAttribute('style') === '') original.removeAttribute('style');
      element.remove();
      if (isOurs) first.remove();
    },
  };
}

/** Its classes beside those that the editor has put there, its language and its marks. */
function wearMarksOf(element: HTMLElement, shown: HTMLElement): void {
  element.classList.add(...shown.classList);
  if (shown.lang !== '') element.lang = shown.lang;
  Object.assign(element.dataset, shown.dataset);
}
