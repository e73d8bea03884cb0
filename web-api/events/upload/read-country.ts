import { type DeliveryCountry, deliveryCountries } from '@blattwerk/schemas/shop/markets/countries.ts';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { plainText } from '../plain-text.ts';

/** Signs of cars, which people write before postal codes, and names that no standard knows. */
const others: Readonly<Record<string, DeliveryCountry>> = {
  D: 'DE',
  A: 'AT',
  FL: 'LI',
  L: 'LU',
  F: 'FR',
  I: 'IT',
  B: 'BE',
  E: 'ES',
  GER: 'DE',
  DEU: 'DE',
  AUT: 'AT',
  CHE: 'CH',
  FRA: 'FR',
  ITA: 'IT',
  NLD: 'NL',
  ESP: 'ES',
  Holland: 'NL',
  Hollande: 'NL',
  Olanda: 'NL',
  Holanda: 'NL',
  BRD: 'DE',
};

const names = new Map<string, DeliveryCountry>([
  ...Object.entries(others).map(([name, code]) => [plainText(name), code] as const),
  ...deliveryCountries.flatMap((code) => [
    [plainText(code), code] as const,
    ...languages.map((language) => {
      const name = new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
      return [plainText(name), code] as const;
    }),
  ]),
]);

/** The country that a cell of a list names, in any of the shop's languages. */
export function readCountry(text: string): DeliveryCountry | undefined {
  return names.get(plainText(text));
}
