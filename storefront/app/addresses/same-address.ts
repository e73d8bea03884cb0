import type { AddressForm } from '@blattwerk/schemas/shop/addresses/address-form.ts';
import { addressFields } from '@blattwerk/schemas/shop/addresses/address-formats.ts';

/** Whether two addresses were filled in alike; left out and left empty are the same. */
export function isSameAddress(one: AddressForm, other: AddressForm): boolean {
  return (['country', ...addressFields] as const).every(
    (field) => (one[field] ?? '') === (other[field] ?? ''),
  );
}
