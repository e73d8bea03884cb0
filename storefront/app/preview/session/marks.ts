type Marks = {
  /** Elements in the order of the page, by the attribute and what it says. */
  by: ReadonlyMap<string, readonly HTMLElement[]>;
  /** All that stand for a block themselves. */
  blocks: readonly { element: HTMLElement; mark: string }[];
};
export type MarkAttribute = (typeof attributes)[number];

const attributes = ['data-blok-uid', 'data-wide-blok-uid', 'data-field'] as const;
const selector = attributes.map((attribute) => `[${attribute}]`).join();
const none: readonly HTMLElement[] = [];

let marks: Marks | undefined;
let changes: MutationObserver | undefined;

/**
 * The page's marked elements, read once after a change: a search through a long page takes a millisecond, and dozens are
 * needed for one look at it.
 */
export function marksOfPage(): Marks {
  changes ??= watchMarks();
  if (changes.takeRecords().length > 0) marks = undefined;
  marks ??= readMarks();
  return marks;
}

export function elementsMarked(attribute: MarkAttribute, value: string): readonly HTMLElement[] {
  return marksOfPage().by.get(`${attribute} ${value}`) ?? none;
}

function watchMarks(): MutationObserver {
  const observer = new MutationObserver(() => {
    marks = undefined;
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: [...attributes] });
  return observer;
}

function readMarks(): Marks {
  const by = new Map<string, HTMLElement[]>();
  const blocks: Marks['blocks'][number][] = [];
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    for (const attribute of attributes) {
      const value = element.getAttribute(attribute);
      if (value === null) continue;
      const same = by.get(`${attribute} ${value}`);
      if (same) same.push(element);
      else by.set(`${attribute} ${value}`, [element]);
      if (attribute === 'data-blok-uid' && element.dataset.standIn === undefined)
        blocks.push({ element, mark: value });
    }
  }
  return { by, blocks };
}
