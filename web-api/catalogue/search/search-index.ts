import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { type SparseSet, sparseSet } from '../listing/sparse-set.ts';
import type { Stems } from './stems.ts';
import type { Term } from './term.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';

/** What searches know of a list of products: terms, and where in the list each holds. */
export type SearchIndex = {
  /** Of the list. */
  size: number;
  terms: readonly Term[];
  /** Where in the list a term holds, by the term's number. */
  places: readonly SparseSet[];
  /** Read once, when the first search in the language comes. */
  vocabulary(language: Language, stems: Stems): Promise<Vocabulary>;
};

/** An index over a list of products, held in memory. */
export function createSearchIndex(list: readonly (readonly Term[])[]): SearchIndex {
  const numbers = new Map<string, number>();
  const terms: Term[] = [];
  const places: number[][] = [];
  list.forEach((own, place) => {
    for (const term of own) {
      const number = numbers.get(term.key) ?? terms.length;
      if (number === terms.length) {
        numbers.set(term.key, number);
        terms.push(term);
        places.push([]);
      }
      // A term that a product has twice, as two of its colours do, stands there once.
      if (places[number]?.at(-1) !== place) places[number]?.push(place);
    }
  });
  const vocabularies = new Map<Language, Promise<Vocabulary>>();
  return {
    size: list.length,
    terms,
    places: places.map(sparseSet),
    vocabulary(language, stems) {
      const known = vocabularies.get(language) ?? readVocabulary(terms, language, stems);
      vocabularies.set(language, known);
      known.catch(() => vocabularies.delete(language));
      return known;
    },
  };
}
