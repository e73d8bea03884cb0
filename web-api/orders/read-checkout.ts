import type { AddressForm } from '@blattwerk/schemas/shop/addresses/address-form.ts';
import type { Address } from '@blattwerk/schemas/shop/addresses/address-schema.ts';
import type { DeliveryCountry } from '@blattwerk/schemas/shop/markets/countries.ts';
import { readAddress } from '../address-book/read-address.ts';
import { emailSchema } from '../customers/read-sign-up.ts';
import type { FieldErrors } from '../http/form-problem.ts';
import type { Texts } from '../texts/de.ts';

export type CheckoutForm = {
  email?: string | undefined;
  billingAddress: AddressForm;
  deliveryAddress?: AddressForm | undefined;
};
export type Checkout = { email: string; billingAddress: Address; deliveryAddress: Address };
type CheckoutResult = { ok: true; checkout: Checkout } | { ok: false; errors: FieldErrors };
type Sentences = Texts['orders']['fields'];

/**
 * Checks what was filled in at the checkout; what is wrong stands at its path.
 * @param country where the basket is delivered: its prices are for there
 */
export function readCheckout(
  form: CheckoutForm,
  country: DeliveryCountry,
  sentences: Sentences,
): CheckoutResult {
  const email = emailSchema.safeParse(form.email);
  const billing = readAddress('billingAddress', form.billingAddress, sentences);
  const delivery = form.deliveryAddress
    ? readAddress('deliveryAddress', form.deliveryAddress, sentences)
    : billing;
  const goesTo = delivery.ok ? delivery.address.country : country;
  const place = form.deliveryAddress ? 'deliveryAddress.country' : 'billingAddress.country';
  const errors = {
    ...(!email.success && { email: [sentences.email] }),
    ...(!billing.ok && billing.errors),
    ...(!delivery.ok && delivery.errors),
    ...(goesTo !== country && { [place]: [sentences.otherCountry] }),
  };
  if (!email.success || !billing.ok || !delivery.ok || goesTo !== country) return { ok: false, errors };
  return {
    ok: true,
    checkout: { email: email.data, billingAddress: billing.address, deliveryAddress: delivery.address },
  };
}
