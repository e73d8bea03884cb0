import type { BookSheet } from '@blattwerk/schemas/configurator/book.ts';
import type { Design } from '../model/design.ts';

/** Pages before the sheets of a book: its cover. */
export const pagesBeforeSheets = 1;

/**
 * A book whose sheets were only moved, without asking how it is laid out: the content of each is the same.
 * @returns undefined where more was changed, and the layout has to be made anew
 */
export function designInOrder(
  design: Design,
  shown: readonly BookSheet[],
  wanted: readonly BookSheet[],
): Design | undefined {
  if (shown.length !== wanted.length) return undefined;
  const before = new Map(shown.map(({ id, layout }, place) => [`${id} ${layout}`, place]));
  const places = wanted.map(({ id, layout }) => before.get(`${id} ${layout}`));
  const pages = places.map((from, to) => {
    const page = from === undefined ? undefined : design.pages[from + pagesBeforeSheets];
    const at = design.pages[to + pagesBeforeSheets];
    return page && at && (from === to ? page : { ...page, id: at.id, label: at.label });
  });
  const known = pages.filter((page) => page !== undefined);
  if (known.length < pages.length) return undefined;
  return { ...design, pages: [...design.pages.slice(0, pagesBeforeSheets), ...known] };
}
