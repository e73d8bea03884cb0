import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { AssistantToken } from '../../../assistant/desk/assistant-answers.ts';
import { authorName } from '../messages/author-name.ts';
import { type Say, useMessages } from '../messages/messages.ts';
import styles from './assistants.module.css';

/** One token: which program, what it may do, who made it, when it was last used. */
export function TokenRow({ token, onRevoke }: { token: AssistantToken; onRevoke(): void }) {
  const say = useMessages();
  const { name, role, createdBy, expiresAt, revokedAt } = token;
  const isOver = revokedAt !== null || (expiresAt !== null && Date.parse(expiresAt) <= Date.now());
  const facts = [
    say(`assistants.role.${role}`),
    say('share.by', { name: authorName(say, createdBy) }),
    stateOf(say, token),
    usedSentence(say, token),
  ];
  return (
    <li className={styles.row} data-over={isOver}>
      <span className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>{facts.join(' · ')}</span>
      </span>
      {!isOver && (
        <Button kind="plain" aria-label={say('assistants.revokeNamed', { name })} onPress={onRevoke}>
          {say('share.revoke')}
        </Button>
      )}
    </li>
  );
}

const dateOf = (say: Say, at: string): string =>
  new Date(at).toLocaleDateString(say('locale'), { dateStyle: 'medium' });

function stateOf(say: Say, { expiresAt, revokedAt }: AssistantToken): string {
  if (revokedAt !== null) return say('share.revoked', { date: dateOf(say, revokedAt) });
  if (expiresAt === null) return say('assistants.term.open');
  const isOver = Date.parse(expiresAt) <= Date.now();
  return say(isOver ? 'share.over' : 'share.until', { date: dateOf(say, expiresAt) });
}

function usedSentence(say: Say, { lastUsedAt }: AssistantToken): string {
  if (lastUsedAt === null) return say('assistants.neverUsed');
  const date = new Date(lastUsedAt).toLocaleString(say('locale'), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return say('assistants.lastUsed', { date });
}
