import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { deliveryCountries } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { Basket, ShippingChoice } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { countryChoices } from '../addresses/country-choices.ts';
import { SelectField } from '../components/form/select-field.tsx';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import { BasketForm } from './basket-form.tsx';
import styles from './basket-summary.module.css';
import { deliveryDaysOf } from './delivery-days-of.ts';
import type { ActOnBasket } from './use-basket.ts';

type DeliveryFormProps = {
  delivery: NonNullable<Basket['delivery']>;
  version: number;
  act: ActOnBasket;
};

/** Where it goes and how fast, with what that costs and the days it arrives on. */
export function DeliveryForm({ delivery, version, act }: DeliveryFormProps) {
  const t = useLateMessages();
  const { locale } = usePage();
  const { country, choices } = delivery;
  const selected = choices.find(({ isSelected }) => isSelected)?.service ?? 'standard';
  const choose = (chosen: { country?: string; service?: string }) => {
    const to = deliveryCountries.find((code) => code === chosen.country) ?? country;
    const service = choices.find((choice) => choice.service === chosen.service)?.service;
    void act({ kind: 'delivery', country: to, service: to === country ? (service ?? selected) : 'standard' });
  };
  return (
    <BasketForm
      action="/web-api/basket/delivery/form"
      className={styles.delivery}
      onSend={() => undefined}
      version={version}
    >
      <SelectField
        label={t('basket.deliverTo')}
        name="country"
        onChange={(chosen) => choose({ country: chosen })}
        options={countryChoices(locale)}
        value={country}
      />
      {delivery.isParcel && (
        <fieldset className={styles.services}>
          <legend className="visually-hidden">{t('basket.service')}</legend>
          {choices.map((choice) => (
            <Service choice={choice} key={choice.service} onChoose={(service) => choose({ service })} />
          ))}
        </fieldset>
      )}
      {!delivery.isParcel && <p className={styles.note}>{t('basket.byMail')}</p>}
      <noscript>
        <button className={styles.way} type="submit">
          {t('basket.update')}
        </button>
      </noscript>
    </BasketForm>
  );
}

type ServiceProps = { choice: ShippingChoice; onChoose(service: string): void };

function Service({ choice, onChoose }: ServiceProps) {
  const t = useLateMessages();
  const { locale } = usePage();
  const { service, label, price, isSelected } = choice;
  return (
    <label className={styles.service}>
      <input
        checked={isSelected}
        name="service"
        onChange={() => onChoose(service)}
        type="radio"
        value={service}
      />
      <span>
        {label}
        <span className={styles.days}>{deliveryDaysOf(choice, locale)}</span>
      </span>
      <span className={styles.price}>
        {price.minorUnits === 0 ? t('basket.free') : formatMoney(price, locale)}
      </span>
    </label>
  );
}
