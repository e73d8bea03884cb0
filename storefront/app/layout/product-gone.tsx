import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { listingPath } from '../../page/product/listing-paths.ts';
import { buttonClass } from '../components/button/button-class.ts';
import { TargetLink } from '../components/link/story-link.tsx';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { NotFound } from './not-found.tsx';
import styles from './product-gone.module.css';

/** A product that this shop does not sell, and where there are others like it. */
export function ProductGone({ kind }: { kind: ProductKind }) {
  const t = useTopicMessages('missing');
  const page = usePage();
  const path = page.channel === 'blattwerk' ? listingPath(page, kind) : '';
  return (
    <>
      <NotFound headline={t('missing.productHeadline')} text={t('missing.productText')} />
      <p className={styles.onward}>
        <TargetLink
          className={buttonClass({ variant: 'secondary' })}
          target={{ href: page.urls.to(path), isExternal: false, opensNewTab: false }}
        >
          {t('missing.productOnward')}
        </TargetLink>
      </p>
    </>
  );
}
