import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { type FormEvent, useState } from 'react';
import { type Role, roles } from '../../../roles/roles.ts';
import { Select } from '../controls/select.tsx';
import { TextBox } from '../controls/text-box.tsx';
import { useMessages } from '../messages/messages.ts';
import styles from './members.module.css';
import type { ChangeMembers } from './members-dialog.tsx';

/** Sends the letter of invitation to a new member. */
export function InviteForm({ onChange }: { onChange: ChangeMembers }) {
  const say = useMessages();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('author');
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (!/^\S+@\S+\.\S+$/.test(address)) {
      setError(say('members.wrongEmail'));
      return;
    }
    const sent = say('members.inviteSent', { email: address });
    if (await onChange((api) => api.invite(address, role, say.language), sent)) setEmail('');
  };
  return (
    <form className={styles.invite} onSubmit={(event) => void submit(event)} noValidate>
      <h3 className={styles.heading}>{say('members.inviteTitle')}</h3>
      <TextBox
        label={say('members.email')}
        type="email"
        value={email}
        onChange={(next) => {
          setEmail(next);
          setError(undefined);
        }}
        error={error}
      />
      <Select<Role>
        label={say('members.newRole')}
        value={role}
        options={roles.map((value) => ({ value, label: say(`role.${value}`) }))}
        onChange={setRole}
      />
      <p className={styles.help}>{say(`role.${role}Help`)}</p>
      <Button kind="main" type="submit" isDisabled={email.trim() === ''}>
        {say('members.invite')}
      </Button>
    </form>
  );
}
