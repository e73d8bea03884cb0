import {
  type Doubt,
  type Doubts,
  doubtId,
  doubtsAfter,
} from '../../../content-space/story-shape/translation/doubts.ts';
import { type TranslatableText, textsIn } from '../../../content-space/story-shape/translation/texts-in.ts';
import {
  isDue,
  stateOf,
  type TranslationState,
} from '../../../content-space/story-shape/translation/translation-state.ts';
import type { Block } from '../content/block.ts';

/** A text of the open page and how it stands in a language. */
export type PageText = {
  text: TranslatableText;
  /** Key of its translation, by which a form field is found; that of a picture's words names the picture, too. */
  name: string;
  state: TranslationState;
  doubt: Doubt | undefined;
};

/** A page as it was stored, and what was doubted of it then. */
export type Stored = { content: Block; doubts: Doubts };

export const isOpenText = ({ text, state }: PageText): boolean =>
  state !== undefined && state !== 'current' && isDue(text);

const known = new WeakMap<Block, TranslatableText[]>();

/** The same content is read once, however many ask. */
function textsOf(content: Block): TranslatableText[] {
  const texts = known.get(content) ?? textsIn(content);
  known.set(content, texts);
  return texts;
}

/** The texts of a page as it stands in the editor: what is typed counts as it will once it is saved. */
export function pageTexts(content: Block, stored: Stored, languages: readonly string[]) {
  const texts = textsOf(content);
  const doubts =
    content === stored.content
      ? stored.doubts
      : doubtsAfter(textsOf(stored.content), texts, stored.doubts, languages);
  return { texts, doubts };
}

/** Name of a text's translation in the form. */
const targetName = ({ key }: Pick<TranslatableText, 'key'>, language: string): string =>
  `${key}__i18n__${language.replaceAll('-', '_')}`;

/** How every text stands in one language; those with nothing to translate are left out. */
export function textsInLanguage(
  texts: readonly TranslatableText[],
  doubts: Doubts,
  language: string,
): PageText[] {
  return texts.flatMap((text) => {
    const doubt = doubts.get(doubtId(language, text));
    const state = stateOf(text, language, doubt);
    return state === undefined ? [] : [{ text, name: targetName(text, language), state, doubt }];
  });
}

/** Texts of one block. */
export type BlockTexts = { uid: string; texts: PageText[] };

/** The texts by their blocks, in the order of the page. */
export function byBlock(texts: readonly PageText[]): BlockTexts[] {
  const blocks: BlockTexts[] = [];
  for (const each of texts) {
    const last = blocks.at(-1);
    if (last?.uid === each.text.uid) last.texts.push(each);
    else blocks.push({ uid: each.text.uid, texts: [each] });
  }
  return blocks;
}

type Place = { uid: string; name: string };

/** The next text that is not done, after a place or before it; from the other end where none is left on this side. */
export function nextOpenText(
  texts: readonly PageText[],
  from: Place | undefined,
  by: 1 | -1,
): PageText | undefined {
  const here = from ? texts.findIndex(({ text, name }) => text.uid === from.uid && name === from.name) : -1;
  const ordered =
    by > 0
      ? [...texts.slice(here + 1), ...texts.slice(0, Math.max(here, 0))]
      : [...texts.slice(0, Math.max(here, 0)).toReversed(), ...texts.slice(here + 1).toReversed()];
  return ordered.find(isOpenText);
}
