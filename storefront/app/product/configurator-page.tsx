import type { SoldProduct } from '../../page/product/product-detail.ts';
import { buttonClass } from '../components/button/button-class.ts';
import { Headline } from '../components/headline/headline.tsx';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './configurator-page.module.css';
import { DesignEditor } from './design-editor.tsx';

/** Where a design is made one's own. */
export function ConfiguratorPage({ design }: { design: SoldProduct | undefined }) {
  return <div className={styles.page}>{design ? <DesignEditor detail={design} /> : <NoDesign />}</div>;
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
