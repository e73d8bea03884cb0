import { type AddressForm, addressFormSchema } from '@blattwerk/schemas/shop/addresses/address-form.ts';
import { addressFields } from '@blattwerk/schemas/shop/addresses/address-formats.ts';
import { z } from 'zod';

/** As long as a field of an address may be. */
const typed = z.string().max(320);

/** The fields of a plain form whose names begin with an address's: `billingAddress.street`, `further.0.street`. */
export function addressIn(form: Readonly<Record<string, unknown>>, address: string): AddressForm {
  const fields = (['country', ...addressFields] as const).flatMap((field) => {
    const value = typed.safeParse(form[`${address}.${field}`]).data;
    return value === undefined ? [] : [[field, value]];
  });
  return addressFormSchema.parse(Object.fromEntries(fields));
}
