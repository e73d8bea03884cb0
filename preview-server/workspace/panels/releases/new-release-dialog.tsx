import { useState } from 'react';
import { beginRelease } from '../../actions/releases/change-release.ts';
import { saveIfNeeded } from '../../actions/saving/save-draft.ts';
import { type DialogProps, openDialog } from '../../store/dialog-store.ts';
import { ActionDialog } from '../controls/action-dialog.tsx';
import { TextBox } from '../controls/text-box.tsx';
import { useMessages } from '../messages/messages.ts';

/** Asks for the name of a new release; with a page, that one comes in at once. */
export function NewReleaseDialog({ page }: DialogProps['new-release']) {
  const say = useMessages();
  const [name, setName] = useState('');
  const [begun, setBegun] = useState<number>();
  return (
    <ActionDialog
      title={say('release.new')}
      action={say('release.begin')}
      isReady={name.trim() !== ''}
      close={() => openDialog('releases', begun === undefined ? {} : { release: begun })}
      run={async () => {
        if (page && !(await saveIfNeeded())) return { kind: 'unsaved' };
        const release = await beginRelease(name.trim(), page?.id);
        if (release.ok) setBegun(release.value.id);
        return release.ok ? undefined : release.error;
      }}
    >
      <p>{say(page ? 'release.newTextOf' : 'release.newText', { name: page?.name ?? '' })}</p>
      <TextBox label={say('release.name')} value={name} onChange={setName} autoFocus isRequired />
    </ActionDialog>
  );
}
