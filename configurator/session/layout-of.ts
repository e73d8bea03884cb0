import type { DraftContent, DraftLayout } from '@blattwerk/schemas/configurator/draft.ts';

/** Of a draft, what changes its layout: paper and quantity do not, words stand where those before them stood. */
export function layoutOf(content: Omit<DraftContent, 'texts' | 'photos'>): DraftLayout {
  const { choice, look, setFor, calendar, book, photoCount, language, recipe } = content;
  const { format, refinement, punching, pages, prints, substrate, mat, border } = choice;
  // A book's back is as wide as its leaves and boards are thick.
  const [paper, cover] = pages === undefined ? [] : [choice.paper, choice.cover];
  return {
    choice: {
      ...(format !== undefined && { format }),
      ...(refinement !== undefined && { refinement }),
      ...(punching !== undefined && { punching }),
      ...(pages !== undefined && { pages }),
      ...(paper !== undefined && { paper }),
      ...(cover !== undefined && { cover }),
      ...(prints !== undefined && { prints }),
      ...(substrate !== undefined && { substrate }),
      ...(mat !== undefined && { mat }),
      ...(border !== undefined && { border }),
    },
    look,
    setFor,
    calendar,
    book,
    ...(photoCount !== undefined && { photoCount }),
    ...(language !== undefined && { language }),
    ...(recipe !== undefined && { recipe }),
  };
}
