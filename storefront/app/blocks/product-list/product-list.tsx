import { ProductGrid, tileSizes } from '../../components/product-grid/product-grid.tsx';
import { CatalogueTile } from '../../components/product-tile/catalogue-tile.tsx';
import { SectionHeader } from '../../components/section-header/section-header.tsx';
import { useBlockData } from '../../shop-data/block-answers-context.tsx';
import type { BlockProps } from '../block-props.ts';
import { editable } from '../editable.ts';
import { WithoutProducts } from '../without-products/without-products.tsx';

/** Products an editor chose, with their prices. */
export function ProductList({ blok, isFirst = false }: BlockProps<'product_list'>) {
  const products = useBlockData('product_list', blok);
  if (!products?.length) return <WithoutProducts blok={blok} name={blok.headline} />;
  return (
    <section {...editable(blok)}>
      <SectionHeader headline={blok.headline} lang={blok._textLang} />
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
