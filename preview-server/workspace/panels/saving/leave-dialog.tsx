import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { saveDraft } from '../../actions/saving/save-draft.ts';
import { closeDialog } from '../../store/dialog-store.ts';
import { dropOwnWork } from '../../store/journal.ts';
import { documentStore, useDocument } from '../../store/page/document.ts';
import { requireSession } from '../../store/session-store.ts';
import { Dialog } from '../controls/dialog.tsx';
import { useMessages } from '../messages/messages.ts';

/** Asks what becomes of unsaved work before another page opens. */
export function LeaveDialog({ proceed }: { proceed(): void }) {
  const say = useMessages();
  const name = useDocument(({ story }) => story.name) ?? '';
  const saveAndGo = async () => {
    closeDialog();
    if (await saveDraft()) proceed();
  };
  const discardAndGo = async () => {
    closeDialog();
    const { open } = documentStore.getState();
    documentStore.setState({ open: undefined });
    if (open) await dropOwnWork(requireSession().config.spaceId, open.story.id);
    proceed();
  };
  return (
    <Dialog
      role="alertdialog"
      title={say('leave.title')}
      onClose={closeDialog}
      actions={
        <>
          <Button onPress={closeDialog}>{say('leave.stay')}</Button>
          <Button onPress={() => void discardAndGo()}>{say('leave.discard')}</Button>
          <Button kind="main" onPress={() => void saveAndGo()} autoFocus>
            {say('leave.save')}
          </Button>
        </>
      }
    >
      <p>{say('leave.text', { name })}</p>
    </Dialog>
  );
}
