import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { useEffect, useState } from 'react';
import { usePage } from '../../context/page-context.tsx';
import { askShop } from '../../network/ask-shop.ts';

/** Milliseconds of rest before the back end is asked. */
const restMs = 180;
const shortestWord = 2;
/** Pages and products together. */
export const mostSuggestions = 6;

/** Products that fit, and what they were looked for by where that is not what was typed. */
export type Suggestions = { products: readonly CatalogueProduct[]; corrected: string | undefined };

/** The products that fit best what has been typed; undefined while there is nothing to suggest for. */
export function useSuggestions(typed: string): Suggestions | undefined {
  const page = usePage();
  const words = typed.trim();
  const [found, setFound] = useState<Suggestions>();
  useEffect(() => {
    if (words.length < shortestWord) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const ask = askShop(page, leaving.signal);
      const answer = await ask('GET /web-api/products', {
        query: { search: words, pageSize: mostSuggestions },
      });
      if (leaving.signal.aborted || !answer.ok) return;
      const { products, search } = answer.value;
      setFound({ products, corrected: search?.corrected });
    }, restMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [words, page]);
  return words.length < shortestWord ? undefined : found;
}
