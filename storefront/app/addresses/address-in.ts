import type { AddressForm } from '@blattwerk/schemas/shop/addresses/address-form.ts';
import { addressFields } from '@blattwerk/schemas/shop/addresses/address-formats.ts';
import { textOf } from '../components/form/text-of.ts';

export type AddressName = 'address' | 'billingAddress' | 'deliveryAddress' | `further.${number}`;

/** An address as it was typed into a form. */
export function addressIn(fields: Pick<FormData, 'get'>, name: AddressName): AddressForm {
  return Object.fromEntries(
    (['country', ...addressFields] as const).map((field) => [field, textOf(fields, `${name}.${field}`)]),
  );
}
