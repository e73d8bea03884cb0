import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { fold, wordsIn } from './fold.ts';
import type { Stems } from './stems.ts';
import { isTelling, keysOf, spelledKeysOf, type Vocabulary } from './vocabulary.ts';

/** A word of a search, and what it is the same as. */
export type TypedWord = {
  text: string;
  /** As it stands in the search, where two words are taken as one. */
  shown: string;
  keys: ReadonlySet<string>;
  /** Those of them that say how it is spelled. */
  spelledKeys: ReadonlySet<string>;
};

const mostWords = 8;
/** Letters of the shortest part of a compound, and of the longest word that is taken apart. */
const shortestPart = 3;
const longestCompound = 40;
/** What joins the parts of a German or Dutch compound; other languages write parts together only by mistake. */
const joints = /(?:ens|en|es|er|s|n|e)$/;

/** The words of a search that say something; all of them where none does. A year says when, which is no word of a product. */
export async function typedWords(
  search: string,
  { language }: Vocabulary,
  stems: Stems,
): Promise<TypedWord[]> {
  const words = [...new Set(wordsIn(search))].slice(0, mostWords);
  const [timeless, years] = [words.filter((word) => !isYear(word)), words.filter(isYear)];
  const asked = timeless.length > 0 ? timeless : years;
  const stemmed = await stems(
    language,
    asked.flatMap((word) => spellings(word, language)),
  );
  const telling = asked.filter((word) => isTelling(word, stemmed));
  return (telling.length > 0 ? telling : asked).map((text) => typedWord(text, language, stemmed));
}

function typedWord(
  text: string,
  language: Language,
  stemmed: ReadonlyMap<string, readonly string[]>,
): TypedWord {
  const ways = spellings(text, language);
  return {
    text,
    shown: text,
    keys: new Set(ways.flatMap((way) => [...keysOf(way, stemmed)])),
    spelledKeys: new Set(ways.flatMap((way) => spelledKeysOf(way, stemmed))),
  };
}

/** A word as it is, without accents, with vowels for their two-letter spellings, not made small, and
 * not many: what the database's rules leave as it is. */
function spellings(word: string, language: Language): string[] {
  const small = language === 'nl' ? [word.replace(/jes?$/, ''), word.replace(/(?:e?t|p)jes?$/, '')] : [];
  const one = language === 'fr' ? [word.replace(/[sx]$/, '')] : [];
  const vowels = language === 'de' ? [word.replaceAll(/([aou])e/g, '$1')] : [];
  return [
    ...new Set([
      word,
      fold(word),
      ...vowels,
      ...[...one, ...small].filter(({ length }) => length >= shortestPart),
    ]),
  ];
}

function isYear(word: string): boolean {
  return /^20\d\d$/.test(word);
}

/** Whether the vocabulary has the word itself. */
export function isKnown({ keys }: TypedWord, vocabulary: Vocabulary): boolean {
  return [...keys].some((key) => vocabulary.places(key).length > 0);
}

/**
 * A known word as the vocabulary writes it where it is known but for a doubled letter: English `marriage` in French is
 * `mariage`. Dutch doubles letters as it bends words (`tassen`), which is no mistake.
 */
export function spelledAs({ shown, keys, spelledKeys }: TypedWord, vocabulary: Vocabulary): string {
  if (vocabulary.language === 'nl' || [...spelledKeys].some(vocabulary.isSpelled)) return shown;
  const known = [...keys].find((key) => vocabulary.places(key).length > 0);
  return known === undefined ? shown : vocabulary.written(known);
}

/** Two words that the vocabulary has as one: `foto buch`. */
export async function joinWords(
  words: readonly TypedWord[],
  vocabulary: Vocabulary,
  stems: Stems,
): Promise<TypedWord[]> {
  const joined: TypedWord[] = [];
  // All at once, so that the database is asked once.
  const pairs = words.slice(1).map(({ text }, before) => `${words[before]?.text ?? ''}${text}`);
  await stems(
    vocabulary.language,
    pairs.flatMap((pair) => spellings(pair, vocabulary.language)),
  );
  for (const word of words) {
    const before = joined.at(-1);
    const [whole] = before ? await typedWords(before.text + word.text, vocabulary, stems) : [];
    if (before && whole && isKnown(whole, vocabulary))
      joined.splice(-1, 1, { ...whole, shown: `${before.shown} ${word.shown}` });
    else joined.push(word);
  }
  return joined;
}

/** A word as the two it is made of: `hochzeitskarte`; undefined where the vocabulary lacks them. */
export async function splitWord(
  { text }: Pick<TypedWord, 'text'>,
  vocabulary: Vocabulary,
  stems: Stems,
): Promise<readonly [TypedWord, TypedWord] | undefined> {
  const found = splitsOf(text);
  const parts = found.flatMap(({ heads, tail }) => [...heads, tail]);
  const { language } = vocabulary;
  const stemmed = await stems(
    language,
    parts.flatMap((part) => spellings(part, language)),
  );
  const typed = (part: string) => typedWord(part, language, stemmed);
  for (const { heads, tail } of found) {
    const last = typed(tail);
    if (!isKnown(last, vocabulary)) continue;
    const first = heads.map(typed).find((head) => isKnown(head, vocabulary));
    if (first) return [first, last];
  }
  return undefined;
}

/** Every way to take a word apart, the longest last part first: it says what the thing is. */
export function splitsOf(word: string): { heads: readonly string[]; tail: string }[] {
  if (word.length > longestCompound) return [];
  const ends = Array.from(
    { length: Math.max(0, word.length - 2 * shortestPart + 1) },
    (_, step) => shortestPart + step,
  );
  return ends.map((end) => {
    const head = word.slice(0, end);
    const bare = head.replace(joints, '');
    return {
      heads: bare !== head && bare.length >= shortestPart ? [head, bare] : [head],
      tail: word.slice(end),
    };
  });
}
