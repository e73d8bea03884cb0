import { addressFields } from '@blattwerk/schemas/shop/addresses/address-formats.ts';
import type { AddressForm } from '@blattwerk/schemas/web-api/orders/address-form.ts';
import { textOf } from '../components/form/text-of.ts';

/** An address as it was typed into a form. */
export function addressIn(fields: FormData, name: 'billingAddress' | 'deliveryAddress'): AddressForm {
  return Object.fromEntries(
    (['country', ...addressFields] as const).map((field) => [field, textOf(fields, `${name}.${field}`)]),
  );
}
