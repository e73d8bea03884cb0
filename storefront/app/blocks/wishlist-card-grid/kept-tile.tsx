import { productPath } from '@blattwerk/schemas/products/product-paths.ts';
import { usePage } from '../../context/page-context.tsx';
import { LateDraftLink } from '../../drafts/late-draft-link.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { CatalogueTile } from '../../tiles/catalogue-tile.tsx';
import { tileSizes } from '../../tiles/product-grid.tsx';
import { ProductTile } from '../../tiles/product-tile.tsx';
import { WishlistButton } from '../../tiles/wishlist-button.tsx';
import type { KeptDesign } from '../../wishlist/wishlist.ts';
import type { KeptProducts } from './use-kept-products.ts';
import styles from './wishlist-card-grid.module.css';

/** Holds the place of a line that is on its way. */
const blank = '\u00a0';

type KeptTileProps = { themeId: string; design: KeptDesign; kept: KeptProducts };

/** A kept design; one that this shop no longer sells says so and can be taken off the list. */
export function KeptTile({ themeId, design, kept }: KeptTileProps) {
  const t = useMessages();
  const { urls } = usePage();
  const product = kept.kind === 'known' ? kept.products.get(design.id) : undefined;
  if (product?.found && product.isAvailable)
    return (
      <CatalogueTile
        choices={
          <LateDraftLink
            className={styles.way}
            design={{ kind: product.kind, designId: product.id }}
            name={product.name}
            text="begin"
          />
        }
        product={product}
        sizes={tileSizes}
      />
    );
  return (
    <ProductTile
      action={<WishlistButton design={design} themeId={themeId} />}
      href={product ? undefined : urls.to(productPath({ kind: 'card', ...design }))}
      kind={product ? t('wishlist.gone') : blank}
      name={design.name}
      picture={product?.found ? product.picture : null}
      price={product ? undefined : blank}
      sizes={tileSizes}
    />
  );
}
