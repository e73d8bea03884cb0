import { francAll } from 'franc-min';
import { oncePerText } from '../model/once-per-text.ts';

/** Codes of the detector for the languages of the shop. */
const codes: ReadonlyMap<string, string> = new Map([
  ['de', 'deu'],
  ['en', 'eng'],
  ['fr', 'fra'],
  ['it', 'ita'],
  ['es', 'spa'],
  ['nl', 'nld'],
]);

/** Short words that stand in nearly every sentence of a language and hardly in the others, the most frequent first. */
const commonWords: Readonly<Record<string, ReadonlySet<string>>> = {
  de: words(
    'und der die mit zum auf das ist von für den im eine ein aus zur auch nach oder wir ihr nicht bei sich wird wie dem am nur noch alle bis sie es dazu euch kein keine sind einen einer einem',
  ),
  en: words(
    'the and of for with your you are from this that it is on to at by or our we not be its their all has have can will more',
  ),
  fr: words(
    'et les des pour avec votre vos une dans sur est vous au aux du le ou par nos sont qui pas plus chaque',
  ),
  it: words(
    'e il di per con della dei delle del che una sono gli su nel nella alla al da come ogni non si le anche dal dalla lo',
  ),
  es: words('y el los las para con del una que por su tu sus al son de en es un cada como desde hasta sin'),
  nl: words(
    'het een van voor met op uw je niet zijn bij aan naar ook wij uit of dat worden wordt te om tot onze door nog geen',
  ),
};

const leastCommonWords = 2;
/** How much likelier another language must be, from 0 to 1. */
const clearLead = 0.15;
const sampleLength = 300;

/** The language a text is plainly written in, where that is another one than it should be. */
export function otherLanguageOf(text: string, expected: string): string | undefined {
  return otherThan(expected)(text.slice(0, sampleLength));
}

/** Whether the beginning of a text reads as a language. */
export function beginsAs(language: string, text: string): boolean {
  return readingAs(language)(text.slice(0, sampleLength));
}

const otherThan = perLanguage(judgeOther);
const readingAs = perLanguage((sample, language) => readsAs(language, sample));

/** Languages are few, and each has the same texts on many pages. */
function perLanguage<Answer>(
  answer: (sample: string, language: string) => Answer,
): (language: string) => (sample: string) => Answer {
  const known = new Map<string, (sample: string) => Answer>();
  return (language) => {
    const found = known.get(language);
    if (found) return found;
    const ask = oncePerText((sample) => answer(sample, language));
    if (codes.has(language)) known.set(language, ask);
    return ask;
  };
}

function judgeOther(sample: string, expected: string): string | undefined {
  const code = codes.get(expected);
  if (code === undefined || readsAs(expected, sample)) return undefined;
  const likely = [...codes.keys()].filter((language) => language !== expected && readsAs(language, sample));
  if (likely.length === 0) return undefined;
  const ranking = new Map(francAll(sample, { only: [...codes.values()] }));
  const own = ranking.get(code) ?? 0;
  return likely.find(
    (language) => (ranking.get(codes.get(language) ?? '') ?? 0) === 1 && 1 - own >= clearLead,
  );
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

const longestCommonWord = 6;

/** Whether a text has a few of the words that sentences of a language are made of; mostly its beginning says so. */
export function readsAs(language: string, text: string, least = leastCommonWords): boolean {
  const common = commonWords[language];
  if (!common) return false;
  let found: string[] = [];
  for (let start = 0; start < text.length; ) {
    const space = text.indexOf(' ', start);
    const end = space === -1 ? text.length : space;
    if (end > start && end - start <= longestCommonWord) {
      const word = text.slice(start, end);
      if (common.has(word) && !found.includes(word)) found = [...found, word];
      if (found.length >= least) return true;
    }
    start = end + 1;
  }
  return false;
}
