import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { ProductRow } from '../tiles/product-row.tsx';
import styles from './missing-page.module.css';
import { NotFound } from './not-found.tsx';
import { ProductGone } from './product-gone.tsx';
import { WaysOn } from './ways-on.tsx';

type MissingPageProps = {
  liked: readonly CatalogueProduct[];
  /** Whether the address seems to have meant these products. */
  isMeant: boolean;
};

/** A missing page: what is missing, where to go from here, and products. */
export function MissingPage({ liked, isMeant }: MissingPageProps) {
  const t = useTopicMessages('missing');
  const { route } = usePage();
  return (
    <>
      {route.product ? (
        <ProductGone kind={route.product.kind} />
      ) : (
        <NotFound headline={t('missing.headline')} text={t('missing.text')} />
      )}
      <WaysOn />
      <div className={styles.liked}>
        <ProductRow headline={t(isMeant ? 'missing.meant' : 'missing.liked')} products={liked} />
      </div>
    </>
  );
}
