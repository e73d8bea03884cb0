import { useMemo, useState } from 'react';
import { saveSection } from '../../actions/block/saved-sections.ts';
import { blockOf } from '../../base/content/block-index.ts';
import { blockTitle } from '../../base/schema/block-title.ts';
import { blockLabel } from '../../base/schema/labels.ts';
import { documentStore } from '../../store/page/document.ts';
import { ActionDialog } from '../controls/action-dialog.tsx';
import { TextBox } from '../controls/text-box.tsx';
import { useMessages } from '../messages/messages.ts';

/** Keeps blocks of the open page under a name, to be inserted on any page. */
export function SaveSectionDialog({ uids }: { uids: readonly string[] }) {
  const say = useMessages();
  // As they were when the dialog was opened: work on the page may go on elsewhere.
  const blocks = useMemo(() => {
    const { open } = documentStore.getState();
    return open ? uids.flatMap((uid) => blockOf(open.content, open.index, uid) ?? []) : [];
  }, [uids]);
  const [first] = blocks;
  const [name, setName] = useState(
    first ? blockTitle(first, say.language) || blockLabel(first.component, say.language) : '',
  );
  return (
    <ActionDialog
      title={say('saved.saveTitle')}
      action={say('saved.save')}
      isReady={name.trim() !== '' && blocks.length > 0}
      run={() => saveSection(name, blocks)}
    >
      <TextBox
        label={say('saved.name')}
        value={name}
        onChange={setName}
        help={say('saved.help')}
        autoFocus
        isRequired
      />
      <p>{blocks.map(({ component }) => blockLabel(component, say.language)).join(', ')}</p>
    </ActionDialog>
  );
}
