import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { isSame } from './is-same.ts';
import { type Fields, mergeFields } from './merge-fields.ts';

export type Worded = Pick<DraftContent, 'setFor' | 'texts'>;

/** What a draft says in each slot, whether its layout is set for it or not; none: what the design says. */
export function wordsOf({ setFor, texts }: Worded): Fields<string> {
  return { ...setFor, ...texts };
}

/** Words that began as the same ones. A layout that one of the two has set anew hides no word of the other. */
export function mergeWords(base: Worded, mine: Worded, theirs: Worded): Worded {
  if (isSameWorded(theirs, base) || isSameWorded(theirs, mine))
    return { setFor: mine.setFor, texts: mine.texts };
  if (isSameWorded(mine, base)) return { setFor: theirs.setFor, texts: theirs.texts };
  const words = mergeFields(wordsOf(base), wordsOf(mine), wordsOf(theirs));
  const setFor = entriesWhere(
    mergeFields(base.setFor, mine.setFor, theirs.setFor),
    (slot) => words[slot] !== undefined,
  );
  return { setFor, texts: entriesWhere(words, (slot, text) => setFor[slot] !== text) };
}

function isSameWorded(one: Worded, other: Worded): boolean {
  return isSame(one.texts, other.texts) && isSame(one.setFor, other.setFor);
}

function entriesWhere(
  fields: Fields<string>,
  isKept: (slot: string, text: string) => boolean,
): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([slot, text]) => isKept(slot, text)));
}
