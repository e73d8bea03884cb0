import { lazy, Suspense } from 'react';
import type { SoldProduct } from '../../page/product/product-detail.ts';
import { buttonClass } from '../components/button/button-class.ts';
import { Headline } from '../components/headline/headline.tsx';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './configurator-page.module.css';
import { DesignEditor } from './design-editor.tsx';

/** Few come to look at a proof: the others do not load it. */
const ProofPage = lazy(() => import('./proof-page.tsx'));

type ConfiguratorPageProps = { design: SoldProduct | undefined; isProof: boolean };

/** Where a design is made one's own, or another's is looked at. */
export function ConfiguratorPage({ design, isProof }: ConfiguratorPageProps) {
  return <div className={styles.page}>{design ? ofDesign(design, isProof) : <NoDesign />}</div>;
}

function ofDesign(design: SoldProduct, isProof: boolean) {
  return isProof ? (
    <Suspense>
      <ProofPage name={design.product.name} />
    </Suspense>
  ) : (
    <DesignEditor detail={design} />
  );
}

function NoDesign() {
  const t = useTopicMessages('configurator');
  const { urls } = usePage();
  return (
    <section className={styles.words}>
      <Headline as="h1" size="title">
        {t('configurator.none')}
      </Headline>
      <p>{t('configurator.noneText')}</p>
      <p>
        <a className={buttonClass()} href={urls.to('produkte')}>
          {t('configurator.browse')}
        </a>
      </p>
    </section>
  );
}
