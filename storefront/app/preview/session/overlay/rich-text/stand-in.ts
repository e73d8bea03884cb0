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
};

/**
 * Puts an empty element of the same kind in the place of one that React owns, which is hidden meanwhile. Where React puts
 * another in its place, that one is hidden.
 */
export function standInFor(first: HTMLElement, { find, onChange }: Watched): StandIn | undefined {
  const element = first.cloneNode(false);
  if (!(element instanceof HTMLElement)) return undefined;
  element.setAttribute(writtenMark, '');
  let original = first;
  const take = (next: HTMLElement) => {
    original = next;
    // Before it: what comes first or last among its neighbours stays so.
    if (!element.isConnected) original.before(element);
    original.style.setProperty('display', 'none', 'important');
  };
  take(first);
  const changes = new MutationObserver(() => {
    if (!original.isConnected || !element.isConnected) {
      const next = find().find((each) => each !== element);
      if (next) take(next);
    }
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
    },
  };
}
