/** The first letters of the first and the last word of a name: `Anna Maria Blum` is AB. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/u).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return [first, last].map((word) => [...word][0]?.toLocaleUpperCase() ?? '').join('');
}
