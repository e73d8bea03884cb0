import { type AddressForm, addressFormSchema } from '@blattwerk/schemas/shop/addresses/address-form.ts';

/** The fields of a plain form whose names begin with an address's: `billingAddress.street`. */
export function addressIn(form: Readonly<Record<string, unknown>>, address: string): AddressForm {
  const fields = Object.entries(form).flatMap(([name, value]) => {
    const [prefix, field] = name.split('.');
    return prefix === address && field ? [[field, value]] : [];
  });
  return addressFormSchema.parse(Object.fromEntries(fields));
}
