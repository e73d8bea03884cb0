import { productPath } from '@blattwerk/schemas/products/product-paths.ts';
import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { useState } from 'react';
import type { ListedTile } from '../../page/listing/listing-page.ts';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import { ProductTile } from '../tiles/product-tile.tsx';
import { WishlistButton } from '../tiles/wishlist-button.tsx';
import { BlankSheet } from './blank-sheet.tsx';
import styles from './listing-tile.module.css';
import { TileColours } from './tile-colours.tsx';

/** Width a tile takes on the page. */
const tileSizes = '(min-width: 1300px) 240px, (min-width: 768px) 24vw, 38vw';

type ListingTileProps = { tile: ListedTile; isPriority: boolean };

/** A design or product with what it is, what it costs at least, and whether it can be refined. */
export function ListingTile({ tile, isPriority }: ListingTileProps) {
  const { urls, locale } = usePage();
  const t = useLateMessages();
  const { kind, name, words, themeId, format, priceFrom, isRefinable, inColours } = tile;
  const [id, show] = useState(tile.id);
  const picture = inColours.find((variant) => String(variant.id) === id)?.picture ?? tile.picture;
  const hrefOf = (variant: string) => urls.to(productPath({ kind, id: variant, name }));
  return (
    <ProductTile
      action={themeId !== undefined && <WishlistButton design={{ id, name }} themeId={themeId} />}
      choices={
        inColours.length > 1 && (
          <TileColours hrefOf={hrefOf} inColours={inColours} onShow={show} shownId={id} />
        )
      }
      href={hrefOf(id)}
      isPriority={isPriority}
      kind={words.detail}
      label={name}
      name={words.title}
      picture={picture}
      price={priceFrom ? t('price.from', { price: formatMoney(priceFrom, locale) }) : undefined}
      sizes={tileSizes}
      standIn={<BlankSheet format={format} />}
      tag={isRefinable && <span className={styles.refined}>{t('listing.refined')}</span>}
    />
  );
}
