import { productPath } from '@blattwerk/schemas/products/product-paths.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './configurator-page.module.css';

const mostNamed = 3;

/** What is said above the draft of a design that is not sold any more: it stays, cannot be ordered, and what comes nearest. */
export default function WithdrawnNote({ similar }: { similar: readonly CatalogueProduct[] }) {
  const t = useTopicMessages('configurator');
  const { urls } = usePage();
  const nearest = similar.slice(0, mostNamed);
  return (
    <div className={styles.missing} role="alert">
      <p>{t('configurator.withdrawn')}</p>
      {nearest.length > 0 && (
        <>
          <p>{t('configurator.withdrawnNearest')}</p>
          <ul>
            {nearest.map((product) => (
              <li key={`${product.kind} ${product.id}`}>
                <a href={urls.to(productPath(product))}>{product.name}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
