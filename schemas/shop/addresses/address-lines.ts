import type { Locale } from '../markets/locales.generated.ts';
import { addressFormats } from './address-formats.ts';
import type { Address, Place } from './address-schema.ts';

/** An address as it stands on a parcel or a letter, a line each; nothing empty. The country is named as the reader calls it. */
export function addressLines(address: Address, locale: Locale): string[] {
  const { firstName, lastName, company, country } = address;
  const name = `${firstName} ${lastName}`.trim();
  const isCompanyFirst = addressFormats[country].fields[0] === 'company';
  const [first, second] = isCompanyFirst ? [company, name] : [name, company];
  return [first, second, ...placeLines(address), countryName(country, locale)].filter(Boolean);
}

/** The lines below the names and above the country. */
export function placeLines({ careOf, street, postalCode, city, province }: Omit<Place, 'country'>): string[] {
  const place = [postalCode, city, province].filter(Boolean).join(' ');
  return [careOf && `c/o ${careOf}`, street, place].filter(Boolean);
}

/** A country as the reader calls it. */
export function countryName(country: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}
