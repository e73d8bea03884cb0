import type { Change, Fix } from '../model/fix.ts';
import type { JudgeContext } from '../model/judged-story.ts';
import { offeredFix, replacing } from '../model/making-fixes.ts';
import type { RuleField } from '../model/rule-schema.ts';
import { extend } from '../model/story-path.ts';
import type { ReadBlock, ReadField, StoryReading } from '../model/story-reading.ts';
import { firstSentences, headingWords, type LengthLimits, wholeSentences } from './page-words.ts';

/** What search results show of each. */
export const titleLength: LengthLimits = { min: 10, max: 60 };
export const descriptionLength: LengthLimits = { min: 50, max: 160 };

/** Makes the main heading the page's title, where no other page is called so. */
export function titleFixes(
  story: StoryReading,
  { block, key, field, language, value }: Pick<ReadField, 'block' | 'key' | 'field' | 'language' | 'value'>,
  { pagesTitled }: JudgeContext,
): Fix[] {
  if (language !== undefined) return [];
  const words = headingWords(story, within(titleLength, field));
  if (words === undefined || words === value || (pagesTitled?.(words) ?? []).length > 0) return [];
  // The same words for every page, so that many are put right at once.
  const label = { de: 'Die Hauptüberschrift nehmen', en: 'Take the main heading' };
  return [offeredFix(label, ...writing(block, key, words))];
}

/** Keeps as many whole sentences as fit, or takes the first ones of the page. */
export function descriptionFixes(
  story: StoryReading,
  { block, key, field, language, value }: ReadField,
): Fix[] {
  const limits = within(descriptionLength, field);
  const kept = typeof value === 'string' ? wholeSentences(value.trim(), limits) : undefined;
  if (kept !== undefined) {
    const label = { de: 'Nach dem letzten Satz kürzen, der passt', en: 'Keep the sentences that fit' };
    return [offeredFix(label, ...writing(block, key, kept))];
  }
  const taken = language === undefined ? firstSentences(story, limits) : undefined;
  if (taken === undefined) return [];
  const label = { de: 'Die ersten Sätze der Seite nehmen', en: 'Take the first sentences of the page' };
  return [offeredFix(label, ...writing(block, key, taken))];
}

/** The limits of the field itself may be narrower. */
function within({ min, max }: LengthLimits, { max_length }: RuleField): LengthLimits {
  return { min, max: Math.min(max, max_length ?? max) };
}

/** A field that is absent is so on many pages: the page's own `_uid` says that it is this one. */
function writing({ content, path }: ReadBlock, key: string, words: string): Change[] {
  const { _uid } = content;
  return [replacing(extend(path, '_uid'), _uid, _uid), replacing(extend(path, key), content[key], words)];
}
