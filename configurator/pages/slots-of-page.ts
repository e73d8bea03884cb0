import { pagesBeforeSheets } from '@blattwerk/designs/editing/book-order.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import type { ComposedBook } from '@blattwerk/schemas/configurator/book.ts';
import type { TextSlot } from '@blattwerk/schemas/web-api/configurator/composition-endpoints.ts';

/**
 * Of all texts of a book those of the page that is shown, and those whose pages are gone: a list of
 * eighty captions would be too long to find one in.
 */
export function textSlotsOfPage(
  slots: readonly TextSlot[],
  { pages }: Design,
  book: ComposedBook,
  pageIndex: number,
): TextSlot[] {
  const layers = pages[pageIndex]?.layers ?? [];
  const here = new Set(layers.flatMap((layer) => (layer.type === 'text' ? (layer.slot ?? []) : [])));
  const sheet = book.sheets[pageIndex - pagesBeforeSheets];
  const layout = [...book.spreads, ...book.singles].find(({ id }) => id === sheet?.layout);
  const known = new Set(book.sheets.map(({ id }) => `caption-${id}`));
  return slots.filter(({ slot }) => {
    if (here.has(slot)) return true;
    if (!slot.startsWith('caption-')) return pageIndex < pagesBeforeSheets;
    return slot === `caption-${sheet?.id}` ? layout?.words !== null : !known.has(slot);
  });
}
