import { productPath } from '@blattwerk/schemas/products/product-paths.ts';
import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { FittingAccessories } from '../../../page/offer/fitting-accessories.ts';
import { listingPath } from '../../../page/product/listing-paths.ts';
import { ProductPicture } from '../../components/product-picture/product-picture.tsx';
import { SectionHeader } from '../../components/section-header/section-header.tsx';
import { usePage } from '../../context/page-context.tsx';
import { useLateMessages } from '../../messages/messages-context.tsx';
import styles from './accessories.module.css';

/** Envelopes that fit, and what else goes with a card. */
export function Accessories({ groups }: { groups: readonly FittingAccessories[] }) {
  const t = useLateMessages();
  const page = usePage();
  const { locale, urls } = page;
  if (groups.length === 0) return null;
  return (
    <section>
      <SectionHeader headline={t('detail.accessories')} />
      <div className={styles.groups}>
        {groups.map(({ label, count, accessories }) => (
          <div className={styles.group} key={label}>
            <h3 className={styles.label}>{label}</h3>
            <ul className={styles.list}>
              {accessories.map((accessory) => (
                <li className={styles.accessory} key={accessory.sku}>
                  <span className={styles.picture}>
                    {accessory.picture && <ProductPicture picture={accessory.picture} sizes="56px" />}
                  </span>
                  <a
                    className={styles.link}
                    href={urls.to(
                      productPath({ kind: 'accessory', id: accessory.sku, name: accessory.label }),
                    )}
                  >
                    {accessory.label}
                  </a>
                  <span className={styles.price}>{formatMoney(accessory.unitPrice, locale)}</span>
                </li>
              ))}
            </ul>
            {count > accessories.length && (
              <p className={styles.more}>
                <a
                  aria-label={`${label}: ${t('detail.moreAccessories', { count: count - accessories.length })}`}
                  href={urls.to(listingPath(page, 'accessory'))}
                >
                  {t('detail.moreAccessories', { count: count - accessories.length })}
                </a>
              </p>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
