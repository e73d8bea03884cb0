import { translationKey } from '../../../content-space/story-shape/language-fields.ts';
import { copyWithFreshUids } from '../../../content-space/story-shape/merging/fresh-uids.ts';
import { isPlainObject } from '../../../content-space/story-shape/plain-object.ts';
import { confirmTexts } from '../../base/api/translations-api.ts';
import { blockOf } from '../../base/content/block-index.ts';
import type { PageText } from '../../base/translation/page-texts.ts';
import { withPictureWords } from '../../base/translation/picture-words.ts';
import { documentStore, writeField } from '../../store/page/document.ts';
import { saveStore } from '../../store/saving-store.ts';
import { noteDoubts } from '../../store/server/translations.ts';
import { requireSession } from '../../store/session-store.ts';
import { translationStore } from '../../store/translation-store.ts';
import { saveIfNeeded } from '../saving/save-draft.ts';

/** Puts the source in place of its translation, to be translated there. */
export function copySource({ text }: PageText, language: string): void {
  const { open } = documentStore.getState();
  const block = open && blockOf(open.content, open.index, text.uid);
  if (!block) return;
  const source = block[text.field];
  if (text.picture) {
    const words = typeof text.source === 'string' ? text.source : '';
    writeField(text.uid, text.field, withPictureWords(source, text.picture, language, words));
  } else {
    const copy = isPlainObject(source) ? copyWithFreshUids(source) : source;
    writeField(text.uid, translationKey(text.field, language), copy);
  }
}

/** Takes translations for right as they are. What is typed is saved before, as only what is stored can be confirmed. */
export async function confirmTranslations(texts: readonly PageText[], language: string): Promise<void> {
  if (texts.length === 0 || !(await saveIfNeeded())) return;
  const { open } = documentStore.getState();
  if (!open) return;
  const answer = await confirmTexts(requireSession().token, open.story.id, {
    texts: texts.map(({ text: { uid, key, source } }) => ({ language, uid, key, source })),
  });
  if (!answer.ok) {
    saveStore.setState({ error: answer.error });
    return;
  }
  noteDoubts(open.story.id, answer.value);
  translationStore.setState({ notConfirmed: answer.value.changed });
}
