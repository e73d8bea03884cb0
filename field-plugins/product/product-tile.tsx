import { Check } from 'lucide-react';
import type { ShopChoice } from '../shell/shop-choice.ts';
import styles from './product-grid.module.css';
import { ProductPicture } from './product-picture.tsx';
import type { FoundProduct } from './product-search.ts';
import { usePriceLine } from './use-price-line.ts';
import { useStanding } from './use-standing.ts';

type ProductTileProps = { product: FoundProduct; shop: ShopChoice; isChosen: boolean };

/** A product among the results. */
export function ProductTile({ product, shop, isChosen }: ProductTileProps) {
  const priceLine = usePriceLine(shop);
  const standing = useStanding(shop)({ found: true, ...product });
  return (
    <>
      <span className={styles.picture} data-faded={standing !== undefined}>
        <ProductPicture product={product} width={200} />
        {isChosen && (
          <span className={styles.mark}>
            <Check size={14} strokeWidth={2.6} aria-hidden />
          </span>
        )}
      </span>
      <span className={styles.caption}>
        <strong className={styles.name}>{product.name}</strong>
        <small className={standing === undefined ? styles.line : styles.problem}>
          {standing ?? priceLine(product)}
        </small>
      </span>
    </>
  );
}
