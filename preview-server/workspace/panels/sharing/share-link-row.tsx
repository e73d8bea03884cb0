import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { ShareLink } from '../../../workspace-api/share-links/share-links-answer.ts';
import { authorName } from '../messages/author-name.ts';
import { type Say, useMessages } from '../messages/messages.ts';
import styles from './sharing.module.css';

type ShareLinkRowProps = { link: ShareLink; onCopy(): void; onRevoke(): void };

/** One link: whom it is for, how long it holds, how often it was opened. */
export function ShareLinkRow({ link, onCopy, onRevoke }: ShareLinkRowProps) {
  const say = useMessages();
  const { note, createdBy, expiresAt, revokedAt } = link;
  const isOpen = revokedAt === null && new Date(expiresAt).getTime() > Date.now();
  return (
    <li className={styles.row} data-over={!isOpen}>
      <span className={styles.what}>
        <span className={styles.note}>{note}</span>
        <span className={styles.facts}>
          {[
            say('share.by', { name: authorName(say, createdBy) }),
            stateOf(say, link),
            openedSentence(say, link),
          ].join(' · ')}
        </span>
      </span>
      {isOpen && (
        <span className={styles.actions}>
          <Button kind="plain" aria-label={say('share.copyNamed', { note })} onPress={onCopy}>
            {say('share.copy')}
          </Button>
          <Button kind="plain" aria-label={say('share.revokeNamed', { note })} onPress={onRevoke}>
            {say('share.revoke')}
          </Button>
        </span>
      )}
    </li>
  );
}

const dateOf = (say: Say, at: string): string =>
  new Date(at).toLocaleString(say('locale'), { dateStyle: 'medium', timeStyle: 'short' });

function stateOf(say: Say, { expiresAt, revokedAt }: ShareLink): string {
  if (revokedAt !== null) return say('share.revoked', { date: dateOf(say, revokedAt) });
  const isOver = new Date(expiresAt).getTime() <= Date.now();
  return say(isOver ? 'share.over' : 'share.until', { date: dateOf(say, expiresAt) });
}

function openedSentence(say: Say, { opened, lastOpenedAt }: ShareLink): string {
  if (lastOpenedAt === null) return say('share.never');
  const date = dateOf(say, lastOpenedAt);
  return say(opened === 1 ? 'share.openedOnce' : 'share.opened', { count: opened, date });
}
