import type { Fix } from '../model/fix.ts';
import type { JudgeContext } from '../model/judged-story.ts';
import { quoted } from '../model/labels.ts';
import { offeredFix, replacing } from '../model/making-fixes.ts';
import { extend } from '../model/story-path.ts';
import type { ReadField, StoryReading } from '../model/story-reading.ts';
import { headingWords, type LengthLimits } from './page-words.ts';

/** Makes the main heading the page's title, where no other page is called so. */
export function headingFixes(
  story: StoryReading,
  { block, key, field, language, value }: Pick<ReadField, 'block' | 'key' | 'field' | 'language' | 'value'>,
  { pagesTitled }: JudgeContext,
  { min, max }: LengthLimits,
): Fix[] {
  if (language !== undefined) return [];
  const words = headingWords(story, { min, max: Math.min(max, field.max_length ?? max) });
  if (words === undefined || words === value || (pagesTitled?.(words) ?? []).length > 0) return [];
  const { de, en } = quoted(words);
  const label = { de: `Überschrift ${de} nehmen`, en: `Take the heading ${en}` };
  return [offeredFix(label, replacing(extend(block.path, key), value, words))];
}
