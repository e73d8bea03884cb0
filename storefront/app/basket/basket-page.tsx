import type { Basket, BasketLine as Line } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { useEffect, useRef } from 'react';
import type { PurchaseNotice } from '../../page/document/shown-purchase.ts';
import { Button } from '../components/button/button.tsx';
import { buttonClass } from '../components/button/button-class.ts';
import { Headline } from '../components/headline/headline.tsx';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { tell } from '../visit/told-events.ts';
import { BasketLine } from './basket-line.tsx';
import styles from './basket-page.module.css';
import { BasketSummary } from './basket-summary.tsx';
import { Changes } from './changes.tsx';
import { noticeTexts } from './notice-texts.ts';
import { SampleSlots } from './sample-slots.tsx';
import { useBasket } from './use-basket.ts';

type BasketPageProps = { basket: Basket | undefined; notice: PurchaseNotice | undefined };

/** What the visitor is about to buy. */
export function BasketPage({ basket: first, notice }: BasketPageProps) {
  const t = useTopicMessages('order');
  const { basket, isBusy, message, act, retry } = useBasket(first);
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => tell({ event: 'checkoutStep', step: 'basket' }), []);

  const remove = (line: Line) => {
    // What was pressed goes with the line.
    heading.current?.focus();
    const { id, item, name, quantity } = line;
    void act({ kind: 'remove', id }, t('basket.removed', { name }), { kind: 'add', item, quantity });
  };

  const noticeText = notice && noticeTexts[notice];
  const said = message ?? (noticeText && { kind: noticeText.kind, text: t(noticeText.key) });
  const undo = message?.kind === 'done' ? message.undo : undefined;
  return (
    <div aria-busy={isBusy} className={styles.page}>
      <div ref={heading} tabIndex={-1}>
        <Headline as="h1" size="title">
          {t(basket && basket.count > 0 ? 'basket.title' : 'basket.empty')}
        </Headline>
      </div>
      <div className={styles.said} data-kind={said?.kind} role="status">
        {said && (
          <p>
            {said.text}{' '}
            {undo && (
              <button className={styles.way} onClick={() => void act(undo)} type="button">
                {t('basket.undo')}
              </button>
            )}
          </p>
        )}
      </div>
      {basket === undefined && (
        <div className={styles.empty} role="alert">
          <p>{t('basket.unknown')}</p>
          <Button onClick={() => void retry()} variant="secondary">
            {t('basket.retry')}
          </Button>
        </div>
      )}
      {basket?.count === 0 && <EmptyBasket />}
      {basket && basket.count > 0 && (
        <div className={styles.columns}>
          <div>
            <Changes changes={basket.changes} />
            <ul className={styles.lines}>
              {basket.lines.map((line) => (
                <BasketLine act={act} key={line.id} line={line} onRemove={remove} version={basket.version} />
              ))}
            </ul>
            <SampleSlots samples={basket.samples} />
          </div>
          <BasketSummary act={act} basket={basket} isBusy={isBusy} />
        </div>
      )}
    </div>
  );
}

function EmptyBasket() {
  const t = useTopicMessages('order');
  const { channel, urls } = usePage();
  return (
    <div className={styles.empty}>
      <p>{t('basket.howToFill')}</p>
      <p className={styles.ways}>
        <a className={buttonClass()} href={urls.to(t('path.products'))}>
          {t('basket.products')}
        </a>
        {channel === 'blattwerk' && (
          <a className={buttonClass({ variant: 'secondary' })} href={urls.to(t('path.wishlist'))}>
            {t('basket.wishlist')}
          </a>
        )}
      </p>
    </div>
  );
}
