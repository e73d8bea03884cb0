import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { UserRound } from 'lucide-react';
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { Member } from '../../../workspace-api/accounts/account-answers.ts';
import type { Person } from '../../../workspace-api/news/page-news.ts';
import { signOut } from '../../base/api/accounts-api.ts';
import { blockOf } from '../../base/content/block-index.ts';
import { blockTitle } from '../../base/schema/block-title.ts';
import { blockLabel } from '../../base/schema/labels.ts';
import dialogs from '../../panels/controls/dialog.module.css';
import popovers from '../../panels/controls/popover.module.css';
import { TextBox } from '../../panels/controls/text-box.tsx';
import { useMessages } from '../../panels/messages/messages.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { usePeople } from '../../store/news-store.ts';
import { documentStore, selectBlock } from '../../store/page/document.ts';
import { leaveSession, useMay, useOpenSession } from '../../store/session-store.ts';
import { settingsStore, useSettings } from '../../store/settings-store.ts';
import { tabId } from '../../store/tab-id.ts';
import { initials } from './initials.ts';
import styles from './people.module.css';

const shownAtOnce = 3;

/** Who else has the open page open, where they are on it, and what one is called oneself. */
export function People() {
  const say = useMessages();
  const { member, config } = useOpenSession();
  const name = useSettings((settings) => settings.name);
  const others = usePeople().filter(({ tab }) => tab !== tabId);
  const label =
    others.length === 0
      ? say('people.alone')
      : say(others.length === 1 ? 'people.one' : 'people.many', { count: others.length });
  return (
    <DialogTrigger>
      <AriaButton className={styles.people ?? ''} aria-label={label}>
        {others.length === 0 && <UserRound size={16} aria-hidden />}
        {others.slice(0, shownAtOnce).map((person) => (
          <Sign key={person.tab} person={person} />
        ))}
        {others.length > shownAtOnce && <span className={styles.more}>+{others.length - shownAtOnce}</span>}
      </AriaButton>
      <Popover className={popovers.popover ?? ''} placement="bottom end">
        <Dialog aria-label={say('people.title')} className={`${dialogs.dialog} ${styles.card}`}>
          {({ close }) => (
            <>
              {others.length === 0 && <p className={styles.alone}>{label}</p>}
              <ul className={styles.list}>
                {others.map((person) => (
                  <li key={person.tab} className={styles.person}>
                    <Sign person={person} />
                    <Whereabouts person={person} />
                  </li>
                ))}
              </ul>
              {member ? (
                <Account member={member} leave={close} />
              ) : (
                <TextBox
                  label={say('people.name')}
                  help={say('people.nameHelp')}
                  value={name}
                  onChange={(next) => settingsStore.setState({ name: next.slice(0, 60) })}
                />
              )}
              {!member && config.hasAccounts && (
                <Button onPress={() => openMembers(close)}>{say('members.title')}</Button>
              )}
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** A dialog over an open card would leave the card behind it. */
function openMembers(closeCard: () => void): void {
  closeCard();
  openDialog('members', {});
}

/** Whose account is signed in, and the way out; members are kept from here, too. */
function Account({ member, leave }: { member: Member; leave: () => void }) {
  const say = useMessages();
  const mayManage = useMay('manage-members');
  const end = async () => {
    await signOut();
    leaveSession();
  };
  return (
    <div className={styles.account}>
      <span>{say('signIn.as', { name: member.name })}</span>
      <span className={styles.role}>
        {member.email} · {say(`role.${member.role}`)}
      </span>
      <span className={styles.actions}>
        {mayManage && <Button onPress={() => openMembers(leave)}>{say('members.title')}</Button>}
        <Button onPress={() => void end()}>{say('signIn.out')}</Button>
      </span>
    </div>
  );
}

function Sign({ person: { tab, name, isEditing } }: { person: Person }) {
  return (
    <span
      className={styles.sign}
      data-colour={Number.parseInt(tab.slice(0, 2), 16) % 5}
      data-editing={isEditing}
    >
      {initials(name) || <UserRound size={13} aria-hidden />}
    </span>
  );
}

/** Where a colleague is; a press goes there. */
function Whereabouts({ person }: { person: Person }) {
  const say = useMessages();
  const name = person.name || say('people.unnamed');
  const { open } = documentStore.getState();
  const block = open && person.block !== null ? blockOf(open.content, open.index, person.block) : undefined;
  if (!block || block._uid === open?.content._uid) return <span>{say('people.there', { name })}</span>;
  const title = [blockLabel(block.component, say.language), blockTitle(block, say.language)]
    .filter(Boolean)
    .join(' · ');
  return (
    <Button kind="link" onPress={() => selectBlock(block._uid)}>
      {say(person.isEditing ? 'people.editing' : 'people.viewing', { name, block: title })}
    </Button>
  );
}
