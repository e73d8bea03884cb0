import { addressLines } from '@blattwerk/schemas/shop/addresses/address-lines.ts';
import { inFours } from '@blattwerk/schemas/shop/amounts/in-fours.ts';
import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';
import { type ReactNode, useEffect, useState } from 'react';
import type { PurchaseNotice } from '../../page/document/shown-purchase.ts';
import { deliveryDaysOf } from '../basket/delivery-days-of.ts';
import { noticeTexts } from '../basket/notice-texts.ts';
import { SoldLines } from '../basket/sold-lines.tsx';
import { Totals } from '../basket/totals.tsx';
import { paymentAddress } from '../checkout/payment-address.ts';
import { buttonClass } from '../components/button/button-class.ts';
import { Headline } from '../components/headline/headline.tsx';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { placedOrder } from '../state/placed-order.ts';
import { CancelForm } from './cancel-form.tsx';
import { ErasureForm } from './erasure-form.tsx';
import { InvoiceLinks } from './invoice-links.tsx';
import { isOrdered } from './is-ordered.ts';
import styles from './order-page.module.css';
import { PrintProofs } from './print-proofs.tsx';
import { ReorderForm } from './reorder-form.tsx';
import { usePurchaseTold } from './use-purchase-told.ts';
import { WithdrawalLink } from './withdrawal-link.tsx';

type OrderPageProps = {
  order: Order | undefined;
  token: string | undefined;
  notice: PurchaseNotice | undefined;
};

