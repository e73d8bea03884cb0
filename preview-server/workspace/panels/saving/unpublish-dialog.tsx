import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { subjectKey } from '@blattwerk/schemas/usage/subject.ts';
import { unpublishPage } from '../../actions/saving/publish.ts';
import { closeDialog } from '../../store/dialog-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { Dialog } from '../controls/dialog.tsx';
import { useMessages } from '../messages/messages.ts';
import { LinkingPages } from './linking-pages.tsx';

/** Asks before a page disappears from the shop. */
export function UnpublishDialog() {
  const say = useMessages();
  const name = useDocument(({ story }) => story.name) ?? '';
  const uuid = useDocument(({ story }) => story.uuid);
  return (
    <Dialog
      role="alertdialog"
      title={say('unpublish.title', { name })}
      onClose={closeDialog}
      actions={
        <>
          <Button onPress={closeDialog} autoFocus>
            {say('action.cancel')}
          </Button>
          <Button
            kind="danger"
            onPress={() => {
              closeDialog();
              void unpublishPage();
            }}
          >
            {say('unpublish.confirm')}
          </Button>
        </>
      }
    >
      <p>{say('unpublish.text')}</p>
      {uuid !== undefined && <LinkingPages subject={subjectKey('story', uuid)} />}
    </Dialog>
  );
}
