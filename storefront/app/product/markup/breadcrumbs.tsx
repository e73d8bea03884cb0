import { kindFacts } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { productPath } from '@blattwerk/schemas/products/product-paths.ts';
import { breadcrumbMarkup, type Crumb } from '../../../page/document/breadcrumb-markup.ts';
import { listingPath } from '../../../page/product/listing-paths.ts';
import type { SoldProduct } from '../../../page/product/product-detail.ts';
import { usePage } from '../../context/page-context.tsx';
import { useLateMessages } from '../../messages/messages-context.tsx';
import styles from './breadcrumbs.module.css';
import { StructuredData } from './structured-data.tsx';

/** The way from the home page to a product, for people and for crawlers. */
export function Breadcrumbs({ product, theme }: Pick<SoldProduct, 'product' | 'theme'>) {
  const t = useLateMessages();
  const page = usePage();
  const { urls, origin, channel } = page;
  const listing = listingPath(page, product.kind);
  const here: Crumb = { name: product.name, href: urls.to(productPath(product)) };
  const above: Crumb[] = [
    { name: t('names.home'), href: urls.home },
    { name: t(`names.${channel}_${product.kind}`), href: urls.to(listing) },
    ...(theme && kindFacts[product.kind].hasThemePages
      ? [{ name: theme.name, href: urls.to(`themes/${theme.id}`) }]
      : []),
  ];
  return (
    <nav aria-label={t('breadcrumbs.label')} className={styles.breadcrumbs}>
      <ol className={styles.list}>
        {above.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{here.name}</li>
      </ol>
      <StructuredData markup={() => breadcrumbMarkup([...above, here], origin)} />
    </nav>
  );
}
