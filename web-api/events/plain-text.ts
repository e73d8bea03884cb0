/** A text as people compare it: without accents, capitals and signs. `Müller-Lüdenscheidt` is `muller ludenscheidt`. */
export function plainText(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim();
}
