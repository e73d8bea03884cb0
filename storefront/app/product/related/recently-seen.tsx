import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { useEffect, useState } from 'react';
import { usePage } from '../../context/page-context.tsx';
import { useLateMessages } from '../../messages/messages-context.tsx';
import { askShop } from '../../network/ask-shop.ts';
import { ProductRow } from '../../tiles/product-row.tsx';
import { rememberProduct, seenProducts } from './seen-products.ts';

/** What this browser looked at before; nothing where it remembers nothing. */
export function RecentlySeen({ product: { kind, id } }: { product: Pick<CatalogueProduct, 'kind' | 'id'> }) {
  const t = useLateMessages();
  const page = usePage();
  const [products, setProducts] = useState<readonly CatalogueProduct[]>([]);
  useEffect(() => {
    const reference = `${kind}:${id}`;
    const seen = seenProducts().filter((other) => other !== reference);
    if (!page.isPreview) rememberProduct(reference);
    if (seen.length === 0) return setProducts([]);
    let isWanted = true;
    const ask = askShop(page);
    void ask('GET /web-api/products/chosen', { query: { products: seen } }).then((answer) => {
      if (!isWanted || !answer.ok) return;
      setProducts(answer.value.products.flatMap((one) => (one.found && one.isAvailable ? [one] : [])));
    });
    return () => {
      isWanted = false;
    };
  }, [kind, id, page]);
  return <ProductRow headline={t('detail.recentlySeen')} products={products} />;
}
