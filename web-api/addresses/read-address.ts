import type { AddressForm } from '@blattwerk/schemas/shop/addresses/address-form.ts';
import { addressFormats } from '@blattwerk/schemas/shop/addresses/address-formats.ts';
import { type Address, addressSchema } from '@blattwerk/schemas/shop/addresses/address-schema.ts';
import type { DeliveryCountry } from '@blattwerk/schemas/shop/markets/countries.ts';
import { deliveryCountrySchema } from '@blattwerk/schemas/shop/markets/country-schema.ts';
import type { FieldErrors } from '../http/form-problem.ts';
import type { Texts } from '../texts/de.ts';

type Sentences = Texts['orders']['fields'];
type AddressResult = { ok: true; address: Address } | { ok: false; errors: FieldErrors };

/** An address as it was typed, checked; what is wrong stands at its field below the path. */
export function readAddress(path: string, form: AddressForm, sentences: Sentences): AddressResult {
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
  if (fault === 'wrong-digits') return sentences.vatIdDigits;
  if (field === 'province') return sentences.province;
  const { postalCodeExample, vatIdExample } = addressFormats[country];
  if (field === 'postalCode') return sentences.postalCode(postalCodeExample);
  if (field === 'vatId') return sentences.vatId(vatIdExample);
  return sentences.missing;
}
