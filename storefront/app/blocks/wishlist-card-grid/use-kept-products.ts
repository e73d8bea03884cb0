import type { ChosenProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { useEffect, useState } from 'react';
import { usePage } from '../../context/page-context.tsx';
import { askShop } from '../../network/ask-shop.ts';
import type { Wishlist } from '../../wishlist/wishlist.ts';

/** Products the back end tells about in one answer. */
const atOnce = 48;

export type KeptProducts =
  | { kind: 'loading' | 'failed' }
  /** By the design's id. */
  | { kind: 'known'; products: ReadonlyMap<string, ChosenProduct> };

/** What the back end knows about the kept designs; those known already are not asked for again. */
export function useKeptProducts(wishlist: Wishlist): { kept: KeptProducts; retry(): void } {
  const page = usePage();
  const [known, setKnown] = useState<ReadonlyMap<string, ChosenProduct>>(new Map());
  const [failures, setFailures] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const ids = wishlist.flatMap(({ designs }) => designs.map(({ id }) => id));
  const missing = [...new Set(ids)].filter((id) => /^\d{1,9}$/.test(id) && !known.has(id)).slice(0, atOnce);
  const question = missing.map((id) => `card:${id}`).join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again.
  useEffect(() => {
    if (question === '') return;
    const leaving = new AbortController();
    const ask = askShop(page);
    ask('GET /web-api/products/chosen', {
      query: { products: question.split(' ') },
      signal: leaving.signal,
    }).then(
      (answer) => {
        setHasFailed(!answer.ok);
        if (!answer.ok) return;
        setKnown(
          (before) => new Map([...before, ...answer.value.products.map((one) => [one.id, one] as const)]),
        );
      },
      () => {},
    );
    return () => leaving.abort();
  }, [question, page, failures]);

  const retry = () => {
    setHasFailed(false);
    setFailures((count) => count + 1);
  };
  if (question !== '' && known.size === 0) return { kept: { kind: hasFailed ? 'failed' : 'loading' }, retry };
  return { kept: { kind: 'known', products: known }, retry };
}
