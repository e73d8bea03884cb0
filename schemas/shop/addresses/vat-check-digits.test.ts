import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { deliveryCountries } from '../markets/countries.ts';
import { addressFormats } from './address-formats.ts';
import { hasRightCheckDigits } from './vat-check-digits.ts';

test.each([
  ['DE', 'DE136695976'],
  ['AT', 'ATU13585627'],
  ['CH', 'CHE107787577IVA'],
  ['LU', 'LU15027442'],
  ['FR', 'FR40303265045'],
  ['IT', 'IT00743110157'],
  ['BE', 'BE0428759497'],
  ['NL', 'NL004495445B01'],
  ['ES', 'ESB58378431'],
  ['ES', 'ES54362315K'],
  ['ES', 'ESX2482300W'],
] as const)('%s: %s is right, and with any other last digit wrong', (country, id) => {
  expect(id).toMatch(addressFormats[country].vatId);
  expect(hasRightCheckDigits(country, id)).toBe(true);
  const place = id.search(/\d\D*$/);
  // The last digits of Dutch ids count branches.
  const changed = country === 'NL' ? 10 : place;
  for (const digit of '0123456789')
    if (digit !== id[changed])
      expect(hasRightCheckDigits(country, id.slice(0, changed) + digit + id.slice(changed + 1))).toBe(false);
});

describe.each(deliveryCountries)('in %s', (country) => {
  it('has an example that is right', () => {
    expect(hasRightCheckDigits(country, addressFormats[country].vatIdExample)).toBe(true);
  });
});

/** Where one rule holds for all ids, a typing error in one digit never slips through. */
const strict = ['DE', 'AT', 'CH', 'LU', 'FR', 'IT', 'BE'] as const;

test.each(strict)('%s: of a right id with one wrong digit none is right', (country) => {
  const example = addressFormats[country].vatIdExample;
  const places = [...example].flatMap((sign, place) => (/\d/.test(sign) ? [place] : []));
  const right = fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: places.length, maxLength: places.length })
    .map((digits) => withDigits(example, places, digits))
    .map((id) => completed(country, id, places))
    .filter((id) => id !== undefined);
  fc.assert(
    fc.property(right, fc.nat(places.length - 1), fc.integer({ min: 1, max: 9 }), (id, at, more) => {
      const place = places[at] ?? 0;
      const wrong = `${id.slice(0, place)}${(Number(id[place]) + more) % 10}${id.slice(place + 1)}`;
      expect(hasRightCheckDigits(country, id)).toBe(true);
      expect(hasRightCheckDigits(country, wrong)).toBe(false);
    }),
    { numRuns: 200 },
  );
});

function withDigits(example: string, places: readonly number[], digits: readonly number[]): string {
  return [...example].map((sign, place) => digits[places.indexOf(place)] ?? sign).join('');
}

/** The id with those two digits at its first or last places that make it right, if any do. */
function completed(
  country: (typeof strict)[number],
  id: string,
  places: readonly number[],
): string | undefined {
  const ends = country === 'FR' ? places.slice(0, 2) : places.slice(-2);
  for (let pair = 0; pair < 100; pair += 1) {
    const tried = withDigits(id, ends, [Math.floor(pair / 10), pair % 10]);
    if (hasRightCheckDigits(country, tried)) return tried;
  }
  return undefined;
}
