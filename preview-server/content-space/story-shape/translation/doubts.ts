import { sameValue } from '@blattwerk/schemas/rules/model/same-value.ts';
import { type TranslatableText, textId } from './texts-in.ts';

/**
 * Why a translation that is there is not taken for done: it was written for another source (`older`), or is the source
 * itself, put there to be translated (`copied`).
 */
export type Doubt = {
  language: string;
  uid: string;
  /** As `TranslatableText` has it. */
  key: string;
  kind: 'older' | 'copied';
  /** What the source was when the translation was written; undefined where there was none. */
  source?: unknown;
};

/** Doubts by what is doubted, within one page. */
export type Doubts = ReadonlyMap<string, Doubt>;

export const doubtId = (language: string, text: Pick<TranslatableText, 'uid' | 'key'>): string =>
  `${language} ${textId(text)}`;

export const doubtsOf = (doubts: readonly Doubt[]): Doubts =>
  new Map(doubts.map((doubt) => [doubtId(doubt.language, doubt), doubt]));

/**
 * The doubts after a save, told from what it changed: a translation that was written anew is for the source as it is now;
 * one that stayed while its source changed is older, until the source is again what it was written for. Texts that
 * the page has lost keep theirs, as they may come back.
 */
export function doubtsAfter(
  before: readonly TranslatableText[],
  after: readonly TranslatableText[],
  doubts: Doubts,
  languages: readonly string[],
): Doubts {
  const known = new Map(before.map((text) => [textId(text), text]));
  const next = new Map(doubts);
  for (const text of after) {
    const was = known.get(textId(text));
    // What is new on the page came as a whole: another page's block, a picture of the library.
    if (!was) continue;
    for (const language of languages) {
      const id = doubtId(language, text);
      const doubt = doubtAfter(was, text, doubts.get(id), language);
      if (doubt) next.set(id, doubt);
      else next.delete(id);
    }
  }
  return next;
}

function doubtAfter(
  was: TranslatableText,
  text: TranslatableText,
  doubt: Doubt | undefined,
  language: string,
): Doubt | undefined {
  const target = text.targetIn(language);
  if (target === undefined) return undefined;
  const named = { language, uid: text.uid, key: text.key };
  if (!sameValue(was.targetIn(language), target))
    return sameValue(target, text.source) ? { ...named, kind: 'copied', source: text.source } : undefined;
  if (doubt?.kind === 'copied') return doubt;
  if (sameValue(was.source, text.source)) return doubt;
  const source = doubt ? doubt.source : was.source;
  return sameValue(source, text.source) ? undefined : { ...named, kind: 'older', source };
}
