import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { type CardMaking, cardPrintingTable } from '@blattwerk/schemas/shop/cards/card-printing.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { useEffect, useState } from 'react';
import { oneOf } from '../../../page/offer/choice.ts';
import {
  askFittingAccessories,
  type FittingAccessories,
  printedTypes,
} from '../../../page/offer/fitting-accessories.ts';
import { listingPath } from '../../../page/product/listing-paths.ts';
import { Added } from '../../basket/added.tsx';
import { useAdding } from '../../basket/use-add-to-basket.tsx';
import { Button } from '../../components/button/button.tsx';
import { ProductPicture } from '../../components/product-picture/product-picture.tsx';
import { usePage } from '../../context/page-context.tsx';
import { useTopicMessages } from '../../messages/use-topic-messages.ts';
import { askShop } from '../../network/ask-shop.ts';
import styles from './envelopes-too.module.css';

type EnvelopesTooProps = {
  /** A card that was put into the basket. */
  product: Pick<CatalogueProduct, 'productType' | 'priceFormat'>;
  /** Of the card. */
  pieces: number;
};

/** Cards of these makings go by post; what lies on tables, hangs or sticks does not. */
const posted: readonly CardMaking[] = ['flat', 'folded', 'double-folded', 'leporello', 'pocketfold', 'fan'];

/** Envelopes that fit a card, by one press as many as there are cards; nothing for what is not posted. */
export default function EnvelopesToo({ product, pieces }: EnvelopesTooProps) {
  const t = useTopicMessages('configurator');
  const page = usePage();
  const { locale, urls } = page;
  const [group, setGroup] = useState<FittingAccessories>();
  const { adding, add } = useAdding();
  const type = oneOf(printedTypes, product.productType);
  const isPosted = type !== undefined && posted.includes(cardPrintingTable[type].making);
  const { productType, priceFormat } = product;
  useEffect(() => {
    if (!isPosted) return undefined;
    let isShown = true;
    void askFittingAccessories(askShop(page), { productType, priceFormat }, ['envelope']).then(([found]) => {
      if (isShown) setGroup(found);
    });
    return () => {
      isShown = false;
    };
  }, [isPosted, page, productType, priceFormat]);
  if (!group) return null;
  return (
    <section aria-label={t('configurator.envelopes')} className={styles.envelopes}>
      <h3 className={styles.heading}>{t('configurator.envelopes')}</h3>
      <ul className={styles.list}>
        {group.accessories.map(({ sku, label, picture, unitPrice }) => (
          <li className={styles.envelope} key={sku}>
            <span className={styles.picture}>
              {picture && <ProductPicture picture={picture} sizes="56px" />}
            </span>
            <span className={styles.name}>
              {label}{' '}
              <span className={styles.price}>
                {t('basket.each', { price: formatMoney(unitPrice, locale) })}
              </span>
            </span>
            <Button
              disabled={adding.kind === 'sending'}
              onClick={() => void add({ kind: 'accessory', sku }, pieces)}
              type="button"
              variant="secondary"
            >
              {t('configurator.envelopesAdd', { count: pieces })}
              <span className="visually-hidden">: {label}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Added adding={adding} />
      <p className={styles.more}>
        <a href={urls.to(listingPath(page, 'accessory'))}>
          {t('configurator.envelopesAll', { count: group.count })}
        </a>
      </p>
    </section>
  );
}
