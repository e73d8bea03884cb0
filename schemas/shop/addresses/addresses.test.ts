import { describe, expect, it, test } from 'vitest';
import { deliveryCountries } from '../markets/countries.ts';
import { addressFormats } from './address-formats.ts';
import { addressLines } from './address-lines.ts';
import { addressSchema } from './address-schema.ts';

const anna = { firstName: 'Anna', lastName: 'Sommer', street: 'Am Markt 3', city: 'Ort' };

function faultsOf(address: Record<string, unknown>): [string, string][] {
  const parsed = addressSchema.safeParse(address);
  return (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

describe.each(deliveryCountries)('an address in %s', (country) => {
  const { fields, required, postalCodeExample, vatIdExample } = addressFormats[country];
  const whole = { ...anna, country, postalCode: postalCodeExample, province: 'RM' };

  it('is taken whole, with and without what is optional', () => {
    expect(faultsOf(whole)).toEqual([]);
    expect(faultsOf({ ...whole, company: 'Sommer & Söhne', careOf: 'Käthe', vatId: vatIdExample })).toEqual(
      [],
    );
  });

  it.each(required)('needs %s, and blanks are none', (field) => {
    expect(faultsOf({ ...whole, [field]: '   ' })).toEqual([[field, 'missing']]);
    expect(faultsOf({ ...whole, [field]: undefined })).toEqual([[field, 'missing']]);
  });

  it('is asked for once a field, the required ones among them', () => {
    expect(new Set(fields).size).toBe(fields.length);
    expect(required.filter((field) => !fields.includes(field))).toEqual([]);
  });

  it('refuses the codes of no country by their fields', () => {
    expect(faultsOf({ ...whole, postalCode: 'QQ', vatId: 'XX1' })).toEqual([
      ['postalCode', 'wrong-form'],
      ['vatId', 'wrong-form'],
    ]);
  });
});

test('a postal code is stored in one form, however it was typed', () => {
  const stored = (country: string, postalCode: string) =>
    addressSchema.parse({ ...anna, country, postalCode }).postalCode;
  expect(stored('NL', '1012js')).toBe('1012 JS');
  expect(stored('DE', 'D-80331')).toBe('80331');
  expect(stored('FR', '75 002')).toBe('75002');
  expect(faultsOf({ ...anna, country: 'LI', postalCode: '8001' })).toEqual([['postalCode', 'wrong-form']]);
});

test('a VAT id is stored without the marks people write in it', () => {
  const address = { ...anna, country: 'CH', postalCode: '8001', vatId: 'che-123.456.788 mwst' };
  expect(addressSchema.parse(address).vatId).toBe('CHE123456788MWST');
});

test('a VAT id that is mistyped has its own fault', () => {
  const address = { ...anna, country: 'DE', postalCode: '80331' };
  expect(faultsOf({ ...address, vatId: 'DE 123 456 789' })).toEqual([['vatId', 'wrong-digits']]);
  expect(faultsOf({ ...address, vatId: 'DE 123 456 788' })).toEqual([]);
});

test('a province is asked for in Italy alone, and kept nowhere else', () => {
  const address = { ...anna, postalCode: '00144' };
  expect(faultsOf({ ...address, country: 'IT' })).toEqual([['province', 'missing']]);
  expect(faultsOf({ ...address, country: 'IT', province: 'Roma' })).toEqual([['province', 'wrong-form']]);
  expect(addressSchema.parse({ ...address, country: 'IT', province: 'rm' }).province).toBe('RM');
  expect(
    addressSchema.parse({ ...address, country: 'ES', postalCode: '28039', province: 'M' }).province,
  ).toBe('');
});

test('what is too long, cannot be written on a parcel, or goes to no country of ours is refused at its field', () => {
  const address = { ...anna, country: 'DE', postalCode: '80331' };
  expect(faultsOf({ ...address, city: 'x'.repeat(81) })).toEqual([['city', 'too-long']]);
  expect(faultsOf({ ...address, street: 'Am Markt\n3' })).toEqual([['street', 'unwritable']]);
  expect(faultsOf({ ...address, country: 'GB' }).map(([field]) => field)).toEqual(['country']);
});

test('an address is written as its country does', () => {
  const address = { ...anna, company: 'Sommer AG', careOf: 'Käthe', country: 'CH', postalCode: '8001' };
  expect(addressLines(addressSchema.parse(address), 'de-DE')).toEqual([
    'Sommer AG',
    'Anna Sommer',
    'c/o Käthe',
    'Am Markt 3',
    '8001 Ort',
    'Schweiz',
  ]);
  const italian = { ...anna, country: 'IT', postalCode: '00144', province: 'rm' };
  expect(addressLines(addressSchema.parse(italian), 'de-DE')).toEqual([
    'Anna Sommer',
    'Am Markt 3',
    '00144 Ort RM',
    'Italien',
  ]);
});
