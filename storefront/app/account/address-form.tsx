import { deliveryCountryOf } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { SavedAddress } from '@blattwerk/schemas/web-api/customers/address-book-endpoints.ts';
import { useEffect, useRef } from 'react';
import { AddressFields } from '../addresses/address-fields.tsx';
import { addressIn } from '../addresses/address-in.ts';
import { Button } from '../components/button/button.tsx';
import { FormMessage } from '../components/form/form-message.tsx';
import { useForm } from '../components/form/use-form.ts';
import { usePage } from '../context/page-context.tsx';
import { useCustomer } from '../customer/customer-store.ts';
import { useLateMessages } from '../messages/messages-context.tsx';
import styles from './address-book.module.css';

type AddressFormProps = {
  /** The one to change; without it a new one. */
  saved?: SavedAddress;
  /** With the address book as it is now, or without where nothing was saved. */
  onClose(addresses?: readonly SavedAddress[]): void;
};

/** A new address, or one to change. */
export function AddressForm({ saved, onClose }: AddressFormProps) {
  const t = useLateMessages();
  const { country } = usePage();
  const { firstName, lastName } = useCustomer().customer;
  const ofCustomer = { firstName: firstName ?? '', lastName: lastName ?? '' };
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.querySelector('input')?.focus(), []);
  const { form, state, errorsOf } = useForm(async (ask, fields) => {
    const body = { address: addressIn(fields, 'address') };
    const answer = saved
      ? await ask('PUT /web-api/customer-addresses/{id}', { params: { id: saved.id }, body })
      : await ask('POST /web-api/customer-addresses', { body });
    if (answer.ok) onClose(answer.value.addresses);
    return answer;
  });
  return (
    <form
      {...form}
      aria-label={t(saved ? 'account.editAddress' : 'account.addAddress')}
      className={styles.form}
    >
      <div ref={start}>
        <AddressFields
          country={deliveryCountryOf(country) ?? 'DE'}
          errorsOf={errorsOf}
          filledIn={saved?.address ?? ofCustomer}
          name="address"
        />
      </div>
      {state.kind === 'refused' && <FormMessage kind="refused">{state.message}</FormMessage>}
      <div className={styles.actions}>
        <Button isLoading={state.kind === 'sending'} loadingText={t('form.sending')} type="submit">
          {t('account.save')}
        </Button>
        <Button onClick={() => onClose()} variant="secondary">
          {t('account.cancel')}
        </Button>
      </div>
    </form>
  );
}
