import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { useMemo } from 'react';
import { leaveTranslation, translatePage } from '../../actions/translation/translation-desk.ts';
import { isOpenText, textsInLanguage } from '../../base/translation/page-texts.ts';
import { useForm } from '../../store/form-store.ts';
import { usePageTexts } from '../../store/server/translations.ts';
import { useTranslating } from '../../store/translation-store.ts';
import { useMessages } from '../messages/messages.ts';

/** How many texts of the page are not translated, over all languages; a press leads to them. */
export function TranslationNote() {
  const say = useMessages();
  const isTranslating = useTranslating((state) => state.isOpen);
  const last = useForm((state) => state.language);
  const { page, languages } = usePageTexts();
  const open = useMemo(
    () =>
      languages.map((language) => ({
        language,
        count: page ? textsInLanguage(page.texts, page.doubts, language).filter(isOpenText).length : 0,
      })),
    [page, languages],
  );
  if (!page || languages.length === 0) return null;
  const all = open.reduce((sum, { count }) => sum + count, 0);
  const words = { 0: 'translate.pageDone', 1: 'translate.pageOpenOne' } as const;
  const withOpen = open.filter(({ count }) => count > 0);
  const meant = withOpen.find(({ language }) => language === last) ?? withOpen[0];
  return (
    <Button
      kind="plain"
      aria-pressed={isTranslating}
      onPress={isTranslating ? leaveTranslation : () => translatePage(meant?.language ?? last)}
    >
      {say(all === 0 || all === 1 ? words[all] : 'translate.pageOpen', { count: all })}
    </Button>
  );
}