/** An order as it was agreed, and how far it is. */
export function OrderPage({ order: first, token, notice }: OrderPageProps) {
  const t = useTopicMessages('order');
  const [order, setOrder] = useState(first);
  const [said, setSaid] = useState(notice);
  useEffect(() => {
    if (first && isOrdered(notice)) placedOrder.change(first);
  }, [first, notice]);
  usePurchaseTold(first, notice);
  if (!order)
    return (
      <div className={styles.page}>
        <Headline as="h1" size="title">
          {t('order.unknown')}
        </Headline>
      </div>
    );
  return (
    <div className={styles.page}>
      <Headline as="h1" size="title">
        {t(said === 'placed' ? 'order.thanks' : 'order.title', { number: order.number })}
      </Headline>
      {said && (
        <p className={styles.said} data-kind={noticeTexts[said].kind} role="status">
          {t(noticeTexts[said].key)}
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.facts}>
          {order.canPayOnline && <PayNow order={order} />}
          <Facts order={order} />
          <div className={styles.ways}>
            {canReorder(order) && <ReorderForm number={order.number} token={token ?? order.token} />}
            <InvoiceLinks order={order} token={token ?? order.token} />
            {order.lines.some(({ hasWithdrawalRight }) => hasWithdrawalRight) && (
              <WithdrawalLink number={order.number} token={token ?? order.token} />
            )}
          </div>
          {order.erasedAt !== null && <Erased at={order.erasedAt} />}
          {order.state !== 'cancelled' && <PrintProofs proofs={order.proofs} />}
          {order.erasure === 'asked' && <p>{t('order.forgetAsked')}</p>}
          {order.erasure === 'open' && <ErasureForm number={order.number} token={token ?? order.token} />}
          {order.canCancel && (
            <CancelForm
              number={order.number}
              onCancelled={(cancelled) => {
                setOrder(cancelled);
                setSaid('cancelled');
              }}
              token={token ?? order.token}
            />
          )}
        </div>
        <section aria-label={t('order.what')} className={styles.panel}>
          <SoldLines
            lines={order.lines}
            isBusiness={order.business !== null}
            isErased={order.erasedAt !== null}
            showsWays
          />
          <Totals shipping={order.shipping} sums={order} />
        </section>
      </div>
    </div>
  );
}

/** What is erased cannot be had again; the rest of an order can. */
function canReorder({ erasedAt, lines }: Order): boolean {
  return erasedAt === null || lines.some(({ item }) => item.kind !== 'design');
}

function Erased({ at }: { at: string }) {
  const t = useTopicMessages('order');
  const { locale } = usePage();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  return <p>{t('order.erased', { day: day.format(new Date(at)) })}</p>;
}

function PayNow({ order }: { order: Order }) {
  const t = useTopicMessages('order');
  const page = usePage();
  return (
    <div className={styles.pay}>
      <p>{t('order.payText', { amount: formatMoney(order.toPay, page.locale) })}</p>
      <a className={buttonClass()} data-document="" href={paymentAddress(order, page)}>
        {t('order.pay')}
      </a>
    </div>
  );
}

function Facts({ order }: { order: Order }) {
  const t = useTopicMessages('order');
  const { locale } = usePage();
  const { number, placedAt, state, paymentState, paymentMethod, transfer, email, toPay, business } = order;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  const parcelTerm = (place: number) =>
    order.parcels.length > 1 ? t('order.parcelNumber', { number: place + 1 }) : t('checkout.delivery');
  const isAwaited = paymentState === 'open' && state !== 'cancelled';
  return (
    <dl className={styles.data}>
      <Fact term={t('order.number')}>{number}</Fact>
      {business?.reference && <Fact term={t('order.reference')}>{business.reference}</Fact>}
      <Fact term={t('order.placedAt')}>{day.format(new Date(placedAt))}</Fact>
      <Fact term={t('order.state')}>
        {t(`progress.${state}`)}
        {' · '}
        {t(`payment.${paymentState}`)}
      </Fact>
      {order.shipping && state !== 'cancelled' && (
        <Fact term={t('order.arrives')}>
          {transfer && isAwaited
            ? t('order.arrivesOncePaid', {
                label: order.shipping.label,
                days: deliveryDaysOf(order.shipping, locale),
              })
            : `${order.shipping.label}, ${deliveryDaysOf(order.shipping, locale)}`}
        </Fact>
      )}
      <Fact term={t('checkout.payment')}>
        {t(`checkout.${paymentMethod}`)}
        {business && paymentMethod === 'invoice' && (
          <> · {t('checkout.invoiceTerm', { days: business.daysToPay })}</>
        )}
      </Fact>
      {transfer && isAwaited && (
        <Fact term={t('order.transfer')}>
          {t('order.transferText', {
            amount: formatMoney(toPay, locale),
            ...transfer,
            iban: inFours(transfer.iban),
          })}
        </Fact>
      )}
      {order.refunded && (
        <Fact term={t('order.refunded')}>
          {t('order.refundedText', { amount: formatMoney(order.refunded, locale) })}
        </Fact>
      )}
      {email && <Fact term={t('form.email')}>{email}</Fact>}
      {business?.invoiceEmail && <Fact term={t('order.invoiceEmail')}>{business.invoiceEmail}</Fact>}
      <Fact term={t('checkout.billing')}>
        <Address address={order.billingAddress} />
      </Fact>
      {order.parcels.map((parcel, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parcels keep their places
        <Fact key={place} term={parcelTerm(place)}>
          <Address address={parcel.address} />
          <ParcelFacts order={order} parcel={parcel} />
        </Fact>
      ))}
    </dl>
  );
}

type ParcelFactsProps = { order: Order; parcel: Order['parcels'][number] };

/** Where there are several: what is in a parcel and when it comes. Of each: whether it is on its way. */
function ParcelFacts({ order, parcel }: ParcelFactsProps) {
  const t = useTopicMessages('order');
  const { locale } = usePage();
  const { parcels, lines, state, isWhitelabelOrder } = order;
  const { pieces, label, shippedAt, trackingNumber } = parcel;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  const content = lines.flatMap(({ name }, line) => (pieces[line] ? `${pieces[line]} × ${name}` : []));
  const said = [
    ...(parcels.length > 1 ? [new Intl.ListFormat(locale).format(content)] : []),
    ...(parcels.length > 1 && shippedAt === null && state !== 'cancelled'
      ? [`${label}, ${deliveryDaysOf(parcel, locale)}`]
      : []),
    ...(shippedAt === null ? [] : [t('order.parcelShipped', { day: day.format(new Date(shippedAt)) })]),
    ...(trackingNumber === null ? [] : [t('order.tracking', { number: trackingNumber })]),
    ...(isWhitelabelOrder ? [t('order.whitelabel')] : []),
  ];
  return said.map((text) => (
    <p className={styles.parcel} key={text}>
      {text}
    </p>
  ));
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Address({ address }: { address: Order['billingAddress'] }) {
  const { locale } = usePage();
  return (
    <address className={styles.address}>
      {addressLines(address, locale).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
