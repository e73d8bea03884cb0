import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';

/**
 * How much a match says of what was meant: the kind of a product and its occasion most, then what it is called, then
 * what is drawn on it, then the rest: colours, styles, papers, sizes.
 */
export type Weight = 'kind' | 'name' | 'motif' | 'rest';

/** Something that products share and that searches find them by. */
export type Term = {
  /** The same key is the same term. */
  key: string;
  weight: Weight;
  /** Every way to call it in a language. */
  phrases(language: Language): readonly string[];
};
