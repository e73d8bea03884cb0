import type { TextSlot } from '@blattwerk/schemas/web-api/configurator/composition-endpoints.ts';
import { lazy, Suspense } from 'react';
import type { ConfiguratorView } from '../../page/document/page-content.ts';
import type { SoldProduct, WithdrawnDesign } from '../../page/product/product-detail.ts';
import type { SayingsOccasion } from '../../page/sayings/sayings-address.ts';
import { buttonClass } from '../components/button/button-class.ts';
import { Headline } from '../components/headline/headline.tsx';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './configurator-page.module.css';
import { DesignEditor } from './design-editor.tsx';

/** Few come to look at a proof, or from a phone: the others do not load them. */
const ProofPage = lazy(() => import('./proof-page.tsx'));

const PhonePage = lazy(() => import('./phone-page.tsx'));

type ConfiguratorPageProps = {
  design: SoldProduct | WithdrawnDesign | undefined;
  /** What can be written on it, as far as it is known yet. */
  texts: readonly TextSlot[];
  /** Of the design, where the shop has sayings for them. */
  occasions: readonly SayingsOccasion[];
  shown: ConfiguratorView;
};

/** Where a design is made one's own, another's is looked at, or photos are sent into one. */
export function ConfiguratorPage(props: ConfiguratorPageProps) {
  return <div className={styles.page}>{contentOf(props)}</div>;
}

function contentOf({ design, texts, occasions, shown }: ConfiguratorPageProps) {
  if (shown === 'phone')
    return (
      <Suspense>
        <PhonePage />
      </Suspense>
    );
  if (!design) return <NoDesign />;
  return shown === 'proof' ? (
    <Suspense>
      <ProofPage name={design.product.name} />
    </Suspense>
  ) : (
    <DesignEditor detail={design} occasions={occasions} texts={texts} />
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
        <a className={buttonClass()} href={urls.to(t('path.products'))}>
          {t('configurator.browse')}
        </a>
      </p>
    </section>
  );
}
