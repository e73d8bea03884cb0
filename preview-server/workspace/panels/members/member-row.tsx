import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { useState } from 'react';
import { roles } from '../../../roles/roles.ts';
import type { Member } from '../../../workspace-api/accounts/account-answers.ts';
import { Dialog } from '../controls/dialog.tsx';
import { Select } from '../controls/select.tsx';
import { useMessages } from '../messages/messages.ts';
import styles from './members.module.css';
import type { ChangeMembers } from './members-dialog.tsx';

type MemberRowProps = { member: Member; isMe: boolean; onChange: ChangeMembers };

/** One member with the role, a link for a new password, and the way out. */
export function MemberRow({ member: { id, name, email, role }, isMe, onChange }: MemberRowProps) {
  const say = useMessages();
  const [isAsked, setAsked] = useState(false);
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <span className={styles.name}>
          {name}
          {isMe && <span className={styles.me}> · {say('members.me')}</span>}
        </span>
        <span className={styles.address}>{email}</span>
      </span>
      <Select
        label={say('members.role', { name })}
        layout="bare"
        value={role}
        options={roles.map((value) => ({ value, label: say(`role.${value}`) }))}
        onChange={(next) => next !== role && void onChange((api) => api.changeRole(id, next))}
      />
      <span className={styles.actions}>
        <Button
          kind="plain"
          aria-label={say('members.letterNamed', { name })}
          onPress={() =>
            void onChange(
              (api) => api.invite(email, role, say.language),
              say('members.letterSent', { email }),
            )
          }
        >
          {say('members.letter')}
        </Button>
        <Button kind="plain" aria-label={say('members.removeNamed', { name })} onPress={() => setAsked(true)}>
          {say('members.remove')}
        </Button>
      </span>
      {isAsked && (
        <Dialog
          role="alertdialog"
          title={say('members.removeTitle', { name })}
          onClose={() => setAsked(false)}
          actions={
            <>
              <Button onPress={() => setAsked(false)} autoFocus>
                {say('action.cancel')}
              </Button>
              <Button
                kind="danger"
                onPress={() => {
                  setAsked(false);
                  void onChange((api) => api.remove(id), say('members.removed', { name }));
                }}
              >
                {say('members.remove')}
              </Button>
            </>
          }
        >
          <p>{say('members.removeText')}</p>
        </Dialog>
      )}
    </li>
  );
}
