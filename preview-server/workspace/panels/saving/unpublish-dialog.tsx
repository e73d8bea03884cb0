import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { unpublishPage } from '../../actions/saving/publish.ts';
import { closeDialog } from '../../store/dialog-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { useConsequences } from '../../store/server/consequences.ts';
import { Dialog } from '../controls/dialog.tsx';
import { useMessages } from '../messages/messages.ts';
import { LinkingPages } from './linking-pages.tsx';
import { PageNames } from './page-names.tsx';

/** Asks before a page disappears from the shop. */
export function UnpublishDialog() {
  const say = useMessages();
  const name = useDocument(({ story }) => story.name) ?? '';
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
      <Losses />
    </Dialog>
  );
}

/** Published pages whose links lead to nothing once this one is gone, and those that list it no more, by name. */
function Losses() {
  const say = useMessages();
  const consequences = useConsequences();
  if (!consequences) return null;
  const { subject, linking, listings } = consequences;
  return (
    <>
      <LinkingPages subject={subject} usage={linking} />
      {listings.length > 0 && (
        <Notice>
          {say('unpublish.listed')}
          <PageNames pages={[...listings]} />
        </Notice>
      )}
    </>
  );
}
