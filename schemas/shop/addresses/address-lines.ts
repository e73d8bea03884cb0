import type { Locale } from '../markets/locales.generated.ts';
import { addressFormats } from './address-formats.ts';
import type { Address } from './address-schema.ts';

/** An address as it stands on a parcel or a letter, a line each; nothing empty. The country is named as the reader calls it. */
export function addressLines(address: Address, locale: Locale): string[] {
  const { firstName, lastName, company, careOf, street, postalCode, city, province, country } = address;
  const name = `${firstName} ${lastName}`;
  const isCompanyFirst = addressFormats[country].fields[0] === 'company';
  const [first, second] = isCompanyFirst ? [company, name] : [name, company];
  const place = [postalCode, city, province].filter(Boolean).join(' ');
  const land = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  return [first, second, careOf && `c/o ${careOf}`, street, place, land].filter(Boolean);
}
