import { closeDialog } from '../../store/dialog-store.ts';
import { Dialog } from '../controls/dialog.tsx';
import { useMessages } from '../messages/messages.ts';
import { TranslationList } from './translation-list.tsx';

/** How far all pages are translated, and the way to what is left. */
export function TranslationListDialog() {
  const say = useMessages();
  return (
    <Dialog title={say('translate.list')} size="full" onClose={closeDialog}>
      <TranslationList />
    </Dialog>
  );
}
