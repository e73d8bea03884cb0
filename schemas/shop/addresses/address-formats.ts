import type { DeliveryCountry } from '../markets/countries.ts';

/** Fields of an address beside its country. The house number stands in the street's line. */
export const addressFields = [
  'firstName',
  'lastName',
  'company',
  'careOf',
  'street',
  'postalCode',
  'city',
  'province',
  'vatId',
] as const;
export type AddressField = (typeof addressFields)[number];

export type AddressFormat = {
  /** As forms of the country ask for them. */
  fields: readonly AddressField[];
  required: readonly AddressField[];
  /** Of a whole postal code, as it is stored. */
  postalCode: RegExp;
  postalCodeExample: string;
  /** Of a whole VAT id without blanks, dots and dashes; its check digits are another matter (`vat-check-digits.ts`). */
  vatId: RegExp;
  vatIdExample: string;
};

const personFirst = ['firstName', 'lastName', 'company', 'careOf', 'street', 'postalCode', 'city'] as const;
const companyFirst = ['company', 'firstName', 'lastName', 'careOf', 'street', 'postalCode', 'city'] as const;
const everywhere = ['firstName', 'lastName', 'street', 'postalCode', 'city'] as const;

type Codes = Pick<AddressFormat, 'postalCode' | 'postalCodeExample' | 'vatId' | 'vatIdExample'>;

function format(order: readonly AddressField[], codes: Codes): AddressFormat {
  return { fields: [...order, 'vatId'], required: everywhere, ...codes };
}

/** How addresses are written where parcels go; after libaddressinput's metadata (CC-BY 4.0). */
export const addressFormats: Record<DeliveryCountry, AddressFormat> = {
  DE: format(personFirst, {
    postalCode: /^\d{5}$/,
    postalCodeExample: '80331',
    vatId: /^DE\d{9}$/,
    vatIdExample: 'DE123456788',
  }),
  AT: format(companyFirst, {
    postalCode: /^\d{4}$/,
    postalCodeExample: '1010',
    vatId: /^ATU\d{8}$/,
    vatIdExample: 'ATU12345675',
  }),
  CH: format(companyFirst, {
    postalCode: /^[1-9]\d{3}$/,
    postalCodeExample: '8001',
    vatId: /^CHE\d{9}(MWST|TVA|IVA)?$/,
    vatIdExample: 'CHE123456788MWST',
  }),
  LI: format(companyFirst, {
    postalCode: /^94(8[5-9]|9[0-8])$/,
    postalCodeExample: '9490',
    vatId: /^(LI)?\d{5}$/,
    vatIdExample: '12345',
  }),
  LU: format(companyFirst, {
    postalCode: /^\d{4}$/,
    postalCodeExample: '4750',
    vatId: /^LU\d{8}$/,
    vatIdExample: 'LU12345613',
  }),
  FR: format(companyFirst, {
    postalCode: /^\d{5}$/,
    postalCodeExample: '75002',
    vatId: /^FR[A-HJ-NP-Z\d]{2}\d{9}$/,
    vatIdExample: 'FR32123456789',
  }),
  IT: {
    ...format([...personFirst, 'province'], {
      postalCode: /^\d{5}$/,
      postalCodeExample: '00144',
      vatId: /^IT\d{11}$/,
      vatIdExample: 'IT12345678903',
    }),
    required: [...everywhere, 'province'],
  },
  BE: format(companyFirst, {
    postalCode: /^[1-9]\d{3}$/,
    postalCodeExample: '1000',
    vatId: /^BE[01]\d{9}$/,
    vatIdExample: 'BE0123456749',
  }),
  NL: format(companyFirst, {
    postalCode: /^[1-9]\d{3} (?!SA|SD|SS)[A-Z]{2}$/,
    postalCodeExample: '1012 JS',
    vatId: /^NL\d{9}B\d{2}$/,
    vatIdExample: 'NL123456782B01',
  }),
  ES: format(personFirst, {
    postalCode: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
    postalCodeExample: '28039',
    vatId: /^ES[A-Z\d]\d{7}[A-Z\d]$/,
    vatIdExample: 'ESB12345674',
  }),
};

/** Italian provinces by their two letters. */
export const provincePattern: RegExp = /^[A-Z]{2}$/;
