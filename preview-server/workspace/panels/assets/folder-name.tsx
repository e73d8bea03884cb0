import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { type FormEvent, useState } from 'react';
import { TextBox } from '../controls/text-box.tsx';
import { useMessages } from '../messages/messages.ts';
import styles from './folder-list.module.css';

type FolderNameProps = {
  label: string;
  name: string;
  action: string;
  onDone(name: string): void;
  onCancel(): void;
};

/** Asks for the name of a folder. */
export function FolderName({ label, name: given, action, onDone, onCancel }: FolderNameProps) {
  const say = useMessages();
  const [name, setName] = useState(given);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onDone(name.trim());
  };
  return (
    <form className={styles.folderName} onSubmit={submit}>
      <TextBox label={label} value={name} onChange={setName} autoFocus />
      <div className={styles.folderTools}>
        <Button type="submit" isDisabled={name.trim() === ''}>
          {action}
        </Button>
        <Button kind="link" onPress={onCancel}>
          {say('action.cancel')}
        </Button>
      </div>
    </form>
  );
}
