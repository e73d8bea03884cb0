import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import {
  countryTable,
  type DeliveryCountry,
  deliveryCountries,
} from '@blattwerk/schemas/shop/markets/countries.ts';
import { type Locale, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import {
  expressOrderDeadline,
  standardDeliveryWorkingDays,
} from '@blattwerk/schemas/shop/service/delivery-terms.ts';
import {
  expressDeliveryHours,
  type ShippingPrice,
  type ShippingService,
  shippingPricesTo,
  shippingServices,
} from '@blattwerk/schemas/shop/service/shipping.ts';
import { SectionHeader } from '../../components/section-header/section-header.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import { usePage } from '../../context/page-context.tsx';
import { type Translate, useLateMessages } from '../../messages/messages-context.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './shipping-price-table.module.css';

/** What shipping costs and how long it takes, for one country or all of them, in the shop's money. */
export function ShippingPriceTable({ blok }: BlockProps<'shipping_price_table'>) {
  const mark = marksOf(blok);
  const t = useLateMessages();
  const chosen = deliveryCountries.filter((country) => country === blok.country);
  const countries = chosen.length > 0 ? chosen : deliveryCountries;
  return (
    <section className={styles.shipping} {...editable(blok)}>
      <SectionHeader headline={blok.headline} lang={blok._textLang} mark={mark.headline} />
      <table className={styles.table}>
        <caption className="visually-hidden">{t('shipping.caption')}</caption>
        {countries.map((country) => (
          <CountryRows country={country} key={country} />
        ))}
      </table>
      <RichText className={styles.note} document={blok.note} mark={mark.note} />
    </section>
  );
}

function CountryRows({ country }: { country: DeliveryCountry }) {
  const { locale } = usePage();
  const { currency } = countryTable[localeTable[locale].country];
  const prices = shippingPricesTo(country, currency);
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  return (
    <tbody>
      <tr>
        <th className={styles.country} colSpan={2} scope="rowgroup">
          {name}
        </th>
      </tr>
      {shippingServices.map((service) => {
        const price = prices[service];
        return price && <ServiceRow key={service} locale={locale} price={price} service={service} />;
      })}
    </tbody>
  );
}

type ServiceRowProps = { service: ShippingService; price: ShippingPrice; locale: Locale };

function ServiceRow({ service, price, locale }: ServiceRowProps) {
  const t = useLateMessages();
  const amount = formatMoney(price, locale);
  return (
    <tr>
      <th scope="row">
        {t(`shipping.${service}`)}
        <span className={styles.time}>{deliveryTime(service, t)}</span>
      </th>
      <td className={styles.price}>{price.isFrom ? t('price.from', { price: amount }) : amount}</td>
    </tr>
  );
}

function deliveryTime(service: ShippingService, t: Translate): string {
  const { hour, minute } = expressOrderDeadline;
  const deadline = `${hour}:${String(minute).padStart(2, '0')}`;
  if (service === 'standard') return t('shipping.standardTime', standardDeliveryWorkingDays);
  if (service === 'express') return t('shipping.expressTime', { hours: expressDeliveryHours, deadline });
  return t('shipping.saturdayTime', { deadline });
}
