import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { useState } from 'react';
import { closeDialog } from '../../store/dialog-store.ts';
import { useAllFindings } from '../../store/findings-store.ts';
import { useOpening } from '../../store/opening-store.ts';
import { Dialog } from '../controls/dialog.tsx';
import { FindingList } from '../findings/finding-list.tsx';
import { useMessages } from '../messages/messages.ts';

/** Errors that kept the page from being published; each links to its field. */
export function RefusalDialog({ findings }: { findings: readonly Finding[] }) {
  const say = useMessages();
  const live = useAllFindings(useOpening((state) => state.storyId));
  // The server's list is of the page as it was sent; what is put right here is judged here.
  const [isChanged, setChanged] = useState(false);
  const errors = (isChanged ? live : findings).filter(({ severity }) => severity === 'error');
  return (
    <Dialog
      title={say('refusal.title')}
      onClose={closeDialog}
      actions={
        <Button kind="main" onPress={closeDialog}>
          {say('action.close')}
        </Button>
      }
    >
      {errors.length > 0 && (
        <p>{say(errors.length === 1 ? 'refusal.one' : 'refusal.many', { count: errors.length })}</p>
      )}
      <FindingList findings={errors} onFixed={() => setChanged(true)} onJump={closeDialog} />
    </Dialog>
  );
}
