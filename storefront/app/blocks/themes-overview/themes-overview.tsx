import { productPath } from '@blattwerk/schemas/shop/product-paths.ts';
import { ProductGrid, tileSizes } from '../../components/product-grid/product-grid.tsx';
import { ProductTile } from '../../components/product-tile/product-tile.tsx';
import { SectionHeader } from '../../components/section-header/section-header.tsx';
import { usePage } from '../../context/page-context.tsx';
import { useBlockData } from '../../shop-data/block-answers-context.tsx';
import { WishlistButton } from '../../wishlist/wishlist-button.tsx';
import type { BlockProps } from '../block-props.ts';
import { editable } from '../editable.ts';
import { WithoutProducts } from '../without-products/without-products.tsx';

/** The themes of an occasion. */
export function ThemesOverview({ blok, isFirst = false }: BlockProps<'themes_overview'>) {
  const listing = useBlockData('themes_overview', blok);
  const { urls } = usePage();
  if (!listing?.total) return <WithoutProducts blok={blok} name={blok.headline} />;
  return (
    <section {...editable(blok)}>
      <SectionHeader headline={blok.headline} />
      <ProductGrid>
        {listing.designs.map(({ id, kind, name, themeId, picture }, index) => (
          <ProductTile
            action={<WishlistButton design={{ id: String(id), name }} themeId={String(themeId)} />}
            href={urls.to(productPath({ kind, id: String(id), name }))}
            isPriority={isFirst && index < 4}
            key={id}
            name={name}
            picture={picture}
            sizes={tileSizes}
          />
        ))}
      </ProductGrid>
    </section>
  );
}
