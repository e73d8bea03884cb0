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

/** Everything of one theme, from the invitation to the thanks. */
export function ThemeCards({ blok, isFirst = false }: BlockProps<'theme_cards'>) {
  const theme = useBlockData('theme_cards', blok);
  const { urls } = usePage();
  if (!theme?.designs.length) return <WithoutProducts blok={blok} name={blok.headline} />;
  return (
    <section {...editable(blok)}>
      <SectionHeader headline={blok.headline || theme.name} />
      <ProductGrid>
        {theme.designs.map(({ id, kind, name, themeId, picture }, index) => (
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
