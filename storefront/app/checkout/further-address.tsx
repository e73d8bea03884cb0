import type { AddressForm } from '@blattwerk/schemas/shop/addresses/address-form.ts';
import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { ShippingService } from '@blattwerk/schemas/shop/service/shipping.ts';
import type { Basket, BasketLine } from '@blattwerk/schemas/web-api/basket/basket.ts';
import type { SavedAddress } from '@blattwerk/schemas/web-api/customers/address-book-endpoints.ts';
import { type MouseEventHandler, type Ref, useId } from 'react';
import type { AddressName } from '../addresses/address-in.ts';
import { ChosenAddress } from '../addresses/chosen-address.tsx';
import { deliveryDaysOf } from '../basket/delivery-days-of.ts';
import formStyles from '../components/form/form.module.css';
import { SelectField } from '../components/form/select-field.tsx';
import { FieldErrors } from '../components/form/text-field.tsx';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './further-addresses.module.css';
import type { TypedPieces } from './further-addresses.tsx';

type FurtherAddressProps = {
  /** What the names of its fields begin with. */
  path: AddressName & `further.${number}`;
  /** Among the further addresses, counted from 0. */
  place: number;
  delivery: NonNullable<Basket['delivery']>;
  /** What goes by parcel. */
  lines: readonly BasketLine[];
  addressBook: readonly SavedAddress[];
  filledIn: AddressForm;
  typed: TypedPieces;
  onType(name: string, text: string): void;
  errorsOf(name: string): readonly string[];
  choose(service: ShippingService): void;
  remove: MouseEventHandler<HTMLButtonElement>;
  ref: Ref<HTMLFieldSetElement> | undefined;
};

/** One further address: what it gets, where that is, and how fast. */
export function FurtherAddress(props: FurtherAddressProps) {
  const { path, place, delivery, lines, addressBook, filledIn, errorsOf, choose, remove, ref } = props;
  const t = useTopicMessages('order');
  const { locale } = usePage();
  // The first address stands above.
  const number = place + 2;
  const { country, choices, parcels } = delivery;
  const parcel = parcels[place + 1];
  return (
    <fieldset className={styles.address} ref={ref} tabIndex={-1}>
      <legend>{t('order.addressNumber', { number })}</legend>
      <fieldset className={styles.pieces}>
        <legend>{t('order.whatGoesThere')}</legend>
        {lines.map((line) => (
          <Pieces {...props} key={line.id} line={line} />
        ))}
      </fieldset>
      <ChosenAddress
        addressBook={addressBook}
        country={country}
        errorsOf={errorsOf}
        filledIn={filledIn}
        name={path}
      />
      {choices.length > 1 && (
        <SelectField
          label={t('basket.service')}
          name={`${path}.service`}
          onChange={(chosen) => {
            const choice = choices.find((one) => one.service === chosen);
            if (choice) choose(choice.service);
          }}
          options={choices.map((choice) => ({
            value: choice.service,
            label: `${choice.label}, ${formatMoney(choice.price, locale)}`,
          }))}
          value={parcel?.service ?? 'standard'}
        />
      )}
      {parcel && <p className={styles.note}>{t('order.comes', { days: deliveryDaysOf(parcel, locale) })}</p>}
      <button className={styles.remove} name="step" onClick={remove} type="submit" value={`remove-${place}`}>
        {t('order.removeAddress', { number })}
      </button>
    </fieldset>
  );
}

function Pieces({ path, line, typed, onType, errorsOf }: FurtherAddressProps & { line: BasketLine }) {
  const t = useTopicMessages('order');
  const id = useId();
  const name = `${path}.pieces.${line.id}`;
  const errors = errorsOf(name);
  return (
    <div>
      <div className={styles.line}>
        <label htmlFor={id}>{t('order.piecesOf', { name: line.name, count: line.quantity })}</label>
        <input
          aria-describedby={errors.length > 0 ? `${id}-errors` : undefined}
          aria-invalid={errors.length > 0 || undefined}
          className={`${formStyles.input} ${styles.number}`}
          id={id}
          inputMode="numeric"
          max={line.quantity}
          min={0}
          name={name}
          onChange={(event) => onType(name, event.currentTarget.value)}
          placeholder="0"
          type="number"
          value={typed[name] ?? ''}
        />
      </div>
      <FieldErrors errors={errors} id={`${id}-errors`} />
    </div>
  );
}
