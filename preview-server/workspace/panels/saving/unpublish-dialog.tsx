import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { type SubjectKey, subjectKey } from '@blattwerk/schemas/usage/subject.ts';
import { unpublishPage } from '../../actions/saving/publish.ts';
import { closeDialog, openDialog } from '../../store/dialog-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { useUsage } from '../../store/server/usage.ts';
import { Dialog } from '../controls/dialog.tsx';
import { useMessages } from '../messages/messages.ts';

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

const shownAtOnce = 5;

/** Published pages whose links lead to nothing once this one is gone, by name. */
function LinkingPages({ subject }: { subject: SubjectKey }) {
  const say = useMessages();
  const [usage] = useUsage([subject]).data ?? [];
  if (!usage || usage.pages === 0) return null;
  const { pages, live, uses } = usage;
  const first = uses.toSorted((one, other) => other.inPublished - one.inPublished).slice(0, shownAtOnce);
  const showAll = {
    label: say('unpublish.more', { count: pages }),
    run: () => openDialog('usage', { subjects: [subject] }),
  };
  return (
    <Notice tone="warning" actions={pages > first.length ? [showAll] : []}>
      {say(pages === 1 ? 'usage.deleteLinkedOnce' : 'usage.deleteLinked', { pages, live })}
      <ul>
        {first.map(({ id, name, fullSlug }) => (
          <li key={id}>
            {name} <small>{fullSlug}</small>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
