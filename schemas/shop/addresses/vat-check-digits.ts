import type { DeliveryCountry } from '../markets/countries.ts';

type Check = (id: string) => boolean;

/**
 * Whether the check digits of a VAT id agree with the rest of it, so that a typing error is found without asking anyone.
 * Says nothing about whether the tax office has given the id out.
 * @param id in the form of its country, without blanks, dots and dashes
 */
export function hasRightCheckDigits(country: DeliveryCountry, id: string): boolean {
  return checks[country]?.(id) ?? true;
}

/** By what the tax offices publish; Liechtenstein has no check digit. */
const checks: Partial<Record<DeliveryCountry, Check>> = {
  DE: (id) => isMod11And10(digitsIn(id)),
  AT: (id) => {
    const digits = digitsIn(id);
    const sum = doubledSum(digits.slice(0, 7), 1);
    return (10 - ((sum + 4) % 10)) % 10 === digits[7];
  },
  CH: (id) => {
    const digits = digitsIn(id);
    return (11 - (weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === digits[8];
  },
  LU: (id) => Number(id.slice(2, 8)) % 89 === Number(id.slice(8)),
  // Keys with a letter follow a rule of their own that is not published.
  FR: (id) =>
    /^FR\D|^FR\d\D/.test(id) || (12 + 3 * (Number(id.slice(4)) % 97)) % 97 === Number(id.slice(2, 4)),
  IT: (id) => doubledSum(digitsIn(id), 1) % 10 === 0,
  BE: (id) => 97 - (Number(id.slice(2, 10)) % 97) === Number(id.slice(10)),
  NL: (id) => isDutchNumber(digitsIn(id)) || isMod97(id),
  ES: isSpanish,
};

function digitsIn(text: string): number[] {
  return [...text.matchAll(/\d/g)].map(([digit]) => Number(digit));
}

function weighted(digits: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * (digits[place] ?? 0), 0);
}

/** The digits' sum, every second one doubled and its own digits added. @param first the place of the first doubled one */
function doubledSum(digits: readonly number[], first: 0 | 1): number {
  return digits.reduce((sum, digit, place) => {
    const counted = place % 2 === first ? digit * 2 : digit;
    return sum + (counted > 9 ? counted - 9 : counted);
  }, 0);
}

/** ISO 7064, MOD 11,10. */
function isMod11And10(digits: readonly number[]): boolean {
  const product = digits.slice(0, -1).reduce((before, digit) => {
    const sum = (before + digit) % 10 || 10;
    return (2 * sum) % 11;
  }, 10);
  return (product + (digits.at(-1) ?? 0)) % 10 === 1;
}

/** Of companies; the last two digits count branches. */
function isDutchNumber(digits: readonly number[]): boolean {
  return weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === digits[8];
}

/** ISO 7064, MOD 97-10, letters as numbers from 10: Dutch sole traders since 2020. */
function isMod97(id: string): boolean {
  const digits = Array.from(id, (sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';
const companyLetters = 'JABCDEFGHI';

/** People's ids end in a letter; those of companies in a digit, a letter, or either, by their kind. */
function isSpanish(id: string): boolean {
  const [first = '', last = ''] = [id.at(2), id.at(-1)];
  const middle = id.slice(3, -1);
  if (/[\dKLMXYZ]/.test(first)) {
    const leading = 'XYZ'.includes(first) ? String('XYZ'.indexOf(first)) : first.replace(/[KLM]/, '');
    return spanishLetters[Number(`${leading}${middle}`) % 23] === last;
  }
  const check = (10 - (doubledSum(digitsIn(middle), 0) % 10)) % 10;
  const [byDigit, byLetter] = [last === String(check), last === companyLetters[check]];
  if (/[ABEH]/.test(first)) return byDigit;
  return /[NPQRSW]/.test(first) ? byLetter : byDigit || byLetter;
}
