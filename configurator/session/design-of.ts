import { designInOrder } from '@blattwerk/designs/editing/book-order.ts';
import { designWithPhotos } from '@blattwerk/designs/editing/photos.ts';
import { designOfPrints } from '@blattwerk/designs/editing/prints.ts';
import { designWithStyles } from '@blattwerk/designs/editing/text-styles.ts';
import { designWithUnfoiled } from '@blattwerk/designs/editing/unfoiled.ts';
import { designWithWords } from '@blattwerk/designs/editing/words.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import type { ComposedBook } from '@blattwerk/schemas/configurator/book.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import type { Composed } from '@blattwerk/schemas/web-api/configurator/composition-endpoints.ts';

/** A draft's document at once, in the steps that `useDraft` keeps one by one. */
export function designOf(composed: Composed, content: DraftContent): Design {
  const styled = designWithStyles(inOrder(composed, content.book).laidOut, content.styles);
  const worded = designWithWords(styled, content.texts);
  const finished = designWithUnfoiled(designOfPrints(worded, content.prints), content.unfoiled);
  return designWithPhotos(finished, content.photos);
}

/** Pages that were only moved are shown at their places at once; all other changes wait for the layout. */
export function inOrder(
  composed: Composed,
  wanted: DraftContent['book'],
): { laidOut: Design; book: ComposedBook | null } {
  const { book } = composed;
  const moved = book && wanted && designInOrder(composed.design, book.sheets, wanted.sheets);
  if (!moved) return { laidOut: composed.design, book };
  return { laidOut: moved, book: { ...book, sheets: wanted.sheets } };
}
