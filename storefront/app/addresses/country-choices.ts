import { type DeliveryCountry, deliveryCountries } from '@blattwerk/schemas/shop/markets/countries.ts';

type CountryChoice = { value: DeliveryCountry; label: string };

/** Countries that parcels go to, by their names in a language and in its order. */
export function countryChoices(locale: string): CountryChoice[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return deliveryCountries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}
