import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useRef, useState } from 'react';
import type { Member, MembersAnswer } from '../../../workspace-api/accounts/account-answers.ts';
import { membersApi } from '../../base/api/accounts-api.ts';
import { type ApiError, type Result, reasonOf } from '../../base/api/result.ts';
import { closeDialog } from '../../store/dialog-store.ts';
import { noteMembers, useMembers } from '../../store/server/members.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { Dialog } from '../controls/dialog.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberRow } from './member-row.tsx';
import styles from './members.module.css';

/** A change of members; answers whether it was done. */
export type ChangeMembers = (
  change: (api: ReturnType<typeof membersApi>) => Promise<Result<MembersAnswer>>,
  news?: string,
) => Promise<boolean>;

/** Who has an account and may do what; invites, changes and removes members. */
export function MembersDialog() {
  const say = useMessages();
  const { token, member: me } = useOpenSession();
  const { data, error, isPending, refetch } = useMembers();
  const [failure, setFailure] = useState<ApiError>();
  const [news, setNews] = useState('');

  const newsRef = useRef<HTMLParagraphElement>(null);
  const change: ChangeMembers = async (send, done = '') => {
    const result = await send(membersApi(token));
    setFailure(result.ok ? undefined : result.error);
    setNews(result.ok ? done : '');
    if (result.ok) noteMembers(result.value);
    else void refetch();
    if (result.ok && done !== '') newsRef.current?.focus();
    return result.ok;
  };
  const shown = error ? reasonOf(error) : failure;
  return (
    <Dialog title={say('members.title')} size="wide" onClose={closeDialog}>
      {shown && (
        <Notice tone="error">
          {isLastAdministrator(data?.members, shown)
            ? say('members.lastAdministrator')
            : errorSentence(say, shown)}
        </Notice>
      )}
      {isPending && <Busy>{say('members.loading')}</Busy>}
      <p ref={newsRef} tabIndex={-1} className={styles.news} role="status">
        {news}
      </p>
      {data && (
        <>
          <ul className={styles.list} aria-label={say('members.title')}>
            {data.members.map((member) => (
              <MemberRow key={member.id} member={member} isMe={member.id === me?.id} onChange={change} />
            ))}
          </ul>
          {data.invitations.length > 0 && (
            <>
              <h3 className={styles.heading}>{say('members.invited')}</h3>
              <ul className={styles.list} aria-label={say('members.invited')}>
                {data.invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} onChange={change} />
                ))}
              </ul>
            </>
          )}
          <InviteForm onChange={change} />
        </>
      )}
    </Dialog>
  );
}

/** The one refusal that the list itself explains. */
const isLastAdministrator = (members: readonly Member[] = [], error: ApiError): boolean =>
  error.kind === 'failed' && members.filter(({ role }) => role === 'administrator').length === 1;
