/** What a slug may be: one part of an address, without the signs that addresses give a meaning to. */
export const slugPattern = /^[^\s/?#%\\]+$/;

export const longestSlug = 255;

const spelled: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  œ: 'oe',
};

/** A slug of plain letters that reads like the text: `Schöne Karten` becomes `schoene-karten`. */
export function plainSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüßæøœ]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
