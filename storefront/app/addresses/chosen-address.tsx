import type { AddressForm } from '@blattwerk/schemas/shop/addresses/address-form.ts';
import type { DeliveryCountry } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { SavedAddress } from '@blattwerk/schemas/web-api/customers/address-book-endpoints.ts';
import { useState } from 'react';
import { SelectField } from '../components/form/select-field.tsx';
import { useIsMounted } from '../components/use-is-mounted.ts';
import { useLateMessages } from '../messages/messages-context.tsx';
import { AddressFields } from './address-fields.tsx';
import type { AddressName } from './address-in.ts';
import { isSameAddress } from './same-address.ts';

type ChosenAddressProps = {
  name: AddressName;
  addressBook: readonly SavedAddress[];
  filledIn: AddressForm;
  country: DeliveryCountry;
  errorsOf(name: string): readonly string[];
};

/** An address to fill in, or one of the customer's to begin with. */
export function ChosenAddress({ name, addressBook, filledIn, country, errorsOf }: ChosenAddressProps) {
  const t = useLateMessages();
  const isMounted = useIsMounted();
  const first = addressBook.find(({ address }) => isSameAddress(address, filledIn))?.id ?? '';
  const [chosen, setChosen] = useState(first);
  const saved = addressBook.find(({ id }) => id === chosen);
  const asFilledIn = chosen === first ? filledIn : { country };
  return (
    <>
      {isMounted && addressBook.length > 0 && (
        <SelectField
          label={t('checkout.addressBook')}
          name={`${name}.saved`}
          onChange={setChosen}
          options={[
            ...addressBook.map(({ id, lines }) => ({ value: id, label: lines.join(', ') })),
            { value: '', label: t('checkout.otherAddress') },
          ]}
          value={chosen}
        />
      )}
      <AddressFields
        country={country}
        errorsOf={errorsOf}
        filledIn={saved?.address ?? asFilledIn}
        key={chosen}
        name={name}
      />
    </>
  );
}
