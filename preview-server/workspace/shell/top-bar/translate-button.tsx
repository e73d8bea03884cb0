import { Languages } from 'lucide-react';
import { leaveTranslation, translatePage } from '../../actions/translation/translation-desk.ts';
import { IconButton } from '../../panels/controls/icon-button.tsx';
import { useMessages } from '../../panels/messages/messages.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { useTranslating } from '../../store/translation-store.ts';

/** Translates the open page, or leads to how far all pages are translated while none is open. */
export function TranslateButton() {
  const say = useMessages();
  const isOpen = useDocument(() => true) ?? false;
  const isTranslating = useTranslating((state) => state.isOpen);
  if (!isOpen)
    return (
      <IconButton label={say('translate.list')} onPress={() => openDialog('translations', {})}>
        <Languages size={16} aria-hidden />
      </IconButton>
    );
  return (
    <IconButton
      label={say(isTranslating ? 'translate.leave' : 'translate.open')}
      onPress={isTranslating ? leaveTranslation : () => translatePage()}
    >
      <Languages size={16} aria-hidden />
    </IconButton>
  );
}
