import { buttonClass } from '../components/button/button-class.ts';
import { Headline } from '../components/headline/headline.tsx';
import { usePage } from '../context/page-context.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import styles from './cart-page.module.css';

/** The cart. Orders are taken by the service, so nothing is ever in it: it says so and leads on. */
export function CartPage() {
  const t = useMessages();
  const { urls } = usePage();
  return (
    <div className={styles.page}>
      <Headline as="h1" size="title">
        {t('cart.empty')}
      </Headline>
      <p>{t('cart.howToOrder')}</p>
      <p className={styles.ways}>
        <a className={buttonClass()} href={urls.to('produkte')}>
          {t('cart.products')}
        </a>
        <a className={buttonClass({ variant: 'secondary' })} href={urls.to('kontakt')}>
          {t('cart.service')}
        </a>
      </p>
    </div>
  );
}
