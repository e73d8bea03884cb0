import { mainHeadings } from '../model/main-headings.ts';
import type { ReadText, StoryReading } from '../model/story-reading.ts';

/** How many characters a text may have. */
export type LengthLimits = { min: number; max: number };

/** Letters, numbers and the marks of ordinary sentences: what may stand in search results as it is. */
const plain = /^[\p{L}\p{N} .,:;!?&%€+()„“”"’'/–—-]+$/u;

const fits = (text: string, { min, max }: LengthLimits): boolean =>
  text.length >= min && text.length <= max && plain.test(text);

/** The page's main heading, where it can stand for the page elsewhere, too. */
export function headingWords(story: StoryReading, limits: LengthLimits): string | undefined {
  for (const { block, key } of mainHeadings(story).most) {
    const words = key === undefined ? undefined : block?.content[key];
    if (typeof words === 'string' && fits(words.trim(), limits)) return words.trim();
  }
  return undefined;
}

/** The first sentences that visitors read on the page, as many as fit. */
export function firstSentences({ texts, root }: StoryReading, limits: LengthLimits): string | undefined {
  for (const reading of texts) {
    if (reading.block === root || !isRunningText(reading)) continue;
    const sentences = wholeSentences(reading.text, limits);
    if (sentences !== undefined) return sentences;
  }
  return undefined;
}

/** As many whole sentences from the beginning of a text as fit; none where there are too few. */
export function wholeSentences(text: string, limits: LengthLimits): string | undefined {
  const beginning = text.slice(0, limits.max + 1);
  const ends = [...beginning.matchAll(/[.!?](?=\s|$)/g)].map(({ index }) => index + 1);
  return ends
    .map((end) => text.slice(0, end).trim())
    .filter((sentences) => fits(sentences, limits))
    .at(-1);
}

const runningTypes = new Set(['text', 'textarea', 'markdown', 'richtext']);

function isRunningText({ field, language, isCode }: ReadText): boolean {
  return language === undefined && !isCode && runningTypes.has(field.type);
}
