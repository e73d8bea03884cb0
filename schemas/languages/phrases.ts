import { type Language, languages } from '../shop/markets/languages.generated.ts';
import { languageTable } from './language-table.generated.ts';

const phrases = new Map(languages.map((language) => [language, phrasesIn(language)]));

/** Words that keep their capital behind a comma. */
const names = /^(?:Alu-Dibond|ArtBox|Forex|Gallery|Hahnemühle|PVC|[ABC]\d\b|DL\b)/;

/**
 * A label of the shop's tables in a language: `Briefumschlag C6, spitze Klappe, weiß` is `Envelope C6, pointed
 * flap, white`. What no phrase is known for stays German.
 */
export function inLanguage(german: string, language: Language): string {
  if (language === 'de') return german;
  const known = phrases.get(language)?.get(german) ?? phrases.get(language)?.get(capitalised(german));
  if (known !== undefined) return known;
  const [, what, measure] = /^(.+?) ([\d,]+\s×\s[\d,]+\scm(?: \(A\d\))?)$/.exec(german) ?? [];
  if (what && measure)
    return `${inLanguage(what, language)} ${language === 'en' ? measure.replaceAll(',', '.') : measure}`;
  const parts = german.split(', ');
  if (parts.length === 1) return counted(german, language) ?? sized(german, language) ?? german;
  return parts
    .map((part, place) => {
      const word = inLanguage(part, language);
      return place === 0 || names.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1);
    })
    .join(', ');
}

/** `500 Teile`. */
function counted(german: string, language: Language): string | undefined {
  const [, number, what] = /^(\d+) (\p{L}+)$/u.exec(german) ?? [];
  return number && what && `${number} ${inLanguage(what, language)}`;
}

/** `A4 quer`, and what is made in it: `Fotoheft A5 hoch`. */
function sized(german: string, language: Language): string | undefined {
  const [, what, size, way] = /^(?:(.+) )?(A\d) (hoch|quer)$/.exec(german) ?? [];
  if (!size || !way) return undefined;
  const format = `${size} ${inLanguage(way, language)}`;
  return what ? `${inLanguage(what, language)} ${format}` : format;
}

/** Colours are listed with a capital, and follow what has them without: `Holzrahmen, schwarz`. */
function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words by what they are in German; a phrase of the same German says it better for what is in a list of prices. */
function phrasesIn(language: Language): ReadonlyMap<string, string> {
  if (language === 'de') return new Map();
  const { words, phrases } = languageTable[language];
  const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = words;
  const fromWords = Object.entries(languageTable.de.words).flatMap(([table, german]) =>
    pairs(german, tables[table] ?? {}),
  );
  return new Map([...fromWords, ...Object.entries(phrases)]);
}

function pairs(german: Record<string, string>, other: Record<string, string>): [string, string][] {
  return Object.entries(german).map(([code, label]) => [label, other[code] ?? label]);
}
