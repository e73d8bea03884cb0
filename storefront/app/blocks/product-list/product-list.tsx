import { SectionHeader } from '../../components/section-header/section-header.tsx';
import { WithoutProducts } from '../../components/without-products/without-products.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import { CatalogueTile } from '../../tiles/catalogue-tile.tsx';
import { ProductGrid, tileSizes } from '../../tiles/product-grid.tsx';
import { useBlockData } from '../block-answers-context.tsx';
import type { BlockProps } from '../block-props.ts';

/** Products an editor chose, with their prices. */
export function ProductList({ blok, isFirst = false }: BlockProps<'product_list'>) {
  const mark = marksOf(blok);
  const products = useBlockData('product_list', blok);
  if (!products?.length) return <WithoutProducts blok={blok} name={blok.headline} />;
  return (
    <section {...editable(blok)}>
      <SectionHeader headline={blok.headline} lang={blok._textLang} mark={mark.headline} />
      <ProductGrid>
        {products.map((product, index) => (
          <CatalogueTile
            isPriority={isFirst && index < 4}
            key={`${product.kind} ${product.id}`}
            product={product}
            sizes={tileSizes}
          />
        ))}
      </ProductGrid>
    </section>
  );
}
