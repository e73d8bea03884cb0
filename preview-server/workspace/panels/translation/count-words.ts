import type { TranslationCount } from '../../../content-space/story-shape/translation/translation-state.ts';
import type { Say } from '../messages/messages.ts';

/** How far something is translated: `120 von 123 · 2 fehlen · 1 veraltet`. */
export function countWords(say: Say, { texts, missing, older }: TranslationCount): string {
  if (texts === 0) return say('translate.nothing');
  return [
    missing + older === 0
      ? say('translate.allDone', { count: texts })
      : say('translate.part', { count: texts - missing - older, all: texts }),
    ...leftWords(say, { missing, older }),
  ].join(' · ');
}

/** What is left of it: `2 fehlen`, `1 veraltet`. */
export function leftWords(
  say: Say,
  { missing, older }: Pick<TranslationCount, 'missing' | 'older'>,
): string[] {
  return [
    ...(missing > 0
      ? [say(missing === 1 ? 'translate.missingOne' : 'translate.missingCount', { count: missing })]
      : []),
    ...(older > 0 ? [say('translate.olderCount', { count: older })] : []),
  ];
}

/** Share of the texts that have a translation, in whole percent; all of them only where none is missing. */
function shareOf({ texts, missing }: Pick<TranslationCount, 'texts' | 'missing'>): number {
  return texts === 0 ? 100 : Math.floor(((texts - missing) / texts) * 100);
}

/** The same as it is written: `98 %`. */
export const shareText = (say: Say, count: Pick<TranslationCount, 'texts' | 'missing'>): string =>
  (shareOf(count) / 100).toLocaleString(say('locale'), { style: 'percent' });
