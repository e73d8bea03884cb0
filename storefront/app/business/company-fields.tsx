import type { AddressForm } from '@blattwerk/schemas/shop/addresses/address-form.ts';
import { deliveryCountryOf } from '@blattwerk/schemas/shop/markets/countries.ts';
import { AddressFields } from '../addresses/address-fields.tsx';
import { TextField } from '../components/form/text-field.tsx';
import { usePage } from '../context/page-context.tsx';
import { useBusinessTexts } from './business-texts-context.tsx';

type CompanyFieldsProps = {
  filledIn: AddressForm;
  invoiceEmail?: string;
  errorsOf(name: string): readonly string[];
};

/** The company with its address, and where its invoices go besides. */
export function CompanyFields({ filledIn, invoiceEmail, errorsOf }: CompanyFieldsProps) {
  const say = useBusinessTexts();
  const { country } = usePage();
  return (
    <>
      <AddressFields
        country={deliveryCountryOf(country) ?? 'DE'}
        errorsOf={errorsOf}
        filledIn={filledIn}
        isCompany
        name="address"
      />
      <TextField
        autoComplete="off"
        defaultValue={invoiceEmail}
        errors={errorsOf('invoiceEmail')}
        hint={say('invoiceEmailHint')}
        label={say('invoiceEmail')}
        maxLength={254}
        name="invoiceEmail"
        type="email"
      />
    </>
  );
}
