import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';

/** A draft of a book in which nothing was changed. */
export function draftOf(pages: string): DraftContent {
  const layout = { choice: { pages }, look: { palette: null, pairing: null }, setFor: {} };
  return {
    version: 1,
    ...layout,
    calendar: null,
    book: null,
    texts: {},
    photos: {},
    names: [],
    prints: [],
    tray: [],
  };
}
