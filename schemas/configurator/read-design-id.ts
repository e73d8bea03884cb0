/** What a draft is made of: a design of the catalogue by its number, or a product that one photo fills by its code. */
export type DesignId = number | string;

/** A code has a letter in its first word: no number is one. */
export const designCode = /^[0-9]*[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
export const longestCode = 40;

/** The inverse of `String(id)`: as an address or a table has it; undefined for what is none. */
export function readDesignId(text: string): DesignId | undefined {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  return text.length <= longestCode && designCode.test(text) ? text : undefined;
}
