import { z } from 'zod';
import { deliveryCountrySchema } from '../markets/country-schema.ts';
import { type AddressField, addressFields, addressFormats, provincePattern } from './address-formats.ts';
import { hasRightCheckDigits } from './vat-check-digits.ts';

/** What can be wrong with a field; stands in the issue's message. */
export type AddressFault = 'missing' | 'too-long' | 'unwritable' | 'wrong-form' | 'wrong-digits';

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

/** An address as the country it is in writes it: checked in form, each fault at its field. */
export const addressSchema = z
  .strictObject({
    country: deliveryCountrySchema,
    firstName: line('firstName'),
    lastName: line('lastName'),
    company: line('company'),
    careOf: line('careOf'),
    street: line('street'),
    postalCode: line('postalCode').transform(writtenPostalCode),
    city: line('city'),
    province: line('province').transform((text) => text.toUpperCase()),
    vatId: line('vatId').transform(withoutMarks),
  })
  .superRefine((address, context) => {
    const { fields, required, postalCode, vatId } = addressFormats[address.country];
    const forms: Partial<Record<AddressField, RegExp>> = { postalCode, vatId, province: provincePattern };
    for (const field of addressFields) {
      const fault = faultOf(address[field], required.includes(field), forms[field]);
      if (fault && fields.includes(field))
        context.addIssue({ code: 'custom', path: [field], message: fault });
    }
    if (vatId.test(address.vatId) && !hasRightCheckDigits(address.country, address.vatId))
      context.addIssue({
        code: 'custom',
        path: ['vatId'],
        message: 'wrong-digits' satisfies AddressFault,
      });
  })
  .transform((address) => {
    const { fields } = addressFormats[address.country];
    return fields.includes('province') ? address : { ...address, province: '' };
  });
export type Address = z.infer<typeof addressSchema>;

function faultOf(text: string, isRequired: boolean, form: RegExp | undefined): AddressFault | undefined {
  if (text === '') return isRequired ? 'missing' : undefined;
  return form && !form.test(text) ? 'wrong-form' : undefined;
}
