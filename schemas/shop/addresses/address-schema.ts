import { z } from 'zod';
import type { DeliveryCountry } from '../markets/countries.ts';
import { deliveryCountrySchema } from '../markets/country-schema.ts';
import { type AddressField, addressFields, addressFormats, provincePattern } from './address-formats.ts';
import { hasRightCheckDigits } from './vat-check-digits.ts';

/** What can be wrong with a field; stands in the issue's message. */
type AddressFault = 'missing' | 'too-long' | 'unwritable' | 'wrong-form' | 'wrong-digits';

const longest: Record<AddressField, number> = {
  firstName: 80,
  lastName: 80,
  company: 100,
  careOf: 100,
  street: 100,
  postalCode: 12,
  city: 80,
  province: 40,
  vatId: 24,
};

/** Left out, left empty and written with blanks around it are the same. */
function line(field: AddressField) {
  return z
    .string()
    .trim()
    .max(longest[field], 'too-long' satisfies AddressFault)
    .regex(/^[^\p{Cc}<>]*$/u, 'unwritable' satisfies AddressFault)
    .default('');
}

const withoutMarks = (text: string) => text.toUpperCase().replaceAll(/[\s.-]/g, '');

/** `1012js` is `1012 JS`; prefixes of countries (`D-80331`) are left out. */
function writtenPostalCode(text: string): string {
  const bare = text.toUpperCase().replace(/^[A-Z]{1,2}[- ](?=\d)/, '');
  const [, digits, letters] = /^(\d{4})\s*([A-Z]{2})$/.exec(bare) ?? [];
  return digits && letters ? `${digits} ${letters}` : bare.replaceAll(' ', '');
}

const place = {
  country: deliveryCountrySchema,
  careOf: line('careOf'),
  street: line('street'),
  postalCode: line('postalCode').transform(writtenPostalCode),
  city: line('city'),
  province: line('province').transform((text) => text.toUpperCase()),
};

type Typed = Record<'postalCode' | 'city', string> & { country: DeliveryCountry; province: string };

/** Holds the fields of an address against the rules of its country. */
function judge<Fields extends Typed & Partial<Record<AddressField, string>>>(
  address: Fields,
  context: z.RefinementCtx,
): void {
  const { fields, required, postalCode, vatId } = addressFormats[address.country];
  const forms: Partial<Record<AddressField, RegExp>> = { postalCode, vatId, province: provincePattern };
  for (const field of addressFields) {
    const text = address[field];
    if (text === undefined || !fields.includes(field)) continue;
    const fault = faultOf(text, required.includes(field), forms[field]);
    if (fault) context.addIssue({ code: 'custom', path: [field], message: fault });
  }
  const id = address.vatId;
  if (id !== undefined && vatId.test(id) && !hasRightCheckDigits(address.country, id))
    context.addIssue({ code: 'custom', path: ['vatId'], message: 'wrong-digits' satisfies AddressFault });
}

function withoutForeignProvince<Fields extends Typed>(address: Fields): Fields {
  const { fields } = addressFormats[address.country];
  return fields.includes('province') ? address : { ...address, province: '' };
}

/** An address as the country it is in writes it: checked in form, each fault at its field. */
export const addressSchema = z
  .strictObject({
    country: place.country,
    firstName: line('firstName'),
    lastName: line('lastName'),
    company: line('company'),
    careOf: place.careOf,
    street: place.street,
    postalCode: place.postalCode,
    city: place.city,
    province: place.province,
    vatId: line('vatId').transform(withoutMarks),
  })
  .superRefine(judge)
  .transform(withoutForeignProvince);
export type Address = z.infer<typeof addressSchema>;

/** Where a letter to a guest goes; by the same rules as an order’s. */
export const placeSchema = z.strictObject(place).superRefine(judge).transform(withoutForeignProvince);
export type Place = z.infer<typeof placeSchema>;

function faultOf(text: string, isRequired: boolean, form: RegExp | undefined): AddressFault | undefined {
  if (text === '') return isRequired ? 'missing' : undefined;
  return form && !form.test(text) ? 'wrong-form' : undefined;
}
