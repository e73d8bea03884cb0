import { addressFormats } from '@blattwerk/schemas/shop/addresses/address-formats.ts';
import { type Address, addressSchema } from '@blattwerk/schemas/shop/addresses/address-schema.ts';
import type { DeliveryCountry } from '@blattwerk/schemas/shop/markets/countries.ts';
import { deliveryCountrySchema } from '@blattwerk/schemas/shop/markets/country-schema.ts';
import type { AddressForm } from '@blattwerk/schemas/web-api/orders/address-form.ts';
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

type AddressResult = { ok: true; address: Address } | { ok: false; errors: FieldErrors };

function readAddress(path: string, form: AddressForm, sentences: Sentences): AddressResult {
  const parsed = addressSchema.safeParse(form);
  if (parsed.success) return { ok: true, address: parsed.data };
  const country = deliveryCountrySchema.safeParse(form.country).data;
  const errors = parsed.error.issues.map(({ path: [field], message }): [string, string[]] => [
    `${path}.${String(field)}`,
    [sentenceFor(String(field), message, country, sentences)],
  ]);
  return { ok: false, errors: Object.fromEntries(errors.reverse()) };
}

function sentenceFor(
  field: string,
  fault: string,
  country: DeliveryCountry | undefined,
  sentences: Sentences,
): string {
  if (field === 'country' || !country) return sentences.country;
  if (fault === 'too-long') return sentences.tooLong;
  if (fault === 'unwritable') return sentences.unwritable;
  if (field === 'province') return sentences.province;
  const { postalCodeExample, vatIdExample } = addressFormats[country];
  if (field === 'postalCode') return sentences.postalCode(postalCodeExample);
  if (field === 'vatId') return sentences.vatId(vatIdExample);
  return sentences.missing;
}
