import type { BasketLine } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { ProductPicture } from '../components/product-picture/product-picture.tsx';
import styles from './line-picture.module.css';

type LinePictureProps = { line: Pick<BasketLine, 'item' | 'picture'>; sizes: string };

/** What a line is of, to look at; a gift voucher has no picture but its ribbon. */
export function LinePicture({ line: { item, picture }, sizes }: LinePictureProps) {
  if (picture) return <ProductPicture picture={picture} sizes={sizes} />;
  if (item.kind !== 'giftVoucher') return null;
  return (
    <svg aria-hidden="true" className={styles.gift} viewBox="0 0 50 30">
      <rect className={styles.card} height="18" rx="1.5" width="30" x="10" y="6" />
      <path className={styles.ribbon} d="M19 6v18M10 13h30" />
      <path
        className={styles.bow}
        d="M19 13c-4-1-6-3-4.6-4.5S18 9.5 19 13c1-3.5 3.2-6 4.6-4.5S23 12 19 13Z"
      />
    </svg>
  );
}
