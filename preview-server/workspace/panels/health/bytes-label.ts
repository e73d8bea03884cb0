/** `84 KB`, `1,2 MB`: compressed bytes as editors read them. */
export function bytesLabel(bytes: number, language: 'de' | 'en'): string {
  const isLarge = bytes >= 1_000_000;
  const amount = isLarge ? bytes / 1_000_000 : bytes / 1000;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: isLarge ? 1 : 0 }).format(amount);
  return `${number}\u00a0${isLarge ? 'MB' : 'KB'}`;
}
