import type { Finding } from '@blattwerk/schemas/rules/finding.ts';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { closeDialog } from '../dialogs/dialog-store.ts';
import { FindingList } from '../findings/finding-list.tsx';
import { useMessages } from '../messages/messages.ts';

/** Why the page was not published; each reason leads to its field. */
export function RefusalDialog({ findings }: { findings: readonly Finding[] }) {
  const say = useMessages();
  const errors = findings.filter(({ severity }) => severity === 'error');
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
      <p>{say(errors.length === 1 ? 'refusal.one' : 'refusal.many', { count: errors.length })}</p>
      <FindingList findings={errors} onJump={closeDialog} />
    </Dialog>
  );
}
