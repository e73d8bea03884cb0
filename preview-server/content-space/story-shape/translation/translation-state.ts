import { type Doubt, type Doubts, doubtId } from './doubts.ts';
import type { TranslatableText } from './texts-in.ts';

/** How a text stands in a language; undefined where there is nothing to translate and nothing translated. */
export type TranslationState = 'missing' | 'older' | 'current' | undefined;

/** @param doubt the one about this text in this language */
export function stateOf(
  { source, targetIn }: Pick<TranslatableText, 'source' | 'targetIn'>,
  language: string,
  doubt: Doubt | undefined,
): TranslationState {
  if (targetIn(language) === undefined) return source === undefined ? undefined : 'missing';
  if (doubt?.kind === 'copied') return 'missing';
  return doubt ? 'older' : 'current';
}

/** What is counted of a page in a language. */
export type TranslationCount = { texts: number; missing: number; older: number };

/** Titles of pictures may be translated and need not be: the shop shows them nowhere. */
export const isDue = ({ picture }: Pick<TranslatableText, 'picture'>): boolean => picture?.words !== 'title';

export function countTexts(
  texts: readonly TranslatableText[],
  language: string,
  doubts: Doubts,
): TranslationCount {
  const count: TranslationCount = { texts: 0, missing: 0, older: 0 };
  for (const text of texts) {
    if (!isDue(text)) continue;
    const state = stateOf(text, language, doubts.get(doubtId(language, text)));
    if (state === undefined) continue;
    count.texts += 1;
    if (state !== 'current') count[state] += 1;
  }
  return count;
}
