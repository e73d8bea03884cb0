import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { useEffect, useState } from 'react';
import type { FilledIn, PurchaseNotice } from '../../page/document/shown-purchase.ts';
import { Changes } from '../basket/changes.tsx';
import { noticeTexts } from '../basket/notice-texts.ts';
import { buttonClass } from '../components/button/button-class.ts';
import { Headline } from '../components/headline/headline.tsx';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { tell } from '../visit/told-events.ts';
import { CheckoutForm } from './checkout-form.tsx';
import styles from './checkout-page.module.css';
import { typedBefore } from './typed-before.ts';

type CheckoutPageProps = {
  basket: Basket | undefined;
  filledIn: FilledIn | undefined;
  idempotencyKey: string;
  notice: PurchaseNotice | undefined;
};

/** One page from the address to the order; guests are asked for nothing that is not needed. */
export function CheckoutPage({ basket: first, filledIn, idempotencyKey, notice }: CheckoutPageProps) {
  const t = useTopicMessages('order');
  const { urls } = usePage();
  const [basket, setBasket] = useState(first);
  const [typed, setTyped] = useState<FilledIn>();
  useEffect(() => {
    // What a form without scripts was sent with is newer.
    if (filledIn && !notice) setTyped(typedBefore(filledIn, first?.delivery ?? null));
  }, [filledIn, notice, first]);
  useEffect(() => tell({ event: 'checkoutStep', step: 'checkout' }), []);
  const cannot = whyNot();
  return (
    <div className={styles.page}>
      <Headline as="h1" size="title">
        {t('checkout.title')}
      </Headline>
      {cannot !== undefined || !basket ? (
        <>
          <p role="status">{cannot}</p>
          <p>
            <a className={buttonClass()} href={urls.to(t('path.cart'))}>
              {t('checkout.toBasket')}
            </a>
          </p>
        </>
      ) : (
        <>
          {basket === first && <Changes changes={basket.changes} />}
          <CheckoutForm
            basket={basket}
            filledIn={typed ?? filledIn}
            hasChanged={basket !== first}
            idempotencyKey={idempotencyKey}
            key={typed ? 'typed' : 'first'}
            notice={notice && t(noticeTexts[notice].key)}
            onChanged={setBasket}
          />
        </>
      )}
    </div>
  );

  function whyNot(): string | undefined {
    if (!basket) return t('basket.unknown');
    if (basket.count === 0) return t('basket.empty');
    return basket.canOrder ? undefined : (basket.cannotOrder ?? t('basket.unknown'));
  }
}
