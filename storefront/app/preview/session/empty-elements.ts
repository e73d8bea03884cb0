import { marksOfPage } from './marks.ts';

export type EmptyElements = {
  /** Marks of the blocks whose elements show something or are folded away. */
  shownMarks(): ReadonlySet<string>;
  end(): void;
};

/**
 * Knows which marked elements of the page have no area. The browser tells of every element whose size becomes another,
 * so that a look at a long page measures few of them.
 * @param onResize called when an element's size may have become something or nothing
 */
export function findEmptyElements(onResize: () => void): EmptyElements {
  const observed = new Set<HTMLElement>();
  const suspects = new Set<HTMLElement>();
  const sizes = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      if (!(target instanceof HTMLElement)) continue;
      const hasArea = borderBoxSize.every(({ blockSize, inlineSize }) => blockSize > 0 && inlineSize > 0);
      if (hasArea) suspects.delete(target);
      else suspects.add(target);
    }
    onResize();
  });

  let known: ReturnType<typeof marksOfPage>['blocks'] = [];
  let empty: readonly HTMLElement[] = [];
  let shown: ReadonlySet<string> = new Set();
  return {
    shownMarks() {
      const { blocks } = marksOfPage();
      const areOthers = blocks !== known;
      if (areOthers) observe(new Set(blocks.map(({ element }) => element)));
      known = blocks;
      const now = [...suspects].filter(isEmpty);
      // Typed letters seldom make anything empty: then five hundred marks need no new set.
      if (areOthers || now.length !== empty.length || now.some((each, place) => each !== empty[place])) {
        const without = new Set(now);
        empty = now;
        shown = new Set(blocks.filter(({ element }) => !without.has(element)).map(({ mark }) => mark));
      }
      return shown;
    },
    end: () => sizes.disconnect(),
  };

  function observe(elements: ReadonlySet<HTMLElement>): void {
    for (const element of observed) {
      if (elements.has(element)) continue;
      observed.delete(element);
      suspects.delete(element);
      sizes.unobserve(element);
    }
    for (const element of elements) {
      if (observed.has(element)) continue;
      observed.add(element);
      // Until its size is told.
      suspects.add(element);
      sizes.observe(element);
    }
  }
}

/** What is folded away is not empty; inline elements have an area of which no observer tells. */
function isEmpty(element: HTMLElement): boolean {
  if (!element.checkVisibility()) return false;
  const { width, height } = element.getBoundingClientRect();
  return width === 0 || height === 0;
}
