import { productPath } from '@blattwerk/schemas/products/product-paths.ts';
import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { displayFormat, lengthUnitOf } from '@blattwerk/schemas/shop/sizes/format-display.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { useState } from 'react';
import type { ListedTile } from '../../page/listing/listing-page.ts';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import { ProductTile } from '../tiles/product-tile.tsx';
import { WishlistButton } from '../tiles/wishlist-button.tsx';
import { BlankSheet } from './blank-sheet.tsx';
import styles from './listing-tile.module.css';
import { TileColours } from './tile-colours.tsx';

/** How a design is made, and how large: `Klappkarte, hoch`, `14,8 × 10,5 cm (A6)`; what has no design says so in its name. */
function useMadeAs({ format, madeAs, words }: ListedTile): string[] {
  const { channel, locale } = usePage();
  const size = parseFormat(format ?? '');
  if (madeAs === undefined || !size) return [];
  const shown = displayFormat(size, locale, lengthUnitOf(channel, locale));
  return madeAs === words.detail ? [shown] : [madeAs, shown];
}

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
  const made = useMadeAs(tile);
  const hrefOf = (variant: string) => urls.to(productPath({ kind, id: variant, name }));
  return (
    <ProductTile
      action={themeId !== undefined && <WishlistButton design={{ id, name }} themeId={themeId} />}
      choices={
        <>
          {made.map((line) => (
            <p className={styles.made} key={line}>
              {line}
            </p>
          ))}
          {inColours.length > 1 && (
            <TileColours hrefOf={hrefOf} inColours={inColours} onShow={show} shownId={id} />
          )}
        </>
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
