import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { deliveryCountries } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { type DeliveryDays, deliveryDays } from '@blattwerk/schemas/shop/service/delivery-days.ts';
import type { ShippingService } from '@blattwerk/schemas/shop/service/shipping.ts';
import { useSyncExternalStore } from 'react';
import type { ShippingFacts } from '../../../page/product/product-detail.ts';
import { usePage } from '../../context/page-context.tsx';
import { useLateMessages } from '../../messages/messages-context.tsx';
import styles from './delivery.module.css';

type DeliveryProps = {
  /** Undefined where the shop's own country gets no parcels, or nothing is known of them. */
  shipping: ShippingFacts | undefined;
  isBooklet: boolean;
};

/** What delivery costs and when it comes. */
export function Delivery({ shipping, isBooklet }: DeliveryProps) {
  const t = useLateMessages();
  return (
    <section aria-label={t('detail.delivery')} className={styles.delivery}>
      <h2 className={styles.headline}>{t('detail.delivery')}</h2>
      {isBooklet && shipping && (
        <p className={styles.booklet}>{t('detail.bookletExpress', { hours: shipping.expressHours })}</p>
      )}
      {shipping ? <Services shipping={shipping} /> : <Countries />}
    </section>
  );
}

/** Where parcels go, for readers elsewhere. */
function Countries() {
  const t = useLateMessages();
  const { locale } = usePage();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (
    <p>
      {t('detail.deliversTo', {
        countries: list.format(deliveryCountries.map((country) => names.of(country) ?? country)),
      })}
    </p>
  );
}

/** Each way of delivery. The day is worked out in the browser: pages are kept for everybody. */
function Services({ shipping }: { shipping: ShippingFacts }) {
  const t = useLateMessages();
  const { locale } = usePage();
  const now = useMinute();
  const { country, services, standardWorkingDays, expressHours, expressOrderDeadline } = shipping;
  const times: Record<ShippingService, string> = {
    standard: t('shipping.standardTime', standardWorkingDays),
    express: t('shipping.expressTime', { hours: expressHours, deadline: expressOrderDeadline }),
    saturdayExpress: t('shipping.saturdayTime', { deadline: expressOrderDeadline }),
  };
  return (
    <>
      <dl className={styles.services}>
        {services.map(({ service, price, isFrom }) => {
          const money = formatMoney(price, locale);
          const arrival = now === undefined ? undefined : deliveryDays(service, country, new Date(now));
          return (
            <div className={styles.service} key={service}>
              <dt>{t(`shipping.${service}`)}</dt>
              <dd className={styles.price}>{isFrom ? t('price.from', { price: money }) : money}</dd>
              <dd className={styles.time}>
                {arrival ? t('detail.arrives', { day: daysText(arrival, locale) }) : times[service]}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.note}>{t('detail.deliveryNote')}</p>
    </>
  );
}

function daysText({ from, to }: DeliveryDays, locale: Locale): string {
  const days = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return days.formatRange(Date.parse(from), Date.parse(to));
}

const minuteMs = 60_000;

/** The time to the minute; undefined on the server and until the page comes alive. */
function useMinute(): number | undefined {
  return useSyncExternalStore(
    (onChange) => {
      const timer = setInterval(onChange, minuteMs);
      return () => clearInterval(timer);
    },
    () => Math.floor(Date.now() / minuteMs) * minuteMs,
    () => undefined,
  );
}
