/** A label of the shop's tables in German, and the same in English, Spanish, French, Italian and Dutch. */
export type PhraseRow = readonly [de: string, en: string, es: string, fr: string, it: string, nl: string];
