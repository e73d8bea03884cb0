import { productPath } from '@blattwerk/schemas/products/product-paths.ts';
import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { printChoice } from '../../page/offer/choice.ts';
import { selectedValue } from '../../page/offer/offer.ts';
import type { SoldProduct } from '../../page/product/product-detail.ts';
import { buttonClass } from '../components/button/button-class.ts';
import { Headline } from '../components/headline/headline.tsx';
import { ProductPicture } from '../components/product-picture/product-picture.tsx';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import styles from './configurator-page.module.css';
import { useOptionLabel } from './options/use-option-label.ts';

/** Where a configurator begins: the design that will open, as it was chosen, and the way back. */
export function ConfiguratorPage({ design }: { design: SoldProduct | undefined }) {
  return <div className={styles.page}>{design ? <ChosenDesign {...design} /> : <NoDesign />}</div>;
}

function ChosenDesign({ product, pictures, offer, chosen }: SoldProduct) {
  const t = useLateMessages();
  const { locale, urls } = usePage();
  const label = useOptionLabel();
  const picture = pictures[0]?.picture;
  return (
    <section className={styles.chosen}>
      {picture && (
        <div className={styles.picture}>
          <ProductPicture
            alt={product.name}
            isPriority
            picture={picture}
            sizes="(min-width: 768px) 420px, 80vw"
          />
        </div>
      )}
      <div className={styles.words}>
        <Headline as="h1" size="title">
          {t('configurator.title', { name: product.name })}
        </Headline>
        <p>{t('configurator.text')}</p>
        {offer && (
          <>
            <h2 className={styles.term}>{t('configurator.choice')}</h2>
            <dl className={styles.options}>
              {offer.groups.map((group) => {
                const selected = selectedValue(group);
                return selected ? (
                  <div className={styles.option} key={group.name}>
                    <dt>{t(`option.${group.name}`)}</dt>
                    <dd>{label(group.name, selected)}</dd>
                  </div>
                ) : null;
              })}
              <div className={styles.option}>
                <dt>{t('detail.quantity')}</dt>
                <dd>{offer.quantity}</dd>
              </div>
              <div className={styles.option}>
                <dt>{t('configurator.price')}</dt>
                <dd>{formatMoney(offer.total, locale)}</dd>
              </div>
            </dl>
          </>
        )}
        <p>
          <a className={buttonClass()} href={`${urls.to(productPath(product))}${printChoice(chosen)}`}>
            {t('configurator.back')}
          </a>
        </p>
      </div>
    </section>
  );
}

function NoDesign() {
  const t = useLateMessages();
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
