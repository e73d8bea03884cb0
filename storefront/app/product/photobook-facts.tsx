import { photobookCombinations } from '@blattwerk/schemas/shop/photo-products/photobook-combinations.ts';
import { photobookTypes } from '@blattwerk/schemas/shop/photo-products/photobooks.ts';
import { oneOf } from '../../page/offer/choice.ts';
import type { ProductDetail } from '../../page/product/product-detail.ts';
import { useMessages } from '../messages/messages-context.tsx';
import styles from './photobook-facts.module.css';

/** Which type of photo book it is, and how it is bound: its design is made for that type. */
export function PhotobookFacts({ detail }: { detail: ProductDetail | undefined }) {
  const t = useMessages();
  if (detail?.state !== 'sold') return null;
  const type = oneOf(photobookTypes, detail.product.productType);
  if (!type) return null;
  const bindings = photobookCombinations[type].bindings.map((binding) => t(`binding.${binding}`));
  return (
    <dl className={styles.facts}>
      <dt>{t('detail.photobookType')}</dt>
      <dd>{[detail.product.typeLabel, ...bindings].join(', ')}</dd>
    </dl>
  );
}
