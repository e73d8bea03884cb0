import { randomInt } from 'node:crypto';

/** No letters and digits that look alike: 31 of them, ten times, cannot be guessed. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** `BLATT-7KQ2M-9XWPR`. */
export function newVoucherCode(prefix: string): string {
  const part = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${prefix}-${part()}-${part()}`;
}

/** A code as people type it: capitals or not, with or without dashes and spaces. */
export function readVoucherCode(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const match = /^([A-Z0-9]{1,12})([A-Z0-9]{5})([A-Z0-9]{5})$/.exec(letters);
  return match ? match.slice(1).join('-') : letters;
}
