import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { SectionHeader } from '../../components/section-header/section-header.tsx';
import { useIsMounted } from '../../components/use-is-mounted.ts';
import { editable, marksOf } from '../../context/editable.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { ProductGrid } from '../../tiles/product-grid.tsx';
import { useWishlist } from '../../wishlist/use-wishlist.ts';
import { type KeptTheme, removeTheme } from '../../wishlist/wishlist.ts';
import { storedWishlist, storeWishlist } from '../../wishlist/wishlist-store.ts';
import type { BlockProps } from '../block-props.ts';
import { KeptTile } from './kept-tile.tsx';
import { type KeptProducts, useKeptProducts } from './use-kept-products.ts';
import styles from './wishlist-card-grid.module.css';

/** What a visitor keeps, theme by theme; it lives in the browser, so nothing of it is in the page that is sent. */
export function WishlistCardGrid({ blok }: BlockProps<'wishlist_card_grid'>) {
  const mark = marksOf(blok);
  const t = useMessages();
  const wishlist = useWishlist();
  const { kept, retry } = useKeptProducts(wishlist);
  const isMounted = useIsMounted();
  return (
    <section aria-busy={!isMounted || kept.kind === 'loading'} className={styles.list} {...editable(blok)}>
      {wishlist.length > 0 && (
        <SectionHeader headline={blok.headline} lang={blok._textLang} mark={mark.headline} />
      )}
      {kept.kind === 'failed' ? (
        <div className={styles.failed} role="alert">
          <p>{t('wishlist.failed')}</p>
          <Button onClick={retry} variant="secondary">
            {t('wishlist.retry')}
          </Button>
        </div>
      ) : (
        wishlist.map((theme) => <Theme kept={kept} key={theme.id} theme={theme} />)
      )}
      {isMounted && wishlist.length === 0 && (
        <div className={styles.empty}>
          <span className={styles.place}>
            <Icon name="heart" size={28} />
          </span>
          <RichText document={blok.emptyText} mark={mark.emptyText} />
        </div>
      )}
    </section>
  );
}

function Theme({ theme, kept }: { theme: KeptTheme; kept: KeptProducts }) {
  const t = useMessages();
  return (
    <div className={styles.theme}>
      <ProductGrid>
        {theme.designs.map((design) => (
          <KeptTile design={design} kept={kept} key={design.id} themeId={theme.id} />
        ))}
      </ProductGrid>
      {theme.designs.length > 1 && (
        <button
          className={styles.remove}
          onClick={() => storeWishlist(removeTheme(storedWishlist(), theme.id))}
          type="button"
        >
          {t('wishlist.removeTheme', { count: theme.designs.length })}
        </button>
      )}
    </div>
  );
}
