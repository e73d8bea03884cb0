import { listingPath } from '../../../page/product/listing-paths.ts';
import type { MissingProduct as Missing } from '../../../page/product/product-detail.ts';
import { buttonClass } from '../../components/button/button-class.ts';
import { Headline } from '../../components/headline/headline.tsx';
import { usePage } from '../../context/page-context.tsx';
import { useLateMessages } from '../../messages/messages-context.tsx';
import { CatalogueTile } from '../../tiles/catalogue-tile.tsx';
import { ProductGrid, tileSizes } from '../../tiles/product-grid.tsx';
import styles from './missing-product.module.css';

/** In place of a product that is unknown or not sold here: others of its kind, and the way to all of them. */
export function MissingProduct({ similar }: Pick<Missing, 'similar'>) {
  const t = useLateMessages();
  const page = usePage();
  const listing = page.urls.to(listingPath(page, page.route.product?.kind));
  return (
    <section className={styles.missing}>
      <Headline as="h1" size="title">
        {t('detail.missing')}
      </Headline>
      <p className={styles.text}>{t('detail.missingText')}</p>
      {similar.length > 0 && (
        <ProductGrid label={t('detail.similar')}>
          {similar.map((product, index) => (
            <CatalogueTile isPriority={index < 4} key={product.id} product={product} sizes={tileSizes} />
          ))}
        </ProductGrid>
      )}
      <p>
        <a className={buttonClass({ variant: 'secondary' })} href={listing}>
          {t('detail.allOfKind')}
        </a>
      </p>
    </section>
  );
}
