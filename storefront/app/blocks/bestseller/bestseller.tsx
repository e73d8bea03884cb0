import { WithoutProducts } from '../../components/without-products/without-products.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import { usePage } from '../../context/page-context.tsx';
import { ProductRow } from '../../tiles/product-row.tsx';
import { useBlockData } from '../block-answers-context.tsx';
import type { BlockProps } from '../block-props.ts';

/** Products that many like, side by side. */
export function Bestseller({ blok }: BlockProps<'bestseller'>) {
  const mark = marksOf(blok);
  const { route } = usePage();
  // On the page of one of them only the others are shown.
  const products = useBlockData('bestseller', blok)?.filter(
    ({ kind, id }) => kind !== route.product?.kind || id !== route.product.id,
  );
  if (!products?.length) return <WithoutProducts blok={blok} name={blok.headline} />;
  return (
    <ProductRow
      block={editable(blok)}
      headline={blok.headline}
      mark={mark.headline}
      lang={blok._textLang}
      products={products}
    />
  );
}
