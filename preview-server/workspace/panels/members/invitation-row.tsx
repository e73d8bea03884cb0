import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { MembersAnswer } from '../../../workspace-api/accounts/account-answers.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './members.module.css';
import type { ChangeMembers } from './members-dialog.tsx';

type Invitation = MembersAnswer['invitations'][number];
type InvitationRowProps = { invitation: Invitation; onChange: ChangeMembers };

/** A letter that is on its way: sent once more, or withdrawn. */
export function InvitationRow({ invitation: { id, email, role, expiresAt }, onChange }: InvitationRowProps) {
  const say = useMessages();
  const date = new Date(expiresAt).toLocaleDateString(say('locale'), { dateStyle: 'medium' });
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <span className={styles.name}>{email}</span>
        <span className={styles.address}>{say('members.until', { date })}</span>
      </span>
      <span className={styles.role}>{say(`role.${role}`)}</span>
      <span className={styles.actions}>
        <Button
          kind="plain"
          aria-label={say('members.againNamed', { email })}
          onPress={() =>
            void onChange(
              (api) => api.invite(email, role, say.language),
              say('members.inviteSent', { email }),
            )
          }
        >
          {say('members.again')}
        </Button>
        <Button
          kind="plain"
          aria-label={say('members.withdrawNamed', { email })}
          onPress={() => void onChange((api) => api.withdraw(id), say('members.withdrawn', { email }))}
        >
          {say('members.withdraw')}
        </Button>
      </span>
    </li>
  );
}
