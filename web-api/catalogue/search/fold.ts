const written: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o' };

/** A text as it is compared: small letters without accents, `Café` and `CAFE` are one. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[ßœæø]/g, (letter) => written[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '');
}

/** Words of a text in small letters, with their accents: `Faire-part d’invitation` has four. Ordinals are numbers. */
export function wordsIn(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => /^(\d+)(?:st|nd|rd|th|e|er|eme|ème|ste|de|º|ª|o)$/u.exec(word)?.[1] ?? word);
}
