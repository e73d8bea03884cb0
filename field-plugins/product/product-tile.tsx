import { fullFormatName } from '@blattwerk/schemas/shop/sizes/format-names.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { Check } from 'lucide-react';
import { useContext } from 'react';
import { LanguageContext } from '../messages/messages.ts';
import type { ShopChoice } from '../shell/shop-choice.ts';
import styles from './product-grid.module.css';
import { ProductPicture } from './product-picture.tsx';
import { type FoundProduct, tilePictureWidth } from './product-search.ts';
import { usePriceLine } from './use-price-line.ts';
import { useStanding } from './use-standing.ts';

type ProductTileProps = {
  product: FoundProduct;
  shop: ShopChoice;
  isChosen: boolean;
  /** Another product found is called the same: its type and size tell them apart. */
  isNameRepeated: boolean;
};

/** A product among the results. */
export function ProductTile({ product, shop, isChosen, isNameRepeated }: ProductTileProps) {
  const language = useContext(LanguageContext);
  const [size] = product.formats;
  const format = size === undefined ? undefined : parseFormat(size);
  const priceLine = usePriceLine(shop);
  const standing = useStanding(shop)({ found: true, ...product });
  return (
    <>
      <span className={styles.picture} data-faded={standing !== undefined}>
        <ProductPicture product={product} width={tilePictureWidth} />
        {isChosen && (
          <span className={styles.mark}>
            <Check size={14} strokeWidth={2.6} aria-hidden />
          </span>
        )}
      </span>
      <span className={styles.caption}>
        <strong className={styles.name}>{product.name}</strong>
        {isNameRepeated && (
          <small className={styles.line}>
            {[product.typeLabel, format && fullFormatName(format, language)].filter(Boolean).join(', ')}
          </small>
        )}
        <small className={standing === undefined ? styles.line : styles.problem}>
          {standing ?? priceLine(product)}
        </small>
      </span>
    </>
  );
}
